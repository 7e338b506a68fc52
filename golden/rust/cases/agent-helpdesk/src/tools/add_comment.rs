//! The tool `add_comment`. Written once by adlgen; yours to edit.

use crate::toolspec::add_comment::{
    AddCommentDeps, AddCommentHandler, AddCommentInput, AddCommentOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct AddComment {
    /// What the tool is given.
    pub deps: AddCommentDeps,
}

impl AddComment {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: AddCommentDeps) -> Self {
        Self { deps }
    }
}

impl AddCommentHandler for AddComment {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: AddCommentInput,
    ) -> Result<AddCommentOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::add_comment::{AddCommentInput as Input, INPUT, SPEC};

    const NAME: &str = "add_comment";

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
