//! The tool `pass`. Written once by adlgen; edit it freely.

use crate::toolspec::pass::{PassDeps, PassHandler, PassInput, PassOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Pass {
    /// The dependencies of the tool.
    pub deps: PassDeps,
}

impl Pass {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: PassDeps) -> Self {
        Self { deps }
    }
}

impl PassHandler for Pass {
    async fn call(&self, _ctx: &CallContext, _input: PassInput) -> Result<PassOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::pass::{PassInput as Input, INPUT, SPEC};

    const NAME: &str = "pass";

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
