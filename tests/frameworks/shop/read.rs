//! A built-in tool of adl-cli.

use inference_gateway_sdk::{ChatCompletionTool, ChatCompletionToolType, FunctionObject};
use serde_json::Value;

#[derive(Clone)]
pub struct Config {
    pub enabled: bool,
}

pub fn descriptor() -> ChatCompletionTool {
    ChatCompletionTool {
        type_: ChatCompletionToolType::Function,
        function: FunctionObject {
            name: "Read".to_string(),
            description: None,
            parameters: None,
            strict: false,
        },
    }
}

pub async fn handle(_args: Value, config: Config) -> anyhow::Result<String> {
    Ok(config.enabled.to_string())
}
