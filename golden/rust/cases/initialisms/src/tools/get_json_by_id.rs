//! The tool `get_json_by_id`. Written once by adlgen; yours to edit.

use crate::toolspec::get_json_by_id::{
    GetJsonByIdDeps, GetJsonByIdHandler, GetJsonByIdInput, GetJsonByIdOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct GetJsonById {
    /// What the tool is given.
    pub deps: GetJsonByIdDeps,
}

impl GetJsonById {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::get_json_by_id::{GetJsonByIdInput as Input, INPUT, SPEC};

    const NAME: &str = "get_json_by_id";

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
