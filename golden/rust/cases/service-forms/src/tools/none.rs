//! The tool `none`. Written once by adlgen; yours to edit.

use crate::toolspec::none::{NoneTypeDeps, NoneTypeHandler, NoneTypeInput, NoneTypeOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct NoneType {
    /// What the tool is given.
    pub deps: NoneTypeDeps,
}

impl NoneType {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: NoneTypeDeps) -> Self {
        Self { deps }
    }
}

impl NoneTypeHandler for NoneType {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: NoneTypeInput,
    ) -> Result<NoneTypeOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::none::{NoneTypeInput as Input, INPUT, SPEC};

    const NAME: &str = "none";

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
