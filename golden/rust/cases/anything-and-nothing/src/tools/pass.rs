//! The tool `pass`. Written once by adlgen; yours to edit.

use crate::toolspec::pass::{PassDeps, PassHandler, PassInput, PassOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Pass {
    /// What the tool is given.
    pub deps: PassDeps,
}

impl Pass {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: PassDeps) -> Self {
        Self { deps }
    }
}

impl PassHandler for Pass {
    async fn call(&self, _ctx: &CallContext, _input: PassInput) -> Result<PassOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::pass::{PassInput as Input, INPUT, SPEC};

    const NAME: &str = "pass";

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
