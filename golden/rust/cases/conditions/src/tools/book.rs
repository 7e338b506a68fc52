//! The tool `book`. Written once by adlgen; yours to edit.

use crate::toolspec::book::{BookDeps, BookHandler, BookInput, BookOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Book {
    /// What the tool is given.
    pub deps: BookDeps,
}

impl Book {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: BookDeps) -> Self {
        Self { deps }
    }
}

impl BookHandler for Book {
    async fn call(&self, _ctx: &CallContext, _input: BookInput) -> Result<BookOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::book::{BookInput as Input, INPUT, SPEC};

    const NAME: &str = "book";

    #[test]
    fn the_model_calls_it_by_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn arguments_that_are_no_json_are_refused() {
        let refused = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(refused.0[0].code, "json");
    }
}
