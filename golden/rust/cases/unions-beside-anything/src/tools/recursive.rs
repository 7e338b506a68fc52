//! The tool `recursive`. Written once by adlgen; edit it freely.

use crate::toolspec::recursive::{
    RecursiveDeps, RecursiveHandler, RecursiveInput, RecursiveOutput,
};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Recursive {
    /// The dependencies of the tool.
    pub deps: RecursiveDeps,
}

impl Recursive {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: RecursiveDeps) -> Self {
        Self { deps }
    }
}

impl RecursiveHandler for Recursive {
    async fn call(
        &self,
        _ctx: &CallContext,
        _input: RecursiveInput,
    ) -> Result<RecursiveOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::recursive::{RecursiveInput as Input, INPUT, SPEC};

    const NAME: &str = "recursive";

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
