//! The tool `record_row`. Written once by adlgen; yours to edit.

use crate::toolspec::record_row::{
    RecordRowDeps, RecordRowHandler, RecordRowInput, RecordRowOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct RecordRow {
    /// What the tool is given.
    pub deps: RecordRowDeps,
}

impl RecordRow {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: RecordRowDeps) -> Self {
        Self { deps }
    }
}

impl RecordRowHandler for RecordRow {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: RecordRowInput,
    ) -> Result<RecordRowOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::record_row::{RecordRowInput as Input, INPUT, SPEC};

    const NAME: &str = "record_row";

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
