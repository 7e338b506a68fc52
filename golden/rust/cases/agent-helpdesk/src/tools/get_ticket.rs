//! The tool `get_ticket`. Written once by adlgen; edit it freely.

use crate::toolspec::get_ticket::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct GetTicket {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl GetTicket {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<get_ticket::Tool> for GetTicket {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::toolspec::get_ticket::{bind, INPUT};
    use crate::toolspec::runtime::{block_on, CallError, Toolbox};

    /// Arguments that the tool accepts.
    const ACCEPTED: &str = r#"{"id":1}"#;

    fn deps() -> Deps {
        Deps {
            tickets_reader: Arc::new(crate::services::tickets::Fake),
        }
    }

    #[test]
    fn it_handles_arguments_that_it_accepts() {
        let mut toolbox = Toolbox::new();
        let handler = GetTicket::new(deps());
        toolbox.add(bind(handler));
        let called = block_on(toolbox.call("get_ticket", ACCEPTED));
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
