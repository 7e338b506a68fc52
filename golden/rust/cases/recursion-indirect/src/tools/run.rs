//! The tool `run`. Written once by adlgen; yours to edit.

use crate::toolspec::run::{RunDeps, RunHandler, RunInput, RunOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Run {
    /// What the tool is given.
    pub deps: RunDeps,
}

impl Run {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: RunDeps) -> Self {
        Self { deps }
    }
}

impl RunHandler for Run {
    async fn call(&self, _ctx: &CallContext, _input: RunInput) -> Result<RunOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::run::{RunInput as Input, INPUT, SPEC};

    const NAME: &str = "run";

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
