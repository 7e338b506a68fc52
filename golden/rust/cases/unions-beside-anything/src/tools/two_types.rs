//! The tool `two_types`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::two_types::{TwoTypesDeps, TwoTypesHandler, TwoTypesInput, TwoTypesOutput};

/// Serves the tool.
pub struct TwoTypes {
    /// What the tool is given.
    pub deps: TwoTypesDeps,
}

impl TwoTypes {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: TwoTypesDeps) -> Self {
        Self { deps }
    }
}

impl TwoTypesHandler for TwoTypes {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: TwoTypesInput,
    ) -> Result<TwoTypesOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::two_types::{TwoTypesInput as Input, INPUT, SPEC};

    const NAME: &str = "two_types";

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
