//! The tool `translate`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::translate::{
    TranslateDeps, TranslateHandler, TranslateInput, TranslateOutput,
};

/// Serves the tool.
pub struct Translate {
    /// What the tool is given.
    pub deps: TranslateDeps,
}

impl Translate {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: TranslateDeps) -> Self {
        Self { deps }
    }
}

impl TranslateHandler for Translate {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: TranslateInput,
    ) -> Result<TranslateOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::translate::{TranslateInput as Input, INPUT, SPEC};

    const NAME: &str = "translate";

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
