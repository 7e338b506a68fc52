//! The tool `read_config`. Written once by adlgen; yours to edit.

use crate::toolspec::read_config::{
    ReadConfigDeps, ReadConfigHandler, ReadConfigInput, ReadConfigOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct ReadConfig {
    /// What the tool is given.
    pub deps: ReadConfigDeps,
}

impl ReadConfig {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ReadConfigDeps) -> Self {
        Self { deps }
    }
}

impl ReadConfigHandler for ReadConfig {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ReadConfigInput,
    ) -> Result<ReadConfigOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::read_config::{ReadConfigInput as Input, INPUT, SPEC};

    const NAME: &str = "read_config";

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
