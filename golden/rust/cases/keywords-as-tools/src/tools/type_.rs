//! The tool `type`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::type_::{TypeDeps, TypeHandler, TypeInput, TypeOutput};

/// Serves the tool.
pub struct Type {
    /// What the tool is given.
    pub deps: TypeDeps,
}

impl Type {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: TypeDeps) -> Self {
        Self { deps }
    }
}

impl TypeHandler for Type {
    async fn call(&self, _ctx: &CallContext, _input: TypeInput) -> Result<TypeOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::type_::{TypeInput as Input, INPUT, SPEC};

    const NAME: &str = "type";

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
