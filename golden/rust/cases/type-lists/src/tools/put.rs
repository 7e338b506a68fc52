//! The tool `put`. Written once by adlgen; edit it freely.

use crate::toolspec::put::{PutDeps, PutHandler, PutInput, PutOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Put {
    /// The dependencies of the tool.
    pub deps: PutDeps,
}

impl Put {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: PutDeps) -> Self {
        Self { deps }
    }
}

impl PutHandler for Put {
    async fn call(&self, _ctx: &CallContext, _input: PutInput) -> Result<PutOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::put::{PutInput as Input, INPUT, SPEC};

    const NAME: &str = "put";

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
