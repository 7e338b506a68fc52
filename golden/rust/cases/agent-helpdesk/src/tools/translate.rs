//! The tool `translate`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, Handler, ToolError};
use crate::toolspec::translate::{self, Deps, Input, Output};

/// The handler of the tool.
pub struct Translate {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl Translate {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<translate::Tool> for Translate {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toolspec::runtime::{block_on, CallError};
    use crate::toolspec::translate::{INPUT, SAMPLE, SPEC};

    fn deps() -> Deps {
        Deps {}
    }

    #[test]
    fn it_handles_a_sample() {
        let handler = Translate::new(deps());
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
