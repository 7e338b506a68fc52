//! The tool `unknown`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::unknown::{UnknownDeps, UnknownHandler, UnknownInput, UnknownOutput};

/// The handler of the tool.
pub struct Unknown {
    /// The dependencies of the tool.
    pub deps: UnknownDeps,
}

impl Unknown {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: UnknownDeps) -> Self {
        Self { deps }
    }
}

impl UnknownHandler for Unknown {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: UnknownInput,
    ) -> Result<UnknownOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::unknown::{UnknownInput as Input, INPUT, SPEC};

    const NAME: &str = "unknown";

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
