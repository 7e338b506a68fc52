//! The tool `runtime`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::runtime_::{RuntimeDeps, RuntimeHandler, RuntimeInput, RuntimeOutput};

/// Serves the tool.
pub struct Runtime {
    /// What the tool is given.
    pub deps: RuntimeDeps,
}

impl Runtime {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: RuntimeDeps) -> Self {
        Self { deps }
    }
}

impl RuntimeHandler for Runtime {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: RuntimeInput,
    ) -> Result<RuntimeOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::runtime_::{RuntimeInput as Input, INPUT, SPEC};

    const NAME: &str = "runtime";

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
