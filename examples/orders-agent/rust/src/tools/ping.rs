//! The tool `ping`.

use crate::toolspec::ping::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, ToolError};

/// The handler of the tool.
pub struct Ping {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl Ping {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<ping::Tool> for Ping {
    async fn call(&self, _ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
        Ok("pong".to_owned())
    }
}
