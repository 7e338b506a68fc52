//! The tool `runtime`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::runtime_::{RuntimeDeps, RuntimeHandler, RuntimeInput, RuntimeOutput};

/// The handler of the tool.
pub struct Runtime {
    /// The dependencies of the tool.
    pub deps: RuntimeDeps,
}

impl Runtime {
    /// Creates the handler.
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
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::runtime_::{RuntimeInput as Input, INPUT, SPEC};

    const NAME: &str = "runtime";

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
