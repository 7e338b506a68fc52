//! The tool `only`. Written once by adlgen; yours to edit.

use crate::toolspec::only::{OnlyDeps, OnlyHandler, OnlyInput, OnlyOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Only {
    /// What the tool is given.
    pub deps: OnlyDeps,
}

impl Only {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: OnlyDeps) -> Self {
        Self { deps }
    }
}

impl OnlyHandler for Only {
    async fn call(&self, _ctx: &CallContext, _input: OnlyInput) -> Result<OnlyOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::only::{OnlyInput as Input, INPUT, SPEC};

    const NAME: &str = "only";

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
