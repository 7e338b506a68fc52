//! The tool `tree`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, Handler, ToolError};
use crate::toolspec::tree::{self, Deps, Input, Output};

/// The handler of the tool.
pub struct Tree {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl Tree {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<tree::Tool> for Tree {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toolspec::runtime::{block_on, CallError, Toolbox};
    use crate::toolspec::tree::{bind, INPUT};

    /// Arguments that the tool accepts.
    const ACCEPTED: &str = r#"{"root":{"value":"text"}}"#;

    fn deps() -> Deps {
        Deps {}
    }

    #[test]
    fn it_handles_arguments_that_it_accepts() {
        let mut toolbox = Toolbox::new();
        let handler = Tree::new(deps());
        toolbox.add(bind(handler));
        let called = block_on(toolbox.call("tree", ACCEPTED));
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
