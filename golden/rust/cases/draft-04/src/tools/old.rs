//! The tool `old`. Written once by adlgen; edit it freely.

use crate::toolspec::old::{OldDeps, OldHandler, OldInput, OldOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Old {
    /// The dependencies of the tool.
    pub deps: OldDeps,
}

impl Old {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: OldDeps) -> Self {
        Self { deps }
    }
}

impl OldHandler for Old {
    async fn call(&self, _ctx: &CallContext, _input: OldInput) -> Result<OldOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::old::{OldInput as Input, INPUT, SPEC};

    const NAME: &str = "old";

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
