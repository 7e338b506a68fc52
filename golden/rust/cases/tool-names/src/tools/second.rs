//! The tool `second`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::second::{SecondDeps, SecondHandler, SecondInput, SecondOutput};

/// The handler of the tool.
pub struct Second {
    /// The dependencies of the tool.
    pub deps: SecondDeps,
}

impl Second {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: SecondDeps) -> Self {
        Self { deps }
    }
}

impl SecondHandler for Second {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: SecondInput,
    ) -> Result<SecondOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::second::{SecondInput as Input, INPUT, SPEC};

    const NAME: &str = "second";

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
