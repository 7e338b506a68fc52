//! The handler of a tool, which its user wrote.

use crate::tools::toolspec::find_by_sku::{Input, Output};
use crate::tools::toolspec::runtime::{CallContext, ToolError};

pub async fn handle(_ctx: CallContext, _input: Input) -> Result<Output, ToolError> {
    Err(ToolError::internal(
        "the password of the database is secret",
    ))
}
