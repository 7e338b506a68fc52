//! The tool `find`. Written once by adlgen; yours to edit.

use crate::toolspec::find::{FindDeps, FindHandler, FindInput, FindOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Find {
    /// What the tool is given.
    pub deps: FindDeps,
}

impl Find {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: FindDeps) -> Self {
        Self { deps }
    }
}

impl FindHandler for Find {
    async fn call(&self, _ctx: &CallContext, _input: FindInput) -> Result<FindOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::find::{FindInput as Input, INPUT, SPEC};

    const NAME: &str = "find";

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
