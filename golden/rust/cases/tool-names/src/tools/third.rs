//! The tool `third`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::third::{ThirdDeps, ThirdHandler, ThirdInput, ThirdOutput};

/// The handler of the tool.
pub struct Third {
    /// The dependencies of the tool.
    pub deps: ThirdDeps,
}

impl Third {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ThirdDeps) -> Self {
        Self { deps }
    }
}

impl ThirdHandler for Third {
    async fn call(&self, _ctx: &CallContext, _input: ThirdInput) -> Result<ThirdOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::third::{ThirdInput as Input, INPUT, SPEC};

    const NAME: &str = "third";

    #[test]
    fn it_has_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn it_rejects_malformed_json() {
        let problems = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(problems.0[0].code, "json");
    }
}
