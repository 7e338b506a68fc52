//! The tool `pong`. Written once by adlgen; edit it freely.

use crate::toolspec::pong::{PongDeps, PongHandler, PongInput, PongOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Pong {
    /// The dependencies of the tool.
    pub deps: PongDeps,
}

impl Pong {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: PongDeps) -> Self {
        Self { deps }
    }
}

impl PongHandler for Pong {
    async fn call(&self, _ctx: &CallContext, _input: PongInput) -> Result<PongOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::pong::{PongInput as Input, INPUT, SPEC};

    const NAME: &str = "pong";

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
