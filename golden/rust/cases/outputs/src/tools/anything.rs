//! The tool `anything`. Written once by adlgen; edit it freely.

use crate::toolspec::anything::{AnythingDeps, AnythingHandler, AnythingInput, AnythingOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Anything {
    /// The dependencies of the tool.
    pub deps: AnythingDeps,
}

impl Anything {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: AnythingDeps) -> Self {
        Self { deps }
    }
}

impl AnythingHandler for Anything {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: AnythingInput,
    ) -> Result<AnythingOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::anything::{AnythingInput as Input, INPUT, SPEC};

    const NAME: &str = "anything";

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
