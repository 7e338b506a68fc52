//! The tool `add_numbers`. Written once by adlgen; yours to edit.

use crate::toolspec::add_numbers::{
    AddNumbersDeps, AddNumbersHandler, AddNumbersInput, AddNumbersOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct AddNumbers {
    /// What the tool is given.
    pub deps: AddNumbersDeps,
}

impl AddNumbers {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: AddNumbersDeps) -> Self {
        Self { deps }
    }
}

impl AddNumbersHandler for AddNumbers {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: AddNumbersInput,
    ) -> Result<AddNumbersOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::add_numbers::{AddNumbersInput as Input, INPUT, SPEC};

    const NAME: &str = "add_numbers";

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
