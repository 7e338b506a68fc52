//! The tool `configure`. Written once by adlgen; yours to edit.

use crate::toolspec::configure::{
    ConfigureDeps, ConfigureHandler, ConfigureInput, ConfigureOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Configure {
    /// What the tool is given.
    pub deps: ConfigureDeps,
}

impl Configure {
    /// Builds the tool.
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
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::configure::{ConfigureInput as Input, INPUT, SPEC};

    const NAME: &str = "configure";

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
