//! The tool `two_types`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::two_types::{TwoTypesDeps, TwoTypesHandler, TwoTypesInput, TwoTypesOutput};

/// The handler of the tool.
pub struct TwoTypes {
    /// The dependencies of the tool.
    pub deps: TwoTypesDeps,
}

impl TwoTypes {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: TwoTypesDeps) -> Self {
        Self { deps }
    }
}

impl TwoTypesHandler for TwoTypes {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: TwoTypesInput,
    ) -> Result<TwoTypesOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::two_types::{TwoTypesInput as Input, INPUT, SPEC};

    const NAME: &str = "two_types";

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
