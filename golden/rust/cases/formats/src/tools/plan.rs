//! The tool `plan`. Written once by adlgen; yours to edit.

use crate::toolspec::plan::{PlanDeps, PlanHandler, PlanInput, PlanOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Plan {
    /// What the tool is given.
    pub deps: PlanDeps,
}

impl Plan {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: PlanDeps) -> Self {
        Self { deps }
    }
}

impl PlanHandler for Plan {
    async fn call(&self, _ctx: &CallContext, _input: PlanInput) -> Result<PlanOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::plan::{PlanInput as Input, INPUT, SPEC};

    const NAME: &str = "plan";

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
