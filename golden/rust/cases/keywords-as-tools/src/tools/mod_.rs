//! The tool `mod`. Written once by adlgen; yours to edit.

use crate::toolspec::mod_::{ModDeps, ModHandler, ModInput, ModOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Mod {
    /// What the tool is given.
    pub deps: ModDeps,
}

impl Mod {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ModDeps) -> Self {
        Self { deps }
    }
}

impl ModHandler for Mod {
    async fn call(&self, _ctx: &CallContext, _input: ModInput) -> Result<ModOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::mod_::{ModInput as Input, INPUT, SPEC};

    const NAME: &str = "mod";

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
