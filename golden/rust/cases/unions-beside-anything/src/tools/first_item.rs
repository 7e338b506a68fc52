//! The tool `first_item`. Written once by adlgen; edit it freely.

use crate::toolspec::first_item::{
    FirstItemDeps, FirstItemHandler, FirstItemInput, FirstItemOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct FirstItem {
    /// The dependencies of the tool.
    pub deps: FirstItemDeps,
}

impl FirstItem {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::first_item::{FirstItemInput as Input, INPUT, SPEC};

    const NAME: &str = "first_item";

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
