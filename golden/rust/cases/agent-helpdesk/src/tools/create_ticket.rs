//! The tool `create_ticket`. Written once by adlgen; edit it freely.

use crate::toolspec::create_ticket::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct CreateTicket {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl CreateTicket {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<create_ticket::Tool> for CreateTicket {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::toolspec::config::Config;
    use crate::toolspec::create_ticket::{INPUT, SAMPLE, SPEC};
    use crate::toolspec::runtime::{block_on, CallError, StderrLogger};

    fn deps() -> Deps {
        let config = Config::load_from(|_| Some("text".to_owned())).unwrap();
        Deps {
            tickets: Arc::new(crate::services::tickets::Fake::default()),
            customers_lookup: Arc::new(crate::services::customers::Fake::default()),
            logger: Arc::new(StderrLogger),
            config_sla: config.sla.clone(),
        }
    }

    #[test]
    fn it_handles_a_sample() {
        let handler = CreateTicket::new(deps());
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
