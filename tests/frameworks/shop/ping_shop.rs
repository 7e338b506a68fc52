//! The handler of a tool, which its user wrote.

use crate::tools::toolspec::ping_shop::{Input, Output};
use crate::tools::toolspec::runtime::{CallContext, ToolError};

pub fn handle(_ctx: &CallContext, _input: Input) -> Result<Output, ToolError> {
    Ok("open".into())
}
