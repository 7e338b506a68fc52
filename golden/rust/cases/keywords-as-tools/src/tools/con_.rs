//! The tool `con`. Written once by adlgen; yours to edit.

use crate::toolspec::con_::{ConDeps, ConHandler, ConInput, ConOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Con {
    /// What the tool is given.
    pub deps: ConDeps,
}

impl Con {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ConDeps) -> Self {
        Self { deps }
    }
}

impl ConHandler for Con {
    async fn call(&self, _ctx: &CallContext, _input: ConInput) -> Result<ConOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::con_::{ConInput as Input, INPUT, SPEC};

    const NAME: &str = "con";

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
