//! The tool `react`. Written once by adlgen; edit it freely.

use crate::toolspec::react::{ReactDeps, ReactHandler, ReactInput, ReactOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct React {
    /// The dependencies of the tool.
    pub deps: ReactDeps,
}

impl React {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: ReactDeps) -> Self {
        Self { deps }
    }
}

impl ReactHandler for React {
    async fn call(&self, _ctx: &CallContext, _input: ReactInput) -> Result<ReactOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::react::{ReactInput as Input, INPUT, SPEC};

    const NAME: &str = "react";

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
