//! The tool `chains`. Written once by adlgen; edit it freely.

use crate::toolspec::chains::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct Chains {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl Chains {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<chains::Tool> for Chains {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toolspec::chains::{bind, INPUT, SAMPLE};
    use crate::toolspec::runtime::{block_on, CallError, Toolbox};

    fn deps() -> Deps {
        Deps {}
    }

    #[test]
    fn it_handles_a_sample() {
        let mut toolbox = Toolbox::new();
        toolbox.add(bind(Chains::new(deps())));
        let called = block_on(toolbox.call("chains", SAMPLE));
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
