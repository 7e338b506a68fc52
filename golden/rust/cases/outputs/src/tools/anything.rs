//! The tool `anything`. Written once by adlgen; yours to edit.

use crate::toolspec::anything::{AnythingDeps, AnythingHandler, AnythingInput, AnythingOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Anything {
    /// What the tool is given.
    pub deps: AnythingDeps,
}

impl Anything {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: AnythingDeps) -> Self {
        Self { deps }
    }
}

impl AnythingHandler for Anything {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: AnythingInput,
    ) -> Result<AnythingOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::anything::{AnythingInput as Input, INPUT, SPEC};

    const NAME: &str = "anything";

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
