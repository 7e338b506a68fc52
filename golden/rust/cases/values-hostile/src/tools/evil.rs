//! The tool `evil`. Written once by adlgen; yours to edit.

use crate::toolspec::evil::{EvilDeps, EvilHandler, EvilInput, EvilOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Evil {
    /// What the tool is given.
    pub deps: EvilDeps,
}

impl Evil {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: EvilDeps) -> Self {
        Self { deps }
    }
}

impl EvilHandler for Evil {
    async fn call(&self, _ctx: &CallContext, _input: EvilInput) -> Result<EvilOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::evil::{EvilInput as Input, INPUT, SPEC};

    const NAME: &str = "evil";

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
