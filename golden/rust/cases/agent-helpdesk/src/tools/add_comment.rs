//! The tool `add_comment`. Written once by adlgen; edit it freely.

use crate::toolspec::add_comment::{
    AddCommentDeps, AddCommentHandler, AddCommentInput, AddCommentOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct AddComment {
    /// The dependencies of the tool.
    pub deps: AddCommentDeps,
}

impl AddComment {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::add_comment::{AddCommentInput as Input, INPUT, SPEC};

    const NAME: &str = "add_comment";

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
