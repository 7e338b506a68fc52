//! The tool `find-text`. Written once by adlgen; yours to edit.

use crate::toolspec::command;
use crate::toolspec::commands::find_text as line;
use crate::toolspec::find_text::{FindTextDeps, FindTextHandler, FindTextInput, FindTextOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct FindText {
    /// What the tool is given.
    pub deps: FindTextDeps,
}

impl FindText {
    /// Builds the tool.
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
    fn the_model_calls_it_by_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn arguments_that_are_no_json_are_refused() {
        let refused = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(refused.0[0].code, "json");
    }
}
