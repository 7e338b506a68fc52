//! The tool `label`. Written once by adlgen; edit it freely.

use crate::toolspec::label::{LabelDeps, LabelHandler, LabelInput, LabelOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Label {
    /// The dependencies of the tool.
    pub deps: LabelDeps,
}

impl Label {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: LabelDeps) -> Self {
        Self { deps }
    }
}

impl LabelHandler for Label {
    async fn call(&self, _ctx: &CallContext, _input: LabelInput) -> Result<LabelOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::label::{LabelInput as Input, INPUT, SPEC};

    const NAME: &str = "label";

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
