//! The tool `evil`. Written once by adlgen; edit it freely.

use crate::toolspec::evil::{EvilDeps, EvilHandler, EvilInput, EvilOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Evil {
    /// The dependencies of the tool.
    pub deps: EvilDeps,
}

impl Evil {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: EvilDeps) -> Self {
        Self { deps }
    }
}

impl EvilHandler for Evil {
    async fn call(&self, _ctx: &CallContext, _input: EvilInput) -> Result<EvilOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::evil::{EvilInput as Input, INPUT, SPEC};

    const NAME: &str = "evil";

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
