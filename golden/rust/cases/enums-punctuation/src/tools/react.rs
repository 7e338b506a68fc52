//! The tool `react`. Written once by adlgen; yours to edit.

use crate::toolspec::react::{ReactDeps, ReactHandler, ReactInput, ReactOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct React {
    /// What the tool is given.
    pub deps: ReactDeps,
}

impl React {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: ReactDeps) -> Self {
        Self { deps }
    }
}

impl ReactHandler for React {
    async fn call(&self, _ctx: &CallContext, _input: ReactInput) -> Result<ReactOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::react::{ReactInput as Input, INPUT, SPEC};

    const NAME: &str = "react";

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
