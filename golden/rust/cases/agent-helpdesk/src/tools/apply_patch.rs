//! The tool `apply_patch`. Written once by adlgen; yours to edit.

use crate::toolspec::apply_patch::{
    ApplyPatchDeps, ApplyPatchHandler, ApplyPatchInput, ApplyPatchOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct ApplyPatch {
    /// What the tool is given.
    pub deps: ApplyPatchDeps,
}

impl ApplyPatch {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ApplyPatchDeps) -> Self {
        Self { deps }
    }
}

impl ApplyPatchHandler for ApplyPatch {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ApplyPatchInput,
    ) -> Result<ApplyPatchOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::apply_patch::{ApplyPatchInput as Input, INPUT, SPEC};

    const NAME: &str = "apply_patch";

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
