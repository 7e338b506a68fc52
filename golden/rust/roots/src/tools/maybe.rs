//! The tool `maybe`. Written once by adlgen; yours to edit.

use crate::toolspec::maybe::{Maybe_Deps, Maybe_Handler, Maybe_Input, Maybe_Output};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Maybe_ {
    /// What the tool is given.
    pub deps: Maybe_Deps,
}

impl Maybe_ {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: Maybe_Deps) -> Self {
        Self { deps }
    }
}

impl Maybe_Handler for Maybe_ {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: Maybe_Input,
    ) -> Result<Maybe_Output, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::maybe::{Maybe_Input as Input, INPUT, SPEC};

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
