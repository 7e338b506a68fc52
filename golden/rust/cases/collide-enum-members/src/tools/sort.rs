//! The tool `sort`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::sort::{SortDeps, SortHandler, SortInput, SortOutput};

/// Serves the tool.
pub struct Sort {
    /// What the tool is given.
    pub deps: SortDeps,
}

impl Sort {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: SortDeps) -> Self {
        Self { deps }
    }
}

impl SortHandler for Sort {
    async fn call(&self, _ctx: &CallContext, _input: SortInput) -> Result<SortOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::sort::{SortInput as Input, INPUT, SPEC};

    const NAME: &str = "sort";

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
