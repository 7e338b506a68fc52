//! The tool `first_item`. Written once by adlgen; yours to edit.

use crate::toolspec::first_item::{
    FirstItemDeps, FirstItemHandler, FirstItemInput, FirstItemOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct FirstItem {
    /// What the tool is given.
    pub deps: FirstItemDeps,
}

impl FirstItem {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: FirstItemDeps) -> Self {
        Self { deps }
    }
}

impl FirstItemHandler for FirstItem {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: FirstItemInput,
    ) -> Result<FirstItemOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::first_item::{FirstItemInput as Input, INPUT, SPEC};

    const NAME: &str = "first_item";

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
