//! The tool `long_word`. Written once by adlgen; yours to edit.

use crate::toolspec::long_word::{LongWordDeps, LongWordHandler, LongWordInput, LongWordOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct LongWord {
    /// What the tool is given.
    pub deps: LongWordDeps,
}

impl LongWord {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: LongWordDeps) -> Self {
        Self { deps }
    }
}

impl LongWordHandler for LongWord {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: LongWordInput,
    ) -> Result<LongWordOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::long_word::{LongWordInput as Input, INPUT, SPEC};

    const NAME: &str = "long_word";

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
