//! The tool `record`. Written once by adlgen; yours to edit.

use crate::toolspec::record::{RecordDeps, RecordHandler, RecordInput, RecordOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Record {
    /// What the tool is given.
    pub deps: RecordDeps,
}

impl Record {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: RecordDeps) -> Self {
        Self { deps }
    }
}

impl RecordHandler for Record {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: RecordInput,
    ) -> Result<RecordOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::record::{RecordInput as Input, INPUT, SPEC};

    const NAME: &str = "record";

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
