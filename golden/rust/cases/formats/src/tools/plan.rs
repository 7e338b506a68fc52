//! The tool `plan`. Written once by adlgen; edit it freely.

use crate::toolspec::plan::{PlanDeps, PlanHandler, PlanInput, PlanOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Plan {
    /// The dependencies of the tool.
    pub deps: PlanDeps,
}

impl Plan {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: PlanDeps) -> Self {
        Self { deps }
    }
}

impl PlanHandler for Plan {
    async fn call(&self, _ctx: &CallContext, _input: PlanInput) -> Result<PlanOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::plan::{PlanInput as Input, INPUT, SPEC};

    const NAME: &str = "plan";

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
