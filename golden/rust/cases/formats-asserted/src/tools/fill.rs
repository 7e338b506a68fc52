//! The tool `fill`. Written once by adlgen; yours to edit.

use crate::toolspec::fill::{FillDeps, FillHandler, FillInput, FillOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Fill {
    /// What the tool is given.
    pub deps: FillDeps,
}

impl Fill {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: FillDeps) -> Self {
        Self { deps }
    }
}

impl FillHandler for Fill {
    async fn call(&self, _ctx: &CallContext, _input: FillInput) -> Result<FillOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::fill::{FillInput as Input, INPUT, SPEC};

    const NAME: &str = "fill";

    #[test]
    fn the_model_calls_it_by_its_name() {
        assert_eq!(SPEC.definition.name, NAME);
    }

    #[test]
    fn arguments_that_are_no_json_are_refused() {
        let refused = INPUT.parse::<Input>("{").unwrap_err();
        assert_eq!(refused.0[0].code, "json");
    }
}
