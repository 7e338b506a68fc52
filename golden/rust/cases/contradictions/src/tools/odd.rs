//! The tool `odd`. Written once by adlgen; yours to edit.

use crate::toolspec::odd::{OddDeps, OddHandler, OddInput, OddOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Odd {
    /// What the tool is given.
    pub deps: OddDeps,
}

impl Odd {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: OddDeps) -> Self {
        Self { deps }
    }
}

impl OddHandler for Odd {
    async fn call(&self, _ctx: &CallContext, _input: OddInput) -> Result<OddOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::odd::{OddInput as Input, INPUT, SPEC};

    const NAME: &str = "odd";

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
