//! The tool `get_json_by_id`. Written once by adlgen; edit it freely.

use crate::toolspec::get_json_by_id::{
    GetJsonByIdDeps, GetJsonByIdHandler, GetJsonByIdInput, GetJsonByIdOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct GetJsonById {
    /// The dependencies of the tool.
    pub deps: GetJsonByIdDeps,
}

impl GetJsonById {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: GetJsonByIdDeps) -> Self {
        Self { deps }
    }
}

impl GetJsonByIdHandler for GetJsonById {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: GetJsonByIdInput,
    ) -> Result<GetJsonByIdOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::get_json_by_id::{GetJsonByIdInput as Input, INPUT, SPEC};

    const NAME: &str = "get_json_by_id";

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
