//! The tool `loop`. Written once by adlgen; yours to edit.

use crate::toolspec::loop_::{LoopDeps, LoopHandler, LoopInput, LoopOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Loop {
    /// What the tool is given.
    pub deps: LoopDeps,
}

impl Loop {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: LoopDeps) -> Self {
        Self { deps }
    }
}

impl LoopHandler for Loop {
    async fn call(&self, _ctx: &CallContext, _input: LoopInput) -> Result<LoopOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::loop_::{LoopInput as Input, INPUT, SPEC};

    const NAME: &str = "loop";

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
