//! The tool `log`. Written once by adlgen; yours to edit.

use crate::toolspec::log::{LogDeps, LogHandler, LogInput, LogOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// Serves the tool.
pub struct Log {
    /// What the tool is given.
    pub deps: LogDeps,
}

impl Log {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: LogDeps) -> Self {
        Self { deps }
    }
}

impl LogHandler for Log {
    async fn call(&self, _ctx: &CallContext, _input: LogInput) -> Result<LogOutput, ToolError> {
        Err(ToolError::message("This tool is not implemented yet."))
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::log::{LogInput as Input, INPUT, SPEC};

    const NAME: &str = "log";

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
