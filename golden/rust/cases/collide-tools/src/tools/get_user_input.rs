//! The tool `get_user_input`. Written once by adlgen; edit it freely.

use crate::toolspec::get_user_input::{
    GetUserInputDeps, GetUserInputHandler, GetUserInputInput, GetUserInputOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct GetUserInput {
    /// The dependencies of the tool.
    pub deps: GetUserInputDeps,
}

impl GetUserInput {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::get_user_input::{GetUserInputInput as Input, INPUT, SPEC};

    const NAME: &str = "get_user_input";

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
