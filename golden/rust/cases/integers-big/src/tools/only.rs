//! The tool `only`. Written once by adlgen; edit it freely.

use crate::toolspec::only::{OnlyDeps, OnlyHandler, OnlyInput, OnlyOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Only {
    /// The dependencies of the tool.
    pub deps: OnlyDeps,
}

impl Only {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: OnlyDeps) -> Self {
        Self { deps }
    }
}

impl OnlyHandler for Only {
    async fn call(&self, _ctx: &CallContext, _input: OnlyInput) -> Result<OnlyOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::only::{OnlyInput as Input, INPUT, SPEC};

    const NAME: &str = "only";

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
