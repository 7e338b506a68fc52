//! The tool `loop`. Written once by adlgen; edit it freely.

use crate::toolspec::loop_::{LoopDeps, LoopHandler, LoopInput, LoopOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Loop {
    /// The dependencies of the tool.
    pub deps: LoopDeps,
}

impl Loop {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: LoopDeps) -> Self {
        Self { deps }
    }
}

impl LoopHandler for Loop {
    async fn call(&self, _ctx: &CallContext, _input: LoopInput) -> Result<LoopOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::loop_::{LoopInput as Input, INPUT, SPEC};

    const NAME: &str = "loop";

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
