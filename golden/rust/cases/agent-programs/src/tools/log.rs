//! The tool `log`. Written once by adlgen; edit it freely.

use crate::toolspec::log::{LogDeps, LogHandler, LogInput, LogOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Log {
    /// The dependencies of the tool.
    pub deps: LogDeps,
}

impl Log {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: LogDeps) -> Self {
        Self { deps }
    }
}

impl LogHandler for Log {
    async fn call(&self, _ctx: &CallContext, _input: LogInput) -> Result<LogOutput, ToolError> {
        Err(ToolError::not_implemented())
    }
}

#[cfg(test)]
mod tests {
    use crate::toolspec::log::{LogInput as Input, INPUT, SPEC};

    const NAME: &str = "log";

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
