//! The tool `ship`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::ship::{ShipDeps, ShipHandler, ShipInput, ShipOutput};

/// The handler of the tool.
pub struct Ship {
    /// The dependencies of the tool.
    pub deps: ShipDeps,
}

impl Ship {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ShipDeps) -> Self {
        Self { deps }
    }
}

impl ShipHandler for Ship {
    async fn call(&self, _ctx: &CallContext, _input: ShipInput) -> Result<ShipOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::ship::{ShipInput as Input, INPUT, SPEC};

    const NAME: &str = "ship";

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
