//! The tool `type`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::type_::{TypeDeps, TypeHandler, TypeInput, TypeOutput};

/// The handler of the tool.
pub struct Type {
    /// The dependencies of the tool.
    pub deps: TypeDeps,
}

impl Type {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: TypeDeps) -> Self {
        Self { deps }
    }
}

impl TypeHandler for Type {
    async fn call(&self, _ctx: &CallContext, _input: TypeInput) -> Result<TypeOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::type_::{TypeInput as Input, INPUT, SPEC};

    const NAME: &str = "type";

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
