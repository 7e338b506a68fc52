//! The tool `nothing`. Written once by adlgen; yours to edit.

use crate::toolspec::nothing::{NothingDeps, NothingHandler, NothingInput, NothingOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Nothing {
    /// What the tool is given.
    pub deps: NothingDeps,
}

impl Nothing {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: NothingDeps) -> Self {
        Self { deps }
    }
}

impl NothingHandler for Nothing {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: NothingInput,
    ) -> Result<NothingOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::nothing::{NothingInput as Input, INPUT, SPEC};

    const NAME: &str = "nothing";

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
