//! The tool `reverse_text`. Written once by adlgen; edit it freely.

use crate::toolspec::reverse_text::{
    ReverseTextDeps, ReverseTextHandler, ReverseTextInput, ReverseTextOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct ReverseText {
    /// The dependencies of the tool.
    pub deps: ReverseTextDeps,
}

impl ReverseText {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::reverse_text::{ReverseTextInput as Input, INPUT, SPEC};

    const NAME: &str = "reverse_text";

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
