//! The tool `rare`. Written once by adlgen; yours to edit.

use crate::toolspec::rare::{RareDeps, RareHandler, RareInput, RareOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Rare {
    /// What the tool is given.
    pub deps: RareDeps,
}

impl Rare {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: RareDeps) -> Self {
        Self { deps }
    }
}

impl RareHandler for Rare {
    async fn call(&self, _ctx: &CallContext, _input: RareInput) -> Result<RareOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::rare::{RareInput as Input, INPUT, SPEC};

    const NAME: &str = "rare";

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
