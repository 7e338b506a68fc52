//! The tool `http_probe`. Written once by adlgen; edit it freely.

use crate::toolspec::http_probe2::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct HttpProbe2 {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl HttpProbe2 {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<http_probe2::Tool> for HttpProbe2 {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::toolspec::http_probe2::{INPUT, SAMPLE, SPEC};
    use crate::toolspec::runtime::{block_on, CallError, StderrLogger};

    fn deps() -> Deps {
        Deps {
            logger: Arc::new(StderrLogger),
        }
    }

    #[test]
    fn it_handles_a_sample() {
        let handler = HttpProbe2::new(deps());
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
