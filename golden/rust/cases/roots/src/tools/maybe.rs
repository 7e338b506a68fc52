//! The tool `maybe`. Written once by adlgen; yours to edit.

use crate::toolspec::maybe::{MaybeTypeDeps, MaybeTypeHandler, MaybeTypeInput, MaybeTypeOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct MaybeType {
    /// What the tool is given.
    pub deps: MaybeTypeDeps,
}

impl MaybeType {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: MaybeTypeDeps) -> Self {
        Self { deps }
    }
}

impl MaybeTypeHandler for MaybeType {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: MaybeTypeInput,
    ) -> Result<MaybeTypeOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::maybe::{MaybeTypeInput as Input, INPUT, SPEC};

    const NAME: &str = "maybe";

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
