//! The tool `async`. Written once by adlgen; yours to edit.

use crate::toolspec::async_::{AsyncDeps, AsyncHandler, AsyncInput, AsyncOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Async {
    /// What the tool is given.
    pub deps: AsyncDeps,
}

impl Async {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: AsyncDeps) -> Self {
        Self { deps }
    }
}

impl AsyncHandler for Async {
    async fn call(&self, _ctx: &CallContext, _input: AsyncInput) -> Result<AsyncOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::async_::{AsyncInput as Input, INPUT, SPEC};

    const NAME: &str = "async";

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
