//! The tool `log`: it returns what it is given.

use crate::toolspec::log::{LogDeps, LogHandler, LogInput, LogOutput};
use crate::toolspec::runtime::{CallContext, Json, ToolError};

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
    async fn call(&self, _ctx: &CallContext, input: LogInput) -> Result<LogOutput, ToolError> {
        Ok(Json::Object(input.into_iter().collect()))
    }
}
