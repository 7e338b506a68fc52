//! The tool `record_row`. Written once by adlgen; edit it freely.

use crate::toolspec::record_row::{
    RecordRowDeps, RecordRowHandler, RecordRowInput, RecordRowOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct RecordRow {
    /// The dependencies of the tool.
    pub deps: RecordRowDeps,
}

impl RecordRow {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::record_row::{RecordRowInput as Input, INPUT, SPEC};

    const NAME: &str = "record_row";

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
