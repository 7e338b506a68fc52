//! The tool `create`. Written once by adlgen; edit it freely.

use crate::toolspec::create::{CreateDeps, CreateHandler, CreateInput, CreateOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Create {
    /// The dependencies of the tool.
    pub deps: CreateDeps,
}

impl Create {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: CreateDeps) -> Self {
        Self { deps }
    }
}

impl CreateHandler for Create {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: CreateInput,
    ) -> Result<CreateOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::create::{CreateInput as Input, INPUT, SPEC};

    const NAME: &str = "create";

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
