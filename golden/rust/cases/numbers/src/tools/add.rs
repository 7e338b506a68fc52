//! The tool `add`. Written once by adlgen; edit it freely.

use crate::toolspec::add::{AddDeps, AddHandler, AddInput, AddOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Add {
    /// The dependencies of the tool.
    pub deps: AddDeps,
}

impl Add {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: AddDeps) -> Self {
        Self { deps }
    }
}

impl AddHandler for Add {
    async fn call(&self, _ctx: &CallContext, _input: AddInput) -> Result<AddOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::add::{AddInput as Input, INPUT, SPEC};

    const NAME: &str = "add";

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
