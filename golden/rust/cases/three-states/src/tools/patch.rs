//! The tool `patch`. Written once by adlgen; yours to edit.

use crate::toolspec::patch::{PatchDeps, PatchHandler, PatchInput, PatchOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Patch {
    /// What the tool is given.
    pub deps: PatchDeps,
}

impl Patch {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: PatchDeps) -> Self {
        Self { deps }
    }
}

impl PatchHandler for Patch {
    async fn call(&self, _ctx: &CallContext, _input: PatchInput) -> Result<PatchOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::patch::{PatchInput as Input, INPUT, SPEC};

    const NAME: &str = "patch";

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
