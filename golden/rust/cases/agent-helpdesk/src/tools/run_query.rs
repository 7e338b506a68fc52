//! The tool `run_query`. Written once by adlgen; edit it freely.

use crate::toolspec::run_query::{RunQueryDeps, RunQueryHandler, RunQueryInput, RunQueryOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct RunQuery {
    /// The dependencies of the tool.
    pub deps: RunQueryDeps,
}

impl RunQuery {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: RunQueryDeps) -> Self {
        Self { deps }
    }
}

impl RunQueryHandler for RunQuery {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: RunQueryInput,
    ) -> Result<RunQueryOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::run_query::{RunQueryInput as Input, INPUT, SPEC};

    const NAME: &str = "run_query";

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
