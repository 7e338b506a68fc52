//! The tool `deploy`. Written once by adlgen; yours to edit.

use crate::toolspec::deploy::{DeployDeps, DeployHandler, DeployInput, DeployOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Deploy {
    /// What the tool is given.
    pub deps: DeployDeps,
}

impl Deploy {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: DeployDeps) -> Self {
        Self { deps }
    }
}

impl DeployHandler for Deploy {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: DeployInput,
    ) -> Result<DeployOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::deploy::{DeployInput as Input, INPUT, SPEC};

    const NAME: &str = "deploy";

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
