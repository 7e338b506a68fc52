//! The tool `tree`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::tree::{TreeDeps, TreeHandler, TreeInput, TreeOutput};

/// The handler of the tool.
pub struct Tree {
    /// The dependencies of the tool.
    pub deps: TreeDeps,
}

impl Tree {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: TreeDeps) -> Self {
        Self { deps }
    }
}

impl TreeHandler for Tree {
    async fn call(&self, _ctx: &CallContext, _input: TreeInput) -> Result<TreeOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::tree::{TreeInput as Input, INPUT, SPEC};

    const NAME: &str = "tree";

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
