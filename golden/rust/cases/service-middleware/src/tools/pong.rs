//! The tool `pong`. Written once by adlgen; yours to edit.

use crate::toolspec::pong::{PongDeps, PongHandler, PongInput, PongOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Pong {
    /// What the tool is given.
    pub deps: PongDeps,
}

impl Pong {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: PongDeps) -> Self {
        Self { deps }
    }
}

impl PongHandler for Pong {
    async fn call(&self, _ctx: &CallContext, _input: PongInput) -> Result<PongOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::pong::{PongInput as Input, INPUT, SPEC};

    const NAME: &str = "pong";

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
