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
    use crate::toolspec::create_ticket::{bind, INPUT};
    use crate::toolspec::runtime::{block_on, CallError, StderrLogger, Toolbox};

    /// Arguments that the tool accepts.
    const ACCEPTED: &str = r#"{"customer_id":"text","subject":"text","body":"text"}"#;

    fn deps() -> Deps {
        let config = Config::load_from(|_| Some("text".to_owned())).unwrap();
        Deps {
            tickets: Arc::new(crate::services::tickets::Fake),
            customers_lookup: Arc::new(crate::services::customers::Fake),
            logger: Arc::new(StderrLogger),
            config_sla: config.sla.clone(),
        }
    }

    #[test]
    fn it_handles_arguments_that_it_accepts() {
        let mut toolbox = Toolbox::new();
        let handler = CreateTicket::new(deps());
        toolbox.add(bind(handler));
        let called = block_on(toolbox.call("create_ticket", ACCEPTED));
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
