//! The tool `new`. Written once by adlgen; edit it freely.

use crate::toolspec::new::{NewTypeDeps, NewTypeHandler, NewTypeInput, NewTypeOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct NewType {
    /// The dependencies of the tool.
    pub deps: NewTypeDeps,
}

impl NewType {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::new::{NewTypeInput as Input, INPUT, SPEC};

    const NAME: &str = "new";

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
