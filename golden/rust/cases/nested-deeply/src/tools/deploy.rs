//! The tool `deploy`. Written once by adlgen; edit it freely.

use crate::toolspec::deploy::{DeployDeps, DeployHandler, DeployInput, DeployOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Deploy {
    /// The dependencies of the tool.
    pub deps: DeployDeps,
}

impl Deploy {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::deploy::{DeployInput as Input, INPUT, SPEC};

    const NAME: &str = "deploy";

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
