//! The tool `render_template`. Written once by adlgen; edit it freely.

use crate::toolspec::render_template::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct RenderTemplate {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl RenderTemplate {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<render_template::Tool> for RenderTemplate {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toolspec::render_template::{INPUT, SAMPLE, SPEC};
    use crate::toolspec::runtime::{block_on, CallError};

    fn deps() -> Deps {
        Deps {}
    }

    #[test]
    fn it_handles_a_sample() {
        let handler = RenderTemplate::new(deps());
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
