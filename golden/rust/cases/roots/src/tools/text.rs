//! The tool `text`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::text::{TextDeps, TextHandler, TextInput, TextOutput};

/// The handler of the tool.
pub struct Text {
    /// The dependencies of the tool.
    pub deps: TextDeps,
}

impl Text {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: TextDeps) -> Self {
        Self { deps }
    }
}

impl TextHandler for Text {
    async fn call(&self, _ctx: &CallContext, _input: TextInput) -> Result<TextOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::text::{TextInput as Input, INPUT, SPEC};

    const NAME: &str = "text";

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
