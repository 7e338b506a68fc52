//! The tool `merge_tickets`. Written once by adlgen; edit it freely.

use crate::toolspec::merge_tickets::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct MergeTickets {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl MergeTickets {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<merge_tickets::Tool> for MergeTickets {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::toolspec::merge_tickets::{INPUT, SAMPLE, SPEC};
    use crate::toolspec::runtime::{block_on, CallError, StderrLogger};

    fn deps() -> Deps {
        Deps {
            tickets_writer: Arc::new(crate::services::tickets::Fake::default()),
            logger: Arc::new(StderrLogger),
        }
    }

    #[test]
    fn it_handles_a_sample() {
        let handler = MergeTickets::new(deps());
        let input = INPUT.parse(SAMPLE).unwrap();
        let called = block_on(SPEC.call(&handler, input));
        assert!(
            matches!(called, Ok(_) | Err(CallError::NotImplemented)),
            "{called:?}"
        );
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
