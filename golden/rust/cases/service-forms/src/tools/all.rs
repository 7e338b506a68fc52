//! The tool `all`. Written once by adlgen; yours to edit.

use crate::toolspec::all::{AllDeps, AllHandler, AllInput, AllOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct All {
    /// What the tool is given.
    pub deps: AllDeps,
}

impl All {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: AllDeps) -> Self {
        Self { deps }
    }
}

impl AllHandler for All {
    async fn call(&self, _ctx: &CallContext, _input: AllInput) -> Result<AllOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::all::{AllInput as Input, INPUT, SPEC};

    const NAME: &str = "all";

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
