//! The main of an agent that adl-cli generated, with the calls of a test in the place of a server.

use inference_gateway_adk::{AgentBuilder, AgentConfig};
use serde_json::{json, Value};

mod tools;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let config = AgentConfig {
        provider: "openai".to_string(),
        model: "gpt-4".to_string(),
        ..Default::default()
    };
    let read_config = tools::read::Config { enabled: true };
    let agent = AgentBuilder::new()
        .with_config(&config)
        .with_toolbox(tools::all())
        .with_async_function_tool("Read".to_string(), move |args: Value| {
            tools::read::handle(args, read_config.clone())
        })
        .with_async_function_tool("place_order".to_string(), |args: Value| {
            tools::place_order::handle(args)
        })
        .with_async_function_tool("find_by_sku".to_string(), |args: Value| {
            tools::find_by_sku::handle(args)
        })
        .with_function_tool("ping_shop".to_string(), |args: Value| {
            tools::ping_shop::handle(args)
        })
        .build()
        .await?;

    let calls = [
        ("Read", json!({})),
        ("place_order", json!({"sku": "ABC"})),
        ("place_order", json!({"sku": "abc"})),
        ("find_by_sku", json!({})),
        ("ping_shop", json!({})),
    ];
    let mut found = Vec::new();
    for (name, arguments) in calls {
        let handler = agent.tool_handler(name).expect("a handler");
        let result = handler.handle(arguments).await;
        found.push(result.unwrap_or_else(|error| error.to_string()));
    }
    let tools = agent.toolbox().expect("tools");
    println!("{}", json!({"tools": tools, "results": found}));
    Ok(())
}
