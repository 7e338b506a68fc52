//! The tool `ping`.

use crate::toolspec::ping::{PingDeps, PingHandler, PingInput, PingOutput};
use crate::toolspec::runtime::{CallContext, ToolError};

/// The handler of the tool.
pub struct Ping {
    /// The dependencies of the tool.
    pub deps: PingDeps,
}

impl Ping {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: PingDeps) -> Self {
        Self { deps }
    }
}

impl PingHandler for Ping {
    async fn call(&self, _ctx: &CallContext, _input: PingInput) -> Result<PingOutput, ToolError> {
        Ok("pong".to_owned())
    }
}
