//! The tool `nothing`. Written once by adlgen; edit it freely.

use crate::toolspec::nothing::{NothingDeps, NothingHandler, NothingInput, NothingOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Nothing {
    /// The dependencies of the tool.
    pub deps: NothingDeps,
}

impl Nothing {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: NothingDeps) -> Self {
        Self { deps }
    }
}

impl NothingHandler for Nothing {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: NothingInput,
    ) -> Result<NothingOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::nothing::{NothingInput as Input, INPUT, SPEC};

    const NAME: &str = "nothing";

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
