//! The tool `recursive`. Written once by adlgen; yours to edit.

use crate::toolspec::recursive::{
    RecursiveDeps, RecursiveHandler, RecursiveInput, RecursiveOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Recursive {
    /// What the tool is given.
    pub deps: RecursiveDeps,
}

impl Recursive {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: RecursiveDeps) -> Self {
        Self { deps }
    }
}

impl RecursiveHandler for Recursive {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: RecursiveInput,
    ) -> Result<RecursiveOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::recursive::{RecursiveInput as Input, INPUT, SPEC};

    const NAME: &str = "recursive";

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
