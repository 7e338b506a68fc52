//! The tool `summarise`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::summarise::{
    SummariseDeps, SummariseHandler, SummariseInput, SummariseOutput,
};

/// The handler of the tool.
pub struct Summarise {
    /// The dependencies of the tool.
    pub deps: SummariseDeps,
}

impl Summarise {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: SummariseDeps) -> Self {
        Self { deps }
    }
}

impl SummariseHandler for Summarise {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: SummariseInput,
    ) -> Result<SummariseOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::summarise::{SummariseInput as Input, INPUT, SPEC};

    const NAME: &str = "summarise";

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
