//! The tool `sizes`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::sizes::{SizesDeps, SizesHandler, SizesInput, SizesOutput};

/// Serves the tool.
pub struct Sizes {
    /// What the tool is given.
    pub deps: SizesDeps,
}

impl Sizes {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: SizesDeps) -> Self {
        Self { deps }
    }
}

impl SizesHandler for Sizes {
    async fn call(&self, _ctx: &CallContext, _input: SizesInput) -> Result<SizesOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::sizes::{SizesInput as Input, INPUT, SPEC};

    const NAME: &str = "sizes";

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
