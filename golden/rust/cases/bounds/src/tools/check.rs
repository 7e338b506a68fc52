//! The tool `check`. Written once by adlgen; edit it freely.

use crate::toolspec::check::{CheckDeps, CheckHandler, CheckInput, CheckOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Check {
    /// The dependencies of the tool.
    pub deps: CheckDeps,
}

impl Check {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: CheckDeps) -> Self {
        Self { deps }
    }
}

impl CheckHandler for Check {
    async fn call(&self, _ctx: &CallContext, _input: CheckInput) -> Result<CheckOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::check::{CheckInput as Input, INPUT, SPEC};

    const NAME: &str = "check";

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
