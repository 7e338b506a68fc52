//! The tool `pick`. Written once by adlgen; yours to edit.

use crate::toolspec::pick::{PickDeps, PickHandler, PickInput, PickOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Pick {
    /// What the tool is given.
    pub deps: PickDeps,
}

impl Pick {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: PickDeps) -> Self {
        Self { deps }
    }
}

impl PickHandler for Pick {
    async fn call(&self, _ctx: &CallContext, _input: PickInput) -> Result<PickOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::pick::{PickInput as Input, INPUT, SPEC};

    const NAME: &str = "pick";

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
