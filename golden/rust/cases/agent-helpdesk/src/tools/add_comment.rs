//! The tool `add_comment`. Written once by adlgen; edit it freely.

use crate::toolspec::add_comment::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct AddComment {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl AddComment {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<add_comment::Tool> for AddComment {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::toolspec::add_comment::{bind, INPUT};
    use crate::toolspec::runtime::{block_on, CallError, Toolbox};

    /// Arguments that the tool accepts.
    const ACCEPTED: &str = r#"{"ticket_id":1,"text":"text"}"#;

    fn deps() -> Deps {
        Deps {
            tickets_writer: Arc::new(crate::services::tickets::Fake),
        }
    }

    #[test]
    fn it_handles_arguments_that_it_accepts() {
        let mut toolbox = Toolbox::new();
        let handler = AddComment::new(deps());
        toolbox.add(bind(handler));
        let called = block_on(toolbox.call("add_comment", ACCEPTED));
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
