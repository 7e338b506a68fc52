//! The tool `class`. Written once by adlgen; edit it freely.

use crate::toolspec::class::{ClassDeps, ClassHandler, ClassInput, ClassOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Class {
    /// The dependencies of the tool.
    pub deps: ClassDeps,
}

impl Class {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ClassDeps) -> Self {
        Self { deps }
    }
}

impl ClassHandler for Class {
    async fn call(&self, _ctx: &CallContext, _input: ClassInput) -> Result<ClassOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::class::{ClassInput as Input, INPUT, SPEC};

    const NAME: &str = "class";

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
