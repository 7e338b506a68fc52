//! The tool `apply_patch`. Written once by adlgen; edit it freely.

use crate::toolspec::apply_patch::{
    ApplyPatchDeps, ApplyPatchHandler, ApplyPatchInput, ApplyPatchOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct ApplyPatch {
    /// The dependencies of the tool.
    pub deps: ApplyPatchDeps,
}

impl ApplyPatch {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::apply_patch::{ApplyPatchInput as Input, INPUT, SPEC};

    const NAME: &str = "apply_patch";

    #[test]
    fn it_has_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
