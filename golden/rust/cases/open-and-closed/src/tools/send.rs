//! The tool `send`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::send::{SendTypeDeps, SendTypeHandler, SendTypeInput, SendTypeOutput};

/// The handler of the tool.
pub struct SendType {
    /// The dependencies of the tool.
    pub deps: SendTypeDeps,
}

impl SendType {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: SendTypeDeps) -> Self {
        Self { deps }
    }
}

impl SendTypeHandler for SendType {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: SendTypeInput,
    ) -> Result<SendTypeOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::send::{SendTypeInput as Input, INPUT, SPEC};

    const NAME: &str = "send";

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
