//! The tool `book`. Written once by adlgen; edit it freely.

use crate::toolspec::book::{BookDeps, BookHandler, BookInput, BookOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Book {
    /// The dependencies of the tool.
    pub deps: BookDeps,
}

impl Book {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: BookDeps) -> Self {
        Self { deps }
    }
}

impl BookHandler for Book {
    async fn call(&self, _ctx: &CallContext, _input: BookInput) -> Result<BookOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::book::{BookInput as Input, INPUT, SPEC};

    const NAME: &str = "book";

    #[test]
    fn it_has_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
