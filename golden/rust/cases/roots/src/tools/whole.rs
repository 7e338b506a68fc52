//! The tool `whole`. Written once by adlgen; edit it freely.

use crate::toolspec::runtime::{CallContext, ToolError};
use crate::toolspec::whole::{WholeDeps, WholeHandler, WholeInput, WholeOutput};

/// The handler of the tool.
pub struct Whole {
    /// The dependencies of the tool.
    pub deps: WholeDeps,
}

impl Whole {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: WholeDeps) -> Self {
        Self { deps }
    }
}

impl WholeHandler for Whole {
    async fn call(&self, _ctx: &CallContext, _input: WholeInput) -> Result<WholeOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::whole::{WholeInput as Input, INPUT, SPEC};

    const NAME: &str = "whole";

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
