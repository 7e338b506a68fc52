//! The handler of a tool, which its user wrote.

use serde_json::json;

use crate::tools::toolspec::place_order::{Input, Output};
use crate::tools::toolspec::runtime::{CallContext, ToolError};

pub async fn handle(_ctx: CallContext, input: Input) -> Result<Output, ToolError> {
    Ok(json!({"id": format!("{}-{}", input.sku, input.quantity)}).into())
}
