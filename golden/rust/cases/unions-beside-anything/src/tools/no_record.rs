//! The tool `no_record`. Written once by adlgen; yours to edit.

use crate::toolspec::no_record::{NoRecordDeps, NoRecordHandler, NoRecordInput, NoRecordOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct NoRecord {
    /// What the tool is given.
    pub deps: NoRecordDeps,
}

impl NoRecord {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: NoRecordDeps) -> Self {
        Self { deps }
    }
}

impl NoRecordHandler for NoRecord {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: NoRecordInput,
    ) -> Result<NoRecordOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::no_record::{NoRecordInput as Input, INPUT, SPEC};

    const NAME: &str = "no_record";

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
