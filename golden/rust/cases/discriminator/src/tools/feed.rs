//! The tool `feed`. Written once by adlgen; yours to edit.

use crate::toolspec::feed::{FeedDeps, FeedHandler, FeedInput, FeedOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Feed {
    /// What the tool is given.
    pub deps: FeedDeps,
}

impl Feed {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: FeedDeps) -> Self {
        Self { deps }
    }
}

impl FeedHandler for Feed {
    async fn call(&self, _ctx: &CallContext, _input: FeedInput) -> Result<FeedOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::feed::{FeedInput as Input, INPUT, SPEC};

    const NAME: &str = "feed";

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
