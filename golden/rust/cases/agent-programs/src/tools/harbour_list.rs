//! The tool `harbour.list`. Written once by adlgen; yours to edit.

use crate::toolspec::harbour_list::{
    HarbourListDeps, HarbourListHandler, HarbourListInput, HarbourListOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct HarbourList {
    /// What the tool is given.
    pub deps: HarbourListDeps,
}

impl HarbourList {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: HarbourListDeps) -> Self {
        Self { deps }
    }
}

impl HarbourListHandler for HarbourList {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: HarbourListInput,
    ) -> Result<HarbourListOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::harbour_list::{HarbourListInput as Input, INPUT, SPEC};

    const NAME: &str = "harbour.list";

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
