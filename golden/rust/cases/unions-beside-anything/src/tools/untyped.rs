//! The tool `untyped`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::untyped::{UntypedDeps, UntypedHandler, UntypedInput, UntypedOutput};

/// The handler of the tool.
pub struct Untyped {
    /// The dependencies of the tool.
    pub deps: UntypedDeps,
}

impl Untyped {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::untyped::{UntypedInput as Input, INPUT, SPEC};

    const NAME: &str = "untyped";

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
