//! The tool `knowledgeBaseSearch`. Written once by adlgen; yours to edit.

use crate::toolspec::knowledge_base_search::{
    KnowledgeBaseSearchDeps, KnowledgeBaseSearchHandler, KnowledgeBaseSearchInput,
    KnowledgeBaseSearchOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct KnowledgeBaseSearch {
    /// What the tool is given.
    pub deps: KnowledgeBaseSearchDeps,
}

impl KnowledgeBaseSearch {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::knowledge_base_search::{KnowledgeBaseSearchInput as Input, INPUT, SPEC};

    const NAME: &str = "knowledgeBaseSearch";

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
