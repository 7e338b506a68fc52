//! The tool `search_catalog`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::search_catalog::{
    SearchCatalogDeps, SearchCatalogHandler, SearchCatalogInput, SearchCatalogOutput,
};

/// The handler of the tool.
pub struct SearchCatalog {
    /// The dependencies of the tool.
    pub deps: SearchCatalogDeps,
}

impl SearchCatalog {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::search_catalog::{SearchCatalogInput as Input, INPUT, SPEC};

    const NAME: &str = "search_catalog";

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
