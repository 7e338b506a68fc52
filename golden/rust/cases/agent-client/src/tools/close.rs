//! The tool `close`. Written once by adlgen; yours to edit.

use crate::toolspec::close::{CloseDeps, CloseHandler, CloseInput, CloseOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Close {
    /// What the tool is given.
    pub deps: CloseDeps,
}

impl Close {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: CloseDeps) -> Self {
        Self { deps }
    }
}

impl CloseHandler for Close {
    async fn call(&self, _ctx: &CallContext, _input: CloseInput) -> Result<CloseOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::close::{CloseInput as Input, INPUT, SPEC};

    const NAME: &str = "close";

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
