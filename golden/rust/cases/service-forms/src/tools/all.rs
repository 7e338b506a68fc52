//! The tool `all`. Written once by adlgen; edit it freely.

use crate::toolspec::all::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct All {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl All {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<all::Tool> for All {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::toolspec::all::{bind, INPUT};
    use crate::toolspec::config::Config;
    use crate::toolspec::runtime::{block_on, CallError, StderrLogger, Toolbox};

    /// Arguments that the tool accepts.
    const ACCEPTED: &str = "{}";

    fn deps() -> Deps {
        let config = Config::load_from(|_| Some("text".to_owned())).unwrap();
        Deps {
            logger: Arc::new(StderrLogger),
            config: config.clone(),
            config_database: config.database.clone(),
            config_database_url: config.database.url.clone(),
            orders: Arc::new(crate::services::orders::Fake),
            orders_reader: Arc::new(crate::services::orders::Fake),
            payment_client: Arc::new(crate::services::payment_client::Fake),
            n8n: Arc::new(crate::services::n8n::Fake),
        }
    }

    #[test]
    fn it_handles_arguments_that_it_accepts() {
        let mut toolbox = Toolbox::new();
        let handler = All::new(deps());
        toolbox.add(bind(handler));
        let called = block_on(toolbox.call("all", ACCEPTED));
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
