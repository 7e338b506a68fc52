//! The tool `third`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::third::{ThirdDeps, ThirdHandler, ThirdInput, ThirdOutput};

/// Serves the tool.
pub struct Third {
    /// What the tool is given.
    pub deps: ThirdDeps,
}

impl Third {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ThirdDeps) -> Self {
        Self { deps }
    }
}

impl ThirdHandler for Third {
    async fn call(&self, _ctx: &CallContext, _input: ThirdInput) -> Result<ThirdOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::third::{ThirdInput as Input, INPUT, SPEC};

    const NAME: &str = "third";

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
