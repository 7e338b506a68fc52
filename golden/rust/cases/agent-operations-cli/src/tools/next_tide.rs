//! The tool `next-tide`. Written once by adlgen; edit it freely.

use crate::toolspec::next_tide::{NextTideDeps, NextTideHandler, NextTideInput, NextTideOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct NextTide {
    /// The dependencies of the tool.
    pub deps: NextTideDeps,
}

impl NextTide {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::next_tide::{NextTideInput as Input, INPUT, SPEC};

    const NAME: &str = "next-tide";

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
