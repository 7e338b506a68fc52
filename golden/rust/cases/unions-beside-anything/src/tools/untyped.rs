//! The tool `untyped`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::untyped::{UntypedDeps, UntypedHandler, UntypedInput, UntypedOutput};

/// Serves the tool.
pub struct Untyped {
    /// What the tool is given.
    pub deps: UntypedDeps,
}

impl Untyped {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: UntypedDeps) -> Self {
        Self { deps }
    }
}

impl UntypedHandler for Untyped {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: UntypedInput,
    ) -> Result<UntypedOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::untyped::{UntypedInput as Input, INPUT, SPEC};

    const NAME: &str = "untyped";

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
