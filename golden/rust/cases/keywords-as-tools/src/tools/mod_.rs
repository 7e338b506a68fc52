//! The tool `mod`. Written once by adlgen; edit it freely.

use crate::toolspec::mod_::{ModDeps, ModHandler, ModInput, ModOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Mod {
    /// The dependencies of the tool.
    pub deps: ModDeps,
}

impl Mod {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ModDeps) -> Self {
        Self { deps }
    }
}

impl ModHandler for Mod {
    async fn call(&self, _ctx: &CallContext, _input: ModInput) -> Result<ModOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::mod_::{ModInput as Input, INPUT, SPEC};

    const NAME: &str = "mod";

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
