//! The tool `wire`. Written once by adlgen; yours to edit.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::wire_::{WireDeps, WireHandler, WireInput, WireOutput};

/// Serves the tool.
pub struct Wire {
    /// What the tool is given.
    pub deps: WireDeps,
}

impl Wire {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: WireDeps) -> Self {
        Self { deps }
    }
}

impl WireHandler for Wire {
    async fn call(&self, _ctx: &CallContext, _input: WireInput) -> Result<WireOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::wire_::{WireInput as Input, INPUT, SPEC};

    const NAME: &str = "wire";

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
