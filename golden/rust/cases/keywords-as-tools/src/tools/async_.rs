//! The tool `async`. Written once by adlgen; edit it freely.

use crate::toolspec::async_::{AsyncDeps, AsyncHandler, AsyncInput, AsyncOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Async {
    /// The dependencies of the tool.
    pub deps: AsyncDeps,
}

impl Async {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: AsyncDeps) -> Self {
        Self { deps }
    }
}

impl AsyncHandler for Async {
    async fn call(&self, _ctx: &CallContext, _input: AsyncInput) -> Result<AsyncOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::async_::{AsyncInput as Input, INPUT, SPEC};

    const NAME: &str = "async";

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
