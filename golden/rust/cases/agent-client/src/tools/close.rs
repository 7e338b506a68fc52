//! The tool `close`. Written once by adlgen; edit it freely.

use crate::toolspec::close::{CloseDeps, CloseHandler, CloseInput, CloseOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Close {
    /// The dependencies of the tool.
    pub deps: CloseDeps,
}

impl Close {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: CloseDeps) -> Self {
        Self { deps }
    }
}

impl CloseHandler for Close {
    async fn call(&self, _ctx: &CallContext, _input: CloseInput) -> Result<CloseOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::close::{CloseInput as Input, INPUT, SPEC};

    const NAME: &str = "close";

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
