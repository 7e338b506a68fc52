//! The tool `pick`. Written once by adlgen; edit it freely.

use crate::toolspec::pick::{PickDeps, PickHandler, PickInput, PickOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Pick {
    /// The dependencies of the tool.
    pub deps: PickDeps,
}

impl Pick {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: PickDeps) -> Self {
        Self { deps }
    }
}

impl PickHandler for Pick {
    async fn call(&self, _ctx: &CallContext, _input: PickInput) -> Result<PickOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::pick::{PickInput as Input, INPUT, SPEC};

    const NAME: &str = "pick";

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
