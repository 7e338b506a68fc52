//! The tool `none`. Written once by adlgen; edit it freely.

use crate::toolspec::none::{NoneTypeDeps, NoneTypeHandler, NoneTypeInput, NoneTypeOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct NoneType {
    /// The dependencies of the tool.
    pub deps: NoneTypeDeps,
}

impl NoneType {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: NoneTypeDeps) -> Self {
        Self { deps }
    }
}

impl NoneTypeHandler for NoneType {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: NoneTypeInput,
    ) -> Result<NoneTypeOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::none::{NoneTypeInput as Input, INPUT, SPEC};

    const NAME: &str = "none";

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
