//! The tool `go`. Written once by adlgen; yours to edit.

use crate::toolspec::go::{GoDeps, GoHandler, GoInput, GoOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Go {
    /// What the tool is given.
    pub deps: GoDeps,
}

impl Go {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: GoDeps) -> Self {
        Self { deps }
    }
}

impl GoHandler for Go {
    async fn call(&self, _ctx: &CallContext, _input: GoInput) -> Result<GoOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::go::{GoInput as Input, INPUT, SPEC};

    const NAME: &str = "go";

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
