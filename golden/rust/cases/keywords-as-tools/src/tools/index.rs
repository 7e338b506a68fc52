//! The tool `index`. Written once by adlgen; edit it freely.

use crate::toolspec::index::{IndexDeps, IndexHandler, IndexInput, IndexOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Index {
    /// The dependencies of the tool.
    pub deps: IndexDeps,
}

impl Index {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: IndexDeps) -> Self {
        Self { deps }
    }
}

impl IndexHandler for Index {
    async fn call(&self, _ctx: &CallContext, _input: IndexInput) -> Result<IndexOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::index::{IndexInput as Input, INPUT, SPEC};

    const NAME: &str = "index";

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
