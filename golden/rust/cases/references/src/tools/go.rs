//! The tool `go`. Written once by adlgen; edit it freely.

use crate::toolspec::go::{GoDeps, GoHandler, GoInput, GoOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Go {
    /// The dependencies of the tool.
    pub deps: GoDeps,
}

impl Go {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: GoDeps) -> Self {
        Self { deps }
    }
}

impl GoHandler for Go {
    async fn call(&self, _ctx: &CallContext, _input: GoInput) -> Result<GoOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::go::{GoInput as Input, INPUT, SPEC};

    const NAME: &str = "go";

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
