//! The tool `find`. Written once by adlgen; edit it freely.

use crate::toolspec::find::{FindDeps, FindHandler, FindInput, FindOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Find {
    /// The dependencies of the tool.
    pub deps: FindDeps,
}

impl Find {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: FindDeps) -> Self {
        Self { deps }
    }
}

impl FindHandler for Find {
    async fn call(&self, _ctx: &CallContext, _input: FindInput) -> Result<FindOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::find::{FindInput as Input, INPUT, SPEC};

    const NAME: &str = "find";

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
