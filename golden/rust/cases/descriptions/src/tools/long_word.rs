//! The tool `long_word`. Written once by adlgen; edit it freely.

use crate::toolspec::long_word::{LongWordDeps, LongWordHandler, LongWordInput, LongWordOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct LongWord {
    /// The dependencies of the tool.
    pub deps: LongWordDeps,
}

impl LongWord {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::long_word::{LongWordInput as Input, INPUT, SPEC};

    const NAME: &str = "long_word";

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
