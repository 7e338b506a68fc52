//! The tool `odd`. Written once by adlgen; edit it freely.

use crate::toolspec::odd::{OddDeps, OddHandler, OddInput, OddOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Odd {
    /// The dependencies of the tool.
    pub deps: OddDeps,
}

impl Odd {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: OddDeps) -> Self {
        Self { deps }
    }
}

impl OddHandler for Odd {
    async fn call(&self, _ctx: &CallContext, _input: OddInput) -> Result<OddOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::odd::{OddInput as Input, INPUT, SPEC};

    const NAME: &str = "odd";

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
