//! The tool `add`. Written once by adlgen; yours to edit.

use crate::toolspec::add::{AddDeps, AddHandler, AddInput, AddOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Add {
    /// What the tool is given.
    pub deps: AddDeps,
}

impl Add {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: AddDeps) -> Self {
        Self { deps }
    }
}

impl AddHandler for Add {
    async fn call(&self, _ctx: &CallContext, _input: AddInput) -> Result<AddOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::add::{AddInput as Input, INPUT, SPEC};

    const NAME: &str = "add";

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
