//! The tool `get`. Written once by adlgen; yours to edit.

use crate::toolspec::get::{GetDeps, GetHandler, GetInput, GetOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Get {
    /// What the tool is given.
    pub deps: GetDeps,
}

impl Get {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: GetDeps) -> Self {
        Self { deps }
    }
}

impl GetHandler for Get {
    async fn call(&self, _ctx: &CallContext, _input: GetInput) -> Result<GetOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::get::{GetInput as Input, INPUT, SPEC};

    const NAME: &str = "get";

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
