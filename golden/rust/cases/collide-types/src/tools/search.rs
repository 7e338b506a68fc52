//! The tool `search`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::search::{SearchDeps, SearchHandler, SearchInput, SearchOutput};

/// The handler of the tool.
pub struct Search {
    /// The dependencies of the tool.
    pub deps: SearchDeps,
}

impl Search {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::search::{SearchInput as Input, INPUT, SPEC};

    const NAME: &str = "search";

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
