//! The tool `tide_table`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::tide_table::{
    TideTableDeps, TideTableHandler, TideTableInput, TideTableOutput,
};

/// Serves the tool.
pub struct TideTable {
    /// What the tool is given.
    pub deps: TideTableDeps,
}

impl TideTable {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: TideTableDeps) -> Self {
        Self { deps }
    }
}

impl TideTableHandler for TideTable {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: TideTableInput,
    ) -> Result<TideTableOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::tide_table::{TideTableInput as Input, INPUT, SPEC};

    const NAME: &str = "tide_table";

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
