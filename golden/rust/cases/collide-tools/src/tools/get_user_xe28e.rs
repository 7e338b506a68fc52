//! The tool `getUser`. Written once by adlgen; yours to edit.

use crate::toolspec::get_user_xe28e::{
    GetUserXe28eDeps, GetUserXe28eHandler, GetUserXe28eInput, GetUserXe28eOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct GetUserXe28e {
    /// What the tool is given.
    pub deps: GetUserXe28eDeps,
}

impl GetUserXe28e {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::get_user_xe28e::{GetUserXe28eInput as Input, INPUT, SPEC};

    const NAME: &str = "getUser";

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
