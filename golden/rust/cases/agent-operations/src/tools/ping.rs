//! The tool `ping`. Written once by adlgen; yours to edit.

use crate::toolspec::ping::{PingDeps, PingHandler, PingInput, PingOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Ping {
    /// What the tool is given.
    pub deps: PingDeps,
}

impl Ping {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: PingDeps) -> Self {
        Self { deps }
    }
}

impl PingHandler for Ping {
    async fn call(&self, _ctx: &CallContext, _input: PingInput) -> Result<PingOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::ping::{PingInput as Input, INPUT, SPEC};

    const NAME: &str = "ping";

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
