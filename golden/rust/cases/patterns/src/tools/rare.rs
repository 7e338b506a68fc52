//! The tool `rare`. Written once by adlgen; edit it freely.

use crate::toolspec::rare::{RareDeps, RareHandler, RareInput, RareOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Rare {
    /// The dependencies of the tool.
    pub deps: RareDeps,
}

impl Rare {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: RareDeps) -> Self {
        Self { deps }
    }
}

impl RareHandler for Rare {
    async fn call(&self, _ctx: &CallContext, _input: RareInput) -> Result<RareOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::rare::{RareInput as Input, INPUT, SPEC};

    const NAME: &str = "rare";

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
