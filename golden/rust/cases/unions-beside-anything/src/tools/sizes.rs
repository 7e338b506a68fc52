//! The tool `sizes`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::sizes::{SizesDeps, SizesHandler, SizesInput, SizesOutput};

/// The handler of the tool.
pub struct Sizes {
    /// The dependencies of the tool.
    pub deps: SizesDeps,
}

impl Sizes {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: SizesDeps) -> Self {
        Self { deps }
    }
}

impl SizesHandler for Sizes {
    async fn call(&self, _ctx: &CallContext, _input: SizesInput) -> Result<SizesOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::sizes::{SizesInput as Input, INPUT, SPEC};

    const NAME: &str = "sizes";

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
