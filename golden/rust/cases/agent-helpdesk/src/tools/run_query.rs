//! The tool `run_query`. Written once by adlgen; yours to edit.

use crate::toolspec::run_query::{RunQueryDeps, RunQueryHandler, RunQueryInput, RunQueryOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct RunQuery {
    /// What the tool is given.
    pub deps: RunQueryDeps,
}

impl RunQuery {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::run_query::{RunQueryInput as Input, INPUT, SPEC};

    const NAME: &str = "run_query";

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
