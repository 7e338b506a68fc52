//! The tool `class`. Written once by adlgen; yours to edit.

use crate::toolspec::class::{ClassDeps, ClassHandler, ClassInput, ClassOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Class {
    /// What the tool is given.
    pub deps: ClassDeps,
}

impl Class {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ClassDeps) -> Self {
        Self { deps }
    }
}

impl ClassHandler for Class {
    async fn call(&self, _ctx: &CallContext, _input: ClassInput) -> Result<ClassOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::class::{ClassInput as Input, INPUT, SPEC};

    const NAME: &str = "class";

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
