//! The tool `label`. Written once by adlgen; yours to edit.

use crate::toolspec::label::{LabelDeps, LabelHandler, LabelInput, LabelOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Label {
    /// What the tool is given.
    pub deps: LabelDeps,
}

impl Label {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: LabelDeps) -> Self {
        Self { deps }
    }
}

impl LabelHandler for Label {
    async fn call(&self, _ctx: &CallContext, _input: LabelInput) -> Result<LabelOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::label::{LabelInput as Input, INPUT, SPEC};

    const NAME: &str = "label";

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
