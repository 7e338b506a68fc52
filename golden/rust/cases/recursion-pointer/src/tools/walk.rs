//! The tool `walk`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::walk::{WalkDeps, WalkHandler, WalkInput, WalkOutput};

/// Serves the tool.
pub struct Walk {
    /// What the tool is given.
    pub deps: WalkDeps,
}

impl Walk {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: WalkDeps) -> Self {
        Self { deps }
    }
}

impl WalkHandler for Walk {
    async fn call(&self, _ctx: &CallContext, _input: WalkInput) -> Result<WalkOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::walk::{WalkInput as Input, INPUT, SPEC};

    const NAME: &str = "walk";

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
