//! The tool `second`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::second::{SecondDeps, SecondHandler, SecondInput, SecondOutput};

/// Serves the tool.
pub struct Second {
    /// What the tool is given.
    pub deps: SecondDeps,
}

impl Second {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: SecondDeps) -> Self {
        Self { deps }
    }
}

impl SecondHandler for Second {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: SecondInput,
    ) -> Result<SecondOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::second::{SecondInput as Input, INPUT, SPEC};

    const NAME: &str = "second";

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
