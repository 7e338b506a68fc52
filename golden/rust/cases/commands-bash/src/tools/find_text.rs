//! The tool `find-text`. Written once by adlgen; edit it freely.

use crate::toolspec::command;
use crate::toolspec::commands::find_text as line;
use crate::toolspec::find_text::{FindTextDeps, FindTextHandler, FindTextInput, FindTextOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct FindText {
    /// The dependencies of the tool.
    pub deps: FindTextDeps,
}

impl FindText {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: FindTextDeps) -> Self {
        Self { deps }
    }
}

impl FindTextHandler for FindText {
    async fn call(
        &self,
        _ctx: &CallContext,
        input: FindTextInput,
    ) -> Result<FindTextOutput, ToolError> {
        line::run(input, command::Runner::default()).await
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::find_text::{FindTextInput as Input, INPUT, SPEC};

    const NAME: &str = "find-text";

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
