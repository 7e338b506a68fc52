//! The tool `search_catalog`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::search_catalog::{
    SearchCatalogDeps, SearchCatalogHandler, SearchCatalogInput, SearchCatalogOutput,
};

/// Serves the tool.
pub struct SearchCatalog {
    /// What the tool is given.
    pub deps: SearchCatalogDeps,
}

impl SearchCatalog {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: SearchCatalogDeps) -> Self {
        Self { deps }
    }
}

impl SearchCatalogHandler for SearchCatalog {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: SearchCatalogInput,
    ) -> Result<SearchCatalogOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::search_catalog::{SearchCatalogInput as Input, INPUT, SPEC};

    const NAME: &str = "search_catalog";

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
