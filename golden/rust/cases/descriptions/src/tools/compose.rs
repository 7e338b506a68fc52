//! The tool `compose`. Written once by adlgen; yours to edit.

use crate::toolspec::compose::{ComposeDeps, ComposeHandler, ComposeInput, ComposeOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Compose {
    /// What the tool is given.
    pub deps: ComposeDeps,
}

impl Compose {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ComposeDeps) -> Self {
        Self { deps }
    }
}

impl ComposeHandler for Compose {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ComposeInput,
    ) -> Result<ComposeOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::compose::{ComposeInput as Input, INPUT, SPEC};

    const NAME: &str = "compose";

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
