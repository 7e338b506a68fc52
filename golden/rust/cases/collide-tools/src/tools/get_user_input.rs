//! The tool `get_user_input`. Written once by adlgen; yours to edit.

use crate::toolspec::get_user_input::{
    GetUserInputDeps, GetUserInputHandler, GetUserInputInput, GetUserInputOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct GetUserInput {
    /// What the tool is given.
    pub deps: GetUserInputDeps,
}

impl GetUserInput {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: GetUserInputDeps) -> Self {
        Self { deps }
    }
}

impl GetUserInputHandler for GetUserInput {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: GetUserInputInput,
    ) -> Result<GetUserInputOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::get_user_input::{GetUserInputInput as Input, INPUT, SPEC};

    const NAME: &str = "get_user_input";

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
