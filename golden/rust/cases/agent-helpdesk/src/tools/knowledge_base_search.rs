//! The tool `knowledgeBaseSearch`. Written once by adlgen; edit it freely.

use crate::toolspec::knowledge_base_search::{
    KnowledgeBaseSearchDeps, KnowledgeBaseSearchHandler, KnowledgeBaseSearchInput,
    KnowledgeBaseSearchOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct KnowledgeBaseSearch {
    /// The dependencies of the tool.
    pub deps: KnowledgeBaseSearchDeps,
}

impl KnowledgeBaseSearch {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: KnowledgeBaseSearchDeps) -> Self {
        Self { deps }
    }
}

impl KnowledgeBaseSearchHandler for KnowledgeBaseSearch {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: KnowledgeBaseSearchInput,
    ) -> Result<KnowledgeBaseSearchOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::knowledge_base_search::{KnowledgeBaseSearchInput as Input, INPUT, SPEC};

    const NAME: &str = "knowledgeBaseSearch";

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
