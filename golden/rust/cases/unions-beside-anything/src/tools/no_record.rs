//! The tool `no_record`. Written once by adlgen; edit it freely.

use crate::toolspec::no_record::{NoRecordDeps, NoRecordHandler, NoRecordInput, NoRecordOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct NoRecord {
    /// The dependencies of the tool.
    pub deps: NoRecordDeps,
}

impl NoRecord {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::no_record::{NoRecordInput as Input, INPUT, SPEC};

    const NAME: &str = "no_record";

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
