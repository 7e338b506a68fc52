//! The tool `old`. Written once by adlgen; yours to edit.

use crate::toolspec::old::{OldDeps, OldHandler, OldInput, OldOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Old {
    /// What the tool is given.
    pub deps: OldDeps,
}

impl Old {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: OldDeps) -> Self {
        Self { deps }
    }
}

impl OldHandler for Old {
    async fn call(&self, _ctx: &CallContext, _input: OldInput) -> Result<OldOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::old::{OldInput as Input, INPUT, SPEC};

    const NAME: &str = "old";

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
