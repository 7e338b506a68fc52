//! The tool `walk`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::walk::{WalkDeps, WalkHandler, WalkInput, WalkOutput};

/// The handler of the tool.
pub struct Walk {
    /// The dependencies of the tool.
    pub deps: WalkDeps,
}

impl Walk {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: WalkDeps) -> Self {
        Self { deps }
    }
}

impl WalkHandler for Walk {
    async fn call(&self, _ctx: &CallContext, _input: WalkInput) -> Result<WalkOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::walk::{WalkInput as Input, INPUT, SPEC};

    const NAME: &str = "walk";

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
