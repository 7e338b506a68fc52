//! The tool `unknown`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::unknown::{UnknownDeps, UnknownHandler, UnknownInput, UnknownOutput};

/// Serves the tool.
pub struct Unknown {
    /// What the tool is given.
    pub deps: UnknownDeps,
}

impl Unknown {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: UnknownDeps) -> Self {
        Self { deps }
    }
}

impl UnknownHandler for Unknown {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: UnknownInput,
    ) -> Result<UnknownOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::unknown::{UnknownInput as Input, INPUT, SPEC};

    const NAME: &str = "unknown";

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
