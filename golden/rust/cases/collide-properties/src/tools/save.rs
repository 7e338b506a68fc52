//! The tool `save`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::save::{SaveDeps, SaveHandler, SaveInput, SaveOutput};

/// The handler of the tool.
pub struct Save {
    /// The dependencies of the tool.
    pub deps: SaveDeps,
}

impl Save {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: SaveDeps) -> Self {
        Self { deps }
    }
}

impl SaveHandler for Save {
    async fn call(&self, _ctx: &CallContext, _input: SaveInput) -> Result<SaveOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::save::{SaveInput as Input, INPUT, SPEC};

    const NAME: &str = "save";

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
