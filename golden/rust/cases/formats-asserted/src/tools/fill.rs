//! The tool `fill`. Written once by adlgen; edit it freely.

use crate::toolspec::fill::{FillDeps, FillHandler, FillInput, FillOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Fill {
    /// The dependencies of the tool.
    pub deps: FillDeps,
}

impl Fill {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: FillDeps) -> Self {
        Self { deps }
    }
}

impl FillHandler for Fill {
    async fn call(&self, _ctx: &CallContext, _input: FillInput) -> Result<FillOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::fill::{FillInput as Input, INPUT, SPEC};

    const NAME: &str = "fill";

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
