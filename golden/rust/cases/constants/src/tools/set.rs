//! The tool `set`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::set::{SetDeps, SetHandler, SetInput, SetOutput};

/// The handler of the tool.
pub struct Set {
    /// The dependencies of the tool.
    pub deps: SetDeps,
}

impl Set {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: SetDeps) -> Self {
        Self { deps }
    }
}

impl SetHandler for Set {
    async fn call(&self, _ctx: &CallContext, _input: SetInput) -> Result<SetOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::set::{SetInput as Input, INPUT, SPEC};

    const NAME: &str = "set";

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
