//! The tool `configure`. Written once by adlgen; edit it freely.

use crate::toolspec::configure::{
    ConfigureDeps, ConfigureHandler, ConfigureInput, ConfigureOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Configure {
    /// The dependencies of the tool.
    pub deps: ConfigureDeps,
}

impl Configure {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ConfigureDeps) -> Self {
        Self { deps }
    }
}

impl ConfigureHandler for Configure {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: ConfigureInput,
    ) -> Result<ConfigureOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::configure::{ConfigureInput as Input, INPUT, SPEC};

    const NAME: &str = "configure";

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
