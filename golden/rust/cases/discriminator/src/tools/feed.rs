//! The tool `feed`. Written once by adlgen; edit it freely.

use crate::toolspec::feed::{FeedDeps, FeedHandler, FeedInput, FeedOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Feed {
    /// The dependencies of the tool.
    pub deps: FeedDeps,
}

impl Feed {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: FeedDeps) -> Self {
        Self { deps }
    }
}

impl FeedHandler for Feed {
    async fn call(&self, _ctx: &CallContext, _input: FeedInput) -> Result<FeedOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::feed::{FeedInput as Input, INPUT, SPEC};

    const NAME: &str = "feed";

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
