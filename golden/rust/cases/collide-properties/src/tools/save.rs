//! The tool `save`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::save::{SaveDeps, SaveHandler, SaveInput, SaveOutput};

/// Serves the tool.
pub struct Save {
    /// What the tool is given.
    pub deps: SaveDeps,
}

impl Save {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: SaveDeps) -> Self {
        Self { deps }
    }
}

impl SaveHandler for Save {
    async fn call(&self, _ctx: &CallContext, _input: SaveInput) -> Result<SaveOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::save::{SaveInput as Input, INPUT, SPEC};

    const NAME: &str = "save";

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
