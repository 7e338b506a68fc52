//! The tool `put`. Written once by adlgen; yours to edit.

use crate::toolspec::put::{PutDeps, PutHandler, PutInput, PutOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Put {
    /// What the tool is given.
    pub deps: PutDeps,
}

impl Put {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: PutDeps) -> Self {
        Self { deps }
    }
}

impl PutHandler for Put {
    async fn call(&self, _ctx: &CallContext, _input: PutInput) -> Result<PutOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::put::{PutInput as Input, INPUT, SPEC};

    const NAME: &str = "put";

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
