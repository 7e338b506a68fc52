//! The tool `get_user`. Written once by adlgen; edit it freely.

use crate::toolspec::get_user::{GetUserDeps, GetUserHandler, GetUserInput, GetUserOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct GetUser {
    /// The dependencies of the tool.
    pub deps: GetUserDeps,
}

impl GetUser {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::get_user::{GetUserInput as Input, INPUT, SPEC};

    const NAME: &str = "get_user";

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
