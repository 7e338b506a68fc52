//! The tool `choose`. Written once by adlgen; edit it freely.

use crate::toolspec::choose::{ChooseDeps, ChooseHandler, ChooseInput, ChooseOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Choose {
    /// The dependencies of the tool.
    pub deps: ChooseDeps,
}

impl Choose {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ChooseDeps) -> Self {
        Self { deps }
    }
}

impl ChooseHandler for Choose {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ChooseInput,
    ) -> Result<ChooseOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::choose::{ChooseInput as Input, INPUT, SPEC};

    const NAME: &str = "choose";

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
