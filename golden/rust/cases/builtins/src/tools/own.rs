//! The tool `own`. Written once by adlgen; yours to edit.

use crate::toolspec::own::{OwnDeps, OwnHandler, OwnInput, OwnOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Own {
    /// What the tool is given.
    pub deps: OwnDeps,
}

impl Own {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: OwnDeps) -> Self {
        Self { deps }
    }
}

impl OwnHandler for Own {
    async fn call(&self, _ctx: &CallContext, _input: OwnInput) -> Result<OwnOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::own::{OwnInput as Input, INPUT, SPEC};

    const NAME: &str = "own";

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
