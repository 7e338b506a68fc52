//! The tool `run_test`. Written once by adlgen; yours to edit.

use crate::toolspec::run_test::{RunTestDeps, RunTestHandler, RunTestInput, RunTestOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct RunTest {
    /// What the tool is given.
    pub deps: RunTestDeps,
}

impl RunTest {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: RunTestDeps) -> Self {
        Self { deps }
    }
}

impl RunTestHandler for RunTest {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: RunTestInput,
    ) -> Result<RunTestOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::run_test::{RunTestInput as Input, INPUT, SPEC};

    const NAME: &str = "run_test";

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
