//! The tool `text`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::text::{TextDeps, TextHandler, TextInput, TextOutput};

/// Serves the tool.
pub struct Text {
    /// What the tool is given.
    pub deps: TextDeps,
}

impl Text {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: TextDeps) -> Self {
        Self { deps }
    }
}

impl TextHandler for Text {
    async fn call(&self, _ctx: &CallContext, _input: TextInput) -> Result<TextOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::text::{TextInput as Input, INPUT, SPEC};

    const NAME: &str = "text";

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
