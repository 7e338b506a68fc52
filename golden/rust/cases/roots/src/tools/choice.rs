//! The tool `choice`. Written once by adlgen; yours to edit.

use crate::toolspec::choice::{ChoiceDeps, ChoiceHandler, ChoiceInput, ChoiceOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Choice {
    /// What the tool is given.
    pub deps: ChoiceDeps,
}

impl Choice {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ChoiceDeps) -> Self {
        Self { deps }
    }
}

impl ChoiceHandler for Choice {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ChoiceInput,
    ) -> Result<ChoiceOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::choice::{ChoiceInput as Input, INPUT, SPEC};

    const NAME: &str = "choice";

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
