//! The tool `run`. Written once by adlgen; edit it freely.

use crate::toolspec::run::{RunDeps, RunHandler, RunInput, RunOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Run {
    /// The dependencies of the tool.
    pub deps: RunDeps,
}

impl Run {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: RunDeps) -> Self {
        Self { deps }
    }
}

impl RunHandler for Run {
    async fn call(&self, _ctx: &CallContext, _input: RunInput) -> Result<RunOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::run::{RunInput as Input, INPUT, SPEC};

    const NAME: &str = "run";

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
