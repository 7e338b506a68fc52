//! The tool `chart`. Written once by adlgen; edit it freely.

use crate::toolspec::chart::{ChartDeps, ChartHandler, ChartInput, ChartOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Chart {
    /// The dependencies of the tool.
    pub deps: ChartDeps,
}

impl Chart {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ChartDeps) -> Self {
        Self { deps }
    }
}

impl ChartHandler for Chart {
    async fn call(&self, _ctx: &CallContext, _input: ChartInput) -> Result<ChartOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::chart::{ChartInput as Input, INPUT, SPEC};

    const NAME: &str = "chart";

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
