//! The tool `translate`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::translate::{
    TranslateDeps, TranslateHandler, TranslateInput, TranslateOutput,
};

/// The handler of the tool.
pub struct Translate {
    /// The dependencies of the tool.
    pub deps: TranslateDeps,
}

impl Translate {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::translate::{TranslateInput as Input, INPUT, SPEC};

    const NAME: &str = "translate";

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
