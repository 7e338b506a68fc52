//! The tool `maybe`. Written once by adlgen; edit it freely.

use crate::toolspec::maybe::{MaybeTypeDeps, MaybeTypeHandler, MaybeTypeInput, MaybeTypeOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct MaybeType {
    /// The dependencies of the tool.
    pub deps: MaybeTypeDeps,
}

impl MaybeType {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: MaybeTypeDeps) -> Self {
        Self { deps }
    }
}

impl MaybeTypeHandler for MaybeType {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: MaybeTypeInput,
    ) -> Result<MaybeTypeOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::maybe::{MaybeTypeInput as Input, INPUT, SPEC};

    const NAME: &str = "maybe";

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
