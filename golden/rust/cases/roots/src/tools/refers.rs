//! The tool `refers`. Written once by adlgen; yours to edit.

use crate::toolspec::refers::{RefersDeps, RefersHandler, RefersInput, RefersOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Refers {
    /// What the tool is given.
    pub deps: RefersDeps,
}

impl Refers {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: RefersDeps) -> Self {
        Self { deps }
    }
}

impl RefersHandler for Refers {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: RefersInput,
    ) -> Result<RefersOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::refers::{RefersInput as Input, INPUT, SPEC};

    const NAME: &str = "refers";

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
