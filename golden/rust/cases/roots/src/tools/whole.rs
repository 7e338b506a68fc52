//! The tool `whole`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::whole::{WholeDeps, WholeHandler, WholeInput, WholeOutput};

/// Serves the tool.
pub struct Whole {
    /// What the tool is given.
    pub deps: WholeDeps,
}

impl Whole {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: WholeDeps) -> Self {
        Self { deps }
    }
}

impl WholeHandler for Whole {
    async fn call(&self, _ctx: &CallContext, _input: WholeInput) -> Result<WholeOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::whole::{WholeInput as Input, INPUT, SPEC};

    const NAME: &str = "whole";

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
