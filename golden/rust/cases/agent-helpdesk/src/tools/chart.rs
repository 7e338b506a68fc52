//! The tool `chart`. Written once by adlgen; yours to edit.

use crate::toolspec::chart::{ChartDeps, ChartHandler, ChartInput, ChartOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Chart {
    /// What the tool is given.
    pub deps: ChartDeps,
}

impl Chart {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ChartDeps) -> Self {
        Self { deps }
    }
}

impl ChartHandler for Chart {
    async fn call(&self, _ctx: &CallContext, _input: ChartInput) -> Result<ChartOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::chart::{ChartInput as Input, INPUT, SPEC};

    const NAME: &str = "chart";

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
