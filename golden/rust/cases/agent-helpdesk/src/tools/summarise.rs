//! The tool `summarise`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::summarise::{
    SummariseDeps, SummariseHandler, SummariseInput, SummariseOutput,
};

/// Serves the tool.
pub struct Summarise {
    /// What the tool is given.
    pub deps: SummariseDeps,
}

impl Summarise {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::summarise::{SummariseInput as Input, INPUT, SPEC};

    const NAME: &str = "summarise";

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
