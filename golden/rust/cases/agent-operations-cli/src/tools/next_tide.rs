//! The tool `next-tide`. Written once by adlgen; yours to edit.

use crate::toolspec::next_tide::{NextTideDeps, NextTideHandler, NextTideInput, NextTideOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct NextTide {
    /// What the tool is given.
    pub deps: NextTideDeps,
}

impl NextTide {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: NextTideDeps) -> Self {
        Self { deps }
    }
}

impl NextTideHandler for NextTide {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: NextTideInput,
    ) -> Result<NextTideOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::next_tide::{NextTideInput as Input, INPUT, SPEC};

    const NAME: &str = "next-tide";

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
