//! The tool `send`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::send::{SendTypeDeps, SendTypeHandler, SendTypeInput, SendTypeOutput};

/// Serves the tool.
pub struct SendType {
    /// What the tool is given.
    pub deps: SendTypeDeps,
}

impl SendType {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::send::{SendTypeInput as Input, INPUT, SPEC};

    const NAME: &str = "send";

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
