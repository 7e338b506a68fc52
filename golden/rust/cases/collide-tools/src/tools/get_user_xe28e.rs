//! The tool `getUser`. Written once by adlgen; edit it freely.

use crate::toolspec::get_user_xe28e::{
    GetUserXe28eDeps, GetUserXe28eHandler, GetUserXe28eInput, GetUserXe28eOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct GetUserXe28e {
    /// The dependencies of the tool.
    pub deps: GetUserXe28eDeps,
}

impl GetUserXe28e {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: GetUserXe28eDeps) -> Self {
        Self { deps }
    }
}

impl GetUserXe28eHandler for GetUserXe28e {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: GetUserXe28eInput,
    ) -> Result<GetUserXe28eOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::get_user_xe28e::{GetUserXe28eInput as Input, INPUT, SPEC};

    const NAME: &str = "getUser";

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
