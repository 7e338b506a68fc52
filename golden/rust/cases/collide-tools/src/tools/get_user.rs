//! The tool `get_user`. Written once by adlgen; yours to edit.

use crate::toolspec::get_user::{GetUserDeps, GetUserHandler, GetUserInput, GetUserOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct GetUser {
    /// What the tool is given.
    pub deps: GetUserDeps,
}

impl GetUser {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: GetUserDeps) -> Self {
        Self { deps }
    }
}

impl GetUserHandler for GetUser {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: GetUserInput,
    ) -> Result<GetUserOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::get_user::{GetUserInput as Input, INPUT, SPEC};

    const NAME: &str = "get_user";

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
