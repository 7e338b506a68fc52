//! The tool `free`. Written once by adlgen; edit it freely.

use crate::toolspec::free::{FreeDeps, FreeHandler, FreeInput, FreeOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Free {
    /// The dependencies of the tool.
    pub deps: FreeDeps,
}

impl Free {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: FreeDeps) -> Self {
        Self { deps }
    }
}

impl FreeHandler for Free {
    async fn call(&self, _ctx: &CallContext, _input: FreeInput) -> Result<FreeOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::free::{FreeInput as Input, INPUT, SPEC};

    const NAME: &str = "free";

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
