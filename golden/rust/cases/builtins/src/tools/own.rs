//! The tool `own`. Written once by adlgen; edit it freely.

use crate::toolspec::own::{OwnDeps, OwnHandler, OwnInput, OwnOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Own {
    /// The dependencies of the tool.
    pub deps: OwnDeps,
}

impl Own {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: OwnDeps) -> Self {
        Self { deps }
    }
}

impl OwnHandler for Own {
    async fn call(&self, _ctx: &CallContext, _input: OwnInput) -> Result<OwnOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::own::{OwnInput as Input, INPUT, SPEC};

    const NAME: &str = "own";

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
