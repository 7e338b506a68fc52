//! The tool `search-the_Web`. Written once by adlgen; yours to edit.

use crate::toolspec::first::{FirstDeps, FirstHandler, FirstInput, FirstOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct First {
    /// What the tool is given.
    pub deps: FirstDeps,
}

impl First {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: FirstDeps) -> Self {
        Self { deps }
    }
}

impl FirstHandler for First {
    async fn call(&self, _ctx: &CallContext, _input: FirstInput) -> Result<FirstOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::first::{FirstInput as Input, INPUT, SPEC};

    const NAME: &str = "search-the_Web";

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
