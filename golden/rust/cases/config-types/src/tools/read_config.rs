//! The tool `read_config`. Written once by adlgen; edit it freely.

use crate::toolspec::read_config::{
    ReadConfigDeps, ReadConfigHandler, ReadConfigInput, ReadConfigOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct ReadConfig {
    /// The dependencies of the tool.
    pub deps: ReadConfigDeps,
}

impl ReadConfig {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::read_config::{ReadConfigInput as Input, INPUT, SPEC};

    const NAME: &str = "read_config";

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
