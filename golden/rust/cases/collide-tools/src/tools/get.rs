//! The tool `get`. Written once by adlgen; edit it freely.

use crate::toolspec::get::{GetDeps, GetHandler, GetInput, GetOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Get {
    /// The dependencies of the tool.
    pub deps: GetDeps,
}

impl Get {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: GetDeps) -> Self {
        Self { deps }
    }
}

impl GetHandler for Get {
    async fn call(&self, _ctx: &CallContext, _input: GetInput) -> Result<GetOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::get::{GetInput as Input, INPUT, SPEC};

    const NAME: &str = "get";

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
