//! The tool `choice`. Written once by adlgen; edit it freely.

use crate::toolspec::choice::{ChoiceDeps, ChoiceHandler, ChoiceInput, ChoiceOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Choice {
    /// The dependencies of the tool.
    pub deps: ChoiceDeps,
}

impl Choice {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::choice::{ChoiceInput as Input, INPUT, SPEC};

    const NAME: &str = "choice";

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
