//! The tool `patch`. Written once by adlgen; edit it freely.

use crate::toolspec::patch::{PatchDeps, PatchHandler, PatchInput, PatchOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Patch {
    /// The dependencies of the tool.
    pub deps: PatchDeps,
}

impl Patch {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: PatchDeps) -> Self {
        Self { deps }
    }
}

impl PatchHandler for Patch {
    async fn call(&self, _ctx: &CallContext, _input: PatchInput) -> Result<PatchOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::patch::{PatchInput as Input, INPUT, SPEC};

    const NAME: &str = "patch";

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
