//! The tool `record`. Written once by adlgen; edit it freely.

use crate::toolspec::record::{RecordDeps, RecordHandler, RecordInput, RecordOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Record {
    /// The dependencies of the tool.
    pub deps: RecordDeps,
}

impl Record {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::record::{RecordInput as Input, INPUT, SPEC};

    const NAME: &str = "record";

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
