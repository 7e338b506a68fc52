//! The tool `descend`. Written once by adlgen; yours to edit.

use crate::toolspec::descend::{DescendDeps, DescendHandler, DescendInput, DescendOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Descend {
    /// What the tool is given.
    pub deps: DescendDeps,
}

impl Descend {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: DescendDeps) -> Self {
        Self { deps }
    }
}

impl DescendHandler for Descend {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: DescendInput,
    ) -> Result<DescendOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::descend::{DescendInput as Input, INPUT, SPEC};

    const NAME: &str = "descend";

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
