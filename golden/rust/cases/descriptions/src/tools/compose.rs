//! The tool `compose`. Written once by adlgen; edit it freely.

use crate::toolspec::compose::{ComposeDeps, ComposeHandler, ComposeInput, ComposeOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Compose {
    /// The dependencies of the tool.
    pub deps: ComposeDeps,
}

impl Compose {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ComposeDeps) -> Self {
        Self { deps }
    }
}

impl ComposeHandler for Compose {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ComposeInput,
    ) -> Result<ComposeOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::compose::{ComposeInput as Input, INPUT, SPEC};

    const NAME: &str = "compose";

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
