//! The tool `draw`. Written once by adlgen; yours to edit.

use crate::toolspec::draw::{DrawDeps, DrawHandler, DrawInput, DrawOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Draw {
    /// What the tool is given.
    pub deps: DrawDeps,
}

impl Draw {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: DrawDeps) -> Self {
        Self { deps }
    }
}

impl DrawHandler for Draw {
    async fn call(&self, _ctx: &CallContext, _input: DrawInput) -> Result<DrawOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::draw::{DrawInput as Input, INPUT, SPEC};

    const NAME: &str = "draw";

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
