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
    use crate::toolspec::all::{bind, INPUT, SAMPLE};
    use crate::toolspec::config::Config;
    use crate::toolspec::runtime::{block_on, CallError, StderrLogger, Toolbox};

    fn deps() -> Deps {
        let config = Config::load_from(|_| Some("text".to_owned())).unwrap();
        Deps {
            logger: Arc::new(StderrLogger),
            config: config.clone(),
            config_limits: config.limits.clone(),
            first: Arc::new(crate::services::first::Fake::default()),
            second: Arc::new(crate::services::second::Fake::default()),
            context: Arc::new(crate::services::context::Fake::default()),
        }
    }

    #[test]
    fn it_handles_a_sample() {
        let mut toolbox = Toolbox::new();
        toolbox.add(bind(All::new(deps())));
        let called = block_on(toolbox.call("all", SAMPLE));
        // A message for the model is a result too: the sample may name what does not exist.
        assert!(
            matches!(
                called,
                Ok(_) | Err(CallError::Tool(_) | CallError::NotImplemented)
            ),
            "{called:?}"
        );
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
