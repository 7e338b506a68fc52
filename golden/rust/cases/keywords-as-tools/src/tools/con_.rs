//! The tool `con`. Written once by adlgen; edit it freely.

use crate::toolspec::con_::{ConDeps, ConHandler, ConInput, ConOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Con {
    /// The dependencies of the tool.
    pub deps: ConDeps,
}

impl Con {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ConDeps) -> Self {
        Self { deps }
    }
}

impl ConHandler for Con {
    async fn call(&self, _ctx: &CallContext, _input: ConInput) -> Result<ConOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::con_::{ConInput as Input, INPUT, SPEC};

    const NAME: &str = "con";

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
