//! The tool `knowledgeBaseSearch`. Written once by adlgen; edit it freely.

use crate::toolspec::knowledge_base_search::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct KnowledgeBaseSearch {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl KnowledgeBaseSearch {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<knowledge_base_search::Tool> for KnowledgeBaseSearch {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::toolspec::knowledge_base_search::{bind, INPUT};
    use crate::toolspec::runtime::{block_on, CallError, Toolbox};

    /// Arguments that the tool accepts.
    const ACCEPTED: &str = r#"{"q":"text"}"#;

    fn deps() -> Deps {
        Deps {
            search_index_articles: Arc::new(crate::services::search_index::Fake),
        }
    }

    #[test]
    fn it_handles_arguments_that_it_accepts() {
        let mut toolbox = Toolbox::new();
        let handler = KnowledgeBaseSearch::new(deps());
        toolbox.add(bind(handler));
        let called = block_on(toolbox.call("knowledgeBaseSearch", ACCEPTED));
        assert!(
            matches!(called, Ok(_) | Err(CallError::NotImplemented)),
            "{called:?}"
        );
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
