//! The tool `set`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::set::{SetDeps, SetHandler, SetInput, SetOutput};

/// Serves the tool.
pub struct Set {
    /// What the tool is given.
    pub deps: SetDeps,
}

impl Set {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: SetDeps) -> Self {
        Self { deps }
    }
}

impl SetHandler for Set {
    async fn call(&self, _ctx: &CallContext, _input: SetInput) -> Result<SetOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::set::{SetInput as Input, INPUT, SPEC};

    const NAME: &str = "set";

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
