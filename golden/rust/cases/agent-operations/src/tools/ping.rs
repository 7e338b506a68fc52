//! The tool `ping`. Written once by adlgen; edit it freely.

use crate::toolspec::ping::{PingDeps, PingHandler, PingInput, PingOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Ping {
    /// The dependencies of the tool.
    pub deps: PingDeps,
}

impl Ping {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: PingDeps) -> Self {
        Self { deps }
    }
}

impl PingHandler for Ping {
    async fn call(&self, _ctx: &CallContext, _input: PingInput) -> Result<PingOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::ping::{PingInput as Input, INPUT, SPEC};

    const NAME: &str = "ping";

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
