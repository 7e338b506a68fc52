//! The tool `ship`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::ship::{ShipDeps, ShipHandler, ShipInput, ShipOutput};

/// Serves the tool.
pub struct Ship {
    /// What the tool is given.
    pub deps: ShipDeps,
}

impl Ship {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ShipDeps) -> Self {
        Self { deps }
    }
}

impl ShipHandler for Ship {
    async fn call(&self, _ctx: &CallContext, _input: ShipInput) -> Result<ShipOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::ship::{ShipInput as Input, INPUT, SPEC};

    const NAME: &str = "ship";

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
