//! The tool `wire`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::wire_::{WireDeps, WireHandler, WireInput, WireOutput};

/// The handler of the tool.
pub struct Wire {
    /// The dependencies of the tool.
    pub deps: WireDeps,
}

impl Wire {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: WireDeps) -> Self {
        Self { deps }
    }
}

impl WireHandler for Wire {
    async fn call(&self, _ctx: &CallContext, _input: WireInput) -> Result<WireOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::wire_::{WireInput as Input, INPUT, SPEC};

    const NAME: &str = "wire";

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
