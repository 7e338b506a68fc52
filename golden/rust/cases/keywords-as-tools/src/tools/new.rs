//! The tool `new`. Written once by adlgen; yours to edit.

use crate::toolspec::new::{NewTypeDeps, NewTypeHandler, NewTypeInput, NewTypeOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct NewType {
    /// What the tool is given.
    pub deps: NewTypeDeps,
}

impl NewType {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: NewTypeDeps) -> Self {
        Self { deps }
    }
}

impl NewTypeHandler for NewType {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: NewTypeInput,
    ) -> Result<NewTypeOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::new::{NewTypeInput as Input, INPUT, SPEC};

    const NAME: &str = "new";

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
