//! The tool `harbour.list`. Written once by adlgen; edit it freely.

use crate::toolspec::harbour_list::{
    HarbourListDeps, HarbourListHandler, HarbourListInput, HarbourListOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct HarbourList {
    /// The dependencies of the tool.
    pub deps: HarbourListDeps,
}

impl HarbourList {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::harbour_list::{HarbourListInput as Input, INPUT, SPEC};

    const NAME: &str = "harbour.list";

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
