//! The tool `create`. Written once by adlgen; yours to edit.

use crate::toolspec::create::{CreateDeps, CreateHandler, CreateInput, CreateOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Create {
    /// What the tool is given.
    pub deps: CreateDeps,
}

impl Create {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::create::{CreateInput as Input, INPUT, SPEC};

    const NAME: &str = "create";

    #[test]
    fn the_model_calls_it_by_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn arguments_that_are_no_json_are_refused() {
        let refused = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(refused.0[0].code, "json");
    }
}
