//! The tool `run_test`. Written once by adlgen; edit it freely.

use crate::toolspec::run_test::{RunTestDeps, RunTestHandler, RunTestInput, RunTestOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct RunTest {
    /// The dependencies of the tool.
    pub deps: RunTestDeps,
}

impl RunTest {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::run_test::{RunTestInput as Input, INPUT, SPEC};

    const NAME: &str = "run_test";

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
