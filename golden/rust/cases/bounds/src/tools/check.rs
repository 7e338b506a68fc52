//! The tool `check`. Written once by adlgen; yours to edit.

use crate::toolspec::check::{CheckDeps, CheckHandler, CheckInput, CheckOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Check {
    /// What the tool is given.
    pub deps: CheckDeps,
}

impl Check {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: CheckDeps) -> Self {
        Self { deps }
    }
}

impl CheckHandler for Check {
    async fn call(&self, _ctx: &CallContext, _input: CheckInput) -> Result<CheckOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::check::{CheckInput as Input, INPUT, SPEC};

    const NAME: &str = "check";

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
