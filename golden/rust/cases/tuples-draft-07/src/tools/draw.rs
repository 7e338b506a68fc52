//! The tool `draw`. Written once by adlgen; edit it freely.

use crate::toolspec::draw::{DrawDeps, DrawHandler, DrawInput, DrawOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Draw {
    /// The dependencies of the tool.
    pub deps: DrawDeps,
}

impl Draw {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: DrawDeps) -> Self {
        Self { deps }
    }
}

impl DrawHandler for Draw {
    async fn call(&self, _ctx: &CallContext, _input: DrawInput) -> Result<DrawOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::draw::{DrawInput as Input, INPUT, SPEC};

    const NAME: &str = "draw";

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
