//! The tool `tree`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::tree::{TreeDeps, TreeHandler, TreeInput, TreeOutput};

/// Serves the tool.
pub struct Tree {
    /// What the tool is given.
    pub deps: TreeDeps,
}

impl Tree {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: TreeDeps) -> Self {
        Self { deps }
    }
}

impl TreeHandler for Tree {
    async fn call(&self, _ctx: &CallContext, _input: TreeInput) -> Result<TreeOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::tree::{TreeInput as Input, INPUT, SPEC};

    const NAME: &str = "tree";

    #[test]
    fn the_model_calls_it_by_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn arguments_that_are_no_json_are_refused() {
        let refused = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(refused.0[0].code, "json");
    }
}
