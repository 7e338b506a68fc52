//! The tool `index`. Written once by adlgen; yours to edit.

use crate::toolspec::index::{IndexDeps, IndexHandler, IndexInput, IndexOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Index {
    /// What the tool is given.
    pub deps: IndexDeps,
}

impl Index {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: IndexDeps) -> Self {
        Self { deps }
    }
}

impl IndexHandler for Index {
    async fn call(&self, _ctx: &CallContext, _input: IndexInput) -> Result<IndexOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::index::{IndexInput as Input, INPUT, SPEC};

    const NAME: &str = "index";

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
