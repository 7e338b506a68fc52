//! The tool `add_numbers`. Written once by adlgen; edit it freely.

use crate::toolspec::add_numbers::{
    AddNumbersDeps, AddNumbersHandler, AddNumbersInput, AddNumbersOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct AddNumbers {
    /// The dependencies of the tool.
    pub deps: AddNumbersDeps,
}

impl AddNumbers {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::add_numbers::{AddNumbersInput as Input, INPUT, SPEC};

    const NAME: &str = "add_numbers";

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
