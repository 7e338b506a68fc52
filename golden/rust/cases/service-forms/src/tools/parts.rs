//! The tool `parts`. Written once by adlgen; yours to edit.

use crate::toolspec::parts::{PartsDeps, PartsHandler, PartsInput, PartsOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Parts {
    /// What the tool is given.
    pub deps: PartsDeps,
}

impl Parts {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: PartsDeps) -> Self {
        Self { deps }
    }
}

impl PartsHandler for Parts {
    async fn call(&self, _ctx: &CallContext, _input: PartsInput) -> Result<PartsOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::parts::{PartsInput as Input, INPUT, SPEC};

    const NAME: &str = "parts";

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
