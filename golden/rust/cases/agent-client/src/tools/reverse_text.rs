//! The tool `reverse_text`. Written once by adlgen; yours to edit.

use crate::toolspec::reverse_text::{
    ReverseTextDeps, ReverseTextHandler, ReverseTextInput, ReverseTextOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct ReverseText {
    /// What the tool is given.
    pub deps: ReverseTextDeps,
}

impl ReverseText {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ReverseTextDeps) -> Self {
        Self { deps }
    }
}

impl ReverseTextHandler for ReverseText {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ReverseTextInput,
    ) -> Result<ReverseTextOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::reverse_text::{ReverseTextInput as Input, INPUT, SPEC};

    const NAME: &str = "reverse_text";

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
