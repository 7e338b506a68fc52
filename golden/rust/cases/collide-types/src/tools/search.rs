//! The tool `search`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::search::{SearchDeps, SearchHandler, SearchInput, SearchOutput};

/// Serves the tool.
pub struct Search {
    /// What the tool is given.
    pub deps: SearchDeps,
}

impl Search {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: SearchDeps) -> Self {
        Self { deps }
    }
}

impl SearchHandler for Search {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: SearchInput,
    ) -> Result<SearchOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::search::{SearchInput as Input, INPUT, SPEC};

    const NAME: &str = "search";

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
