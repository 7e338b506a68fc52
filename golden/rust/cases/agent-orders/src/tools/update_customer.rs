//! The tool `update_customer`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, Handler, ToolError};
use crate::toolspec::update_customer::{self, Deps, Input, Output};

/// The handler of the tool.
pub struct UpdateCustomer {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl UpdateCustomer {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<update_customer::Tool> for UpdateCustomer {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::toolspec::runtime::{block_on, CallError};
    use crate::toolspec::update_customer::{INPUT, SAMPLE, SPEC};

    fn deps() -> Deps {
        Deps {
            order_repo_customers: Arc::new(crate::services::order_repo::Fake::default()),
        }
    }

    #[test]
    fn it_handles_a_sample() {
        let handler = UpdateCustomer::new(deps());
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
