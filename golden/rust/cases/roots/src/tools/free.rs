//! The tool `free`. Written once by adlgen; yours to edit.

use crate::toolspec::free::{FreeDeps, FreeHandler, FreeInput, FreeOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Free {
    /// What the tool is given.
    pub deps: FreeDeps,
}

impl Free {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: FreeDeps) -> Self {
        Self { deps }
    }
}

impl FreeHandler for Free {
    async fn call(&self, _ctx: &CallContext, _input: FreeInput) -> Result<FreeOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::free::{FreeInput as Input, INPUT, SPEC};

    const NAME: &str = "free";

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
