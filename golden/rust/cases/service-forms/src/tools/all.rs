//! The tool `all`. Written once by adlgen; edit it freely.

use crate::toolspec::all::{AllDeps, AllHandler, AllInput, AllOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct All {
    /// The dependencies of the tool.
    pub deps: AllDeps,
}

impl All {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: AllDeps) -> Self {
        Self { deps }
    }
}

impl AllHandler for All {
    async fn call(&self, _ctx: &CallContext, _input: AllInput) -> Result<AllOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::all::{AllInput as Input, INPUT, SPEC};

    const NAME: &str = "all";

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
