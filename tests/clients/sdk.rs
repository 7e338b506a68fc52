//! Calls tools through the emitted client and a session of the official SDK: of the server at a URL, or of one in this program.

#![deny(warnings)]

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use numbers::toolspec::adapters::mcp::McpServer;
use numbers::toolspec::client::{text, Client, ClientError};
use numbers::toolspec::runtime::{BoxError, CallContext, CallError, Json, ToolError, Toolbox};
use numbers::toolspec::{add_numbers, divide};
use rmcp::model::{ClientCapabilities, ClientConfig, Implementation, ProtocolVersion};
use rmcp::transport::StreamableHttpClientTransport;
use rmcp::ServiceExt;
use serde_json::{json, Value};

// Most of what is emitted is unused in a private module of a program.
#[path = "toolspec/mod.rs"]
mod private;

static CALLS: AtomicUsize = AtomicUsize::new(0);

async fn add(_: CallContext, input: add_numbers::Input) -> Result<Json, ToolError> {
    CALLS.fetch_add(1, Ordering::Relaxed);
    Ok(json!(input.a + input.b).into())
}

async fn divide(_: CallContext, input: divide::Input) -> Result<divide::Output, ToolError> {
    CALLS.fetch_add(1, Ordering::Relaxed);
    if input.b == 0 {
        return Err(ToolError::message("b must not be 0"));
    }
    let (quotient, rest) = (input.a / input.b, input.a % input.b * input.b.signum());
    let extra = BTreeMap::new();
    Ok(divide::Output {
        quotient,
        rest,
        extra,
    })
}

fn numbers(a: f64, b: f64) -> add_numbers::Input {
    let extra = BTreeMap::new();
    add_numbers::Input { a, b, extra }
}

fn integers(a: i64, b: i64) -> divide::Input {
    let extra = BTreeMap::new();
    divide::Input { a, b, extra }
}

async fn observe(tools: &Client) -> Result<Value, ClientError> {
    let sum = tools.add_numbers(&numbers(2.0, 3.5)).await?;
    let divided = tools.divide(&integers(7, 2)).await?;
    let refused = tools.add_numbers(&numbers(101.0, 0.0)).await;
    let failed = tools.divide(&integers(7, 0)).await.unwrap_err();
    let hidden = tools.divide(&integers(7, -2)).await.unwrap_err();
    Ok(json!({
        "sum": text(&sum),
        "quotient": divided.quotient,
        "rest": divided.rest,
        "refused": matches!(refused, Err(ClientError::Refused(CallError::InvalidArguments { .. }))),
        "failed": failed.to_string(),
        "is_error": matches!(failed, ClientError::ToolCall { .. }),
        "hidden": hidden.to_string(),
        "calls": CALLS.load(Ordering::Relaxed),
    }))
}

#[tokio::main]
async fn main() -> Result<(), BoxError> {
    if let Some(url) = std::env::args().nth(1) {
        // The default version has no `initialize`.
        let me = Implementation::new("driver", "1.0.0");
        let config = ClientConfig::new(ClientCapabilities::default(), me)
            .with_protocol_version(ProtocolVersion::V_2025_11_25);
        let session = config
            .serve(StreamableHttpClientTransport::from_uri(url))
            .await?;
        let tools = Client(session.peer().clone().into());
        if std::env::var("MCP_CONFORMANCE_SCENARIO").is_ok_and(|name| name == "tools_call") {
            let sum = tools.add_numbers(&numbers(2.0, 3.0)).await?;
            println!("{}", text(&sum));
        }
        session.cancel().await?;
        return Ok(());
    }
    let mut toolbox = Toolbox::new();
    toolbox.add(add_numbers::bind(add));
    toolbox.add(divide::bind(divide));
    let (near, far) = tokio::io::duplex(4096);
    let server = tokio::spawn(McpServer::new(toolbox, "numbers", "1.0.0").serve(far));
    let session = ().serve(near).await?;
    println!("{}", observe(&Client(session.peer().clone().into())).await?);
    session.cancel().await?;
    server.await??.cancel().await?;
    Ok(())
}
