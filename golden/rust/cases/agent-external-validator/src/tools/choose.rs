//! The tool `choose`. Written once by adlgen; yours to edit.

use crate::toolspec::choose::{ChooseDeps, ChooseHandler, ChooseInput, ChooseOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Choose {
    /// What the tool is given.
    pub deps: ChooseDeps,
}

impl Choose {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ChooseDeps) -> Self {
        Self { deps }
    }
}

impl ChooseHandler for Choose {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ChooseInput,
    ) -> Result<ChooseOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::choose::{ChooseInput as Input, INPUT, SPEC};

    const NAME: &str = "choose";

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
