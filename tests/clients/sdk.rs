//! Calls tools through the emitted client and a session of the official SDK: of the server at a URL, or of one in this program.

#![deny(warnings)]

use std::collections::BTreeMap;
use std::future::pending;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use numbers::toolspec::adapters::mcp::McpServer;
use numbers::toolspec::client::{text, verify, Client, ClientError};
use numbers::toolspec::runtime::{BoxError, CallContext, CallError, Json, ToolError, Toolbox};
use numbers::toolspec::{
    add_numbers, divide, json_schema_echo, test_custom_headers, test_custom_headers_null,
    valid_tool,
};
use rmcp::model::{
    ClientCapabilities, ClientConfig, ElicitRequestParams, ElicitResult, ElicitationAction,
    ErrorData, Implementation, ProtocolVersion,
};
use rmcp::service::{ClientLifecycleMode, RequestContext, RunningService};
use rmcp::transport::StreamableHttpClientTransport;
use rmcp::{ClientHandler, ClientServiceExt, RoleClient, ServiceExt};
use serde_json::{json, Value};

// Most of what is emitted is unused in a private module of a program.
#[path = "toolspec/mod.rs"]
mod private;

static CALLS: AtomicUsize = AtomicUsize::new(0);
static CANCELLED: AtomicBool = AtomicBool::new(false);
const NEVER: i64 = 1_000_000;

/// Notes that a call has ended.
struct Ending;

impl Drop for Ending {
    fn drop(&mut self) {
        CANCELLED.store(true, Ordering::Relaxed);
    }
}

async fn add(_: CallContext, input: add_numbers::Input) -> Result<Json, ToolError> {
    CALLS.fetch_add(1, Ordering::Relaxed);
    Ok(json!(input.a + input.b).into())
}

async fn divide(_: CallContext, input: divide::Input) -> Result<divide::Output, ToolError> {
    if input.a == NEVER {
        let _ending = Ending;
        pending::<()>().await;
    }
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

/// Gives up a call, which the server then ends.
async fn give_up(tools: &Client) {
    let input = integers(NEVER, 1);
    let late = tokio::time::timeout(Duration::from_millis(500), tools.divide(&input));
    assert!(late.await.is_err());
    while !CANCELLED.load(Ordering::Relaxed) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Compares a server without divide.
async fn less() -> Result<String, BoxError> {
    let mut toolbox = Toolbox::new();
    toolbox.add(add_numbers::bind(add));
    let (near, far) = tokio::io::duplex(4096);
    let server = tokio::spawn(McpServer::new(toolbox, "numbers", "1.0.0").serve(far));
    let session = ().serve(near).await?;
    let drift = verify(&session).await.unwrap_err().to_string();
    drop(session);
    server.await??.cancel().await?;
    Ok(drift)
}

/// Arguments that are also headers.
fn headers() -> test_custom_headers::Input {
    let text = |value: &str| Some(value.to_owned());
    let required = test_custom_headers::InputRequired {
        region: "north".to_owned(),
        priority: 42,
        query: "not a header".to_owned(),
    };
    test_custom_headers::Input {
        verbose: Some(false),
        debug: Some(true),
        empty_val: text(""),
        method_val: text("POST"),
        float_val: Some(2.5),
        non_ascii_val: text("Grüße, 世界"),
        whitespace_val: text(" around "),
        leading_space_val: text(" before"),
        trailing_space_val: text("after "),
        internal_space_val: text("with in"),
        control_char_val: text("a\u{1}b"),
        crlf_val: text("one\r\ntwo"),
        tab_val: text("\tindented"),
        ..required.into()
    }
}

/// Answers every question.
struct Person;

impl ClientHandler for Person {
    fn get_info(&self) -> ClientConfig {
        let capabilities = ClientCapabilities::builder().enable_elicitation().build();
        ClientConfig::new(capabilities, Implementation::new("driver", "1.0.0"))
            .with_protocol_version(ProtocolVersion::V_2025_11_25)
    }

    async fn create_elicitation(
        &self,
        _: ElicitRequestParams,
        _: RequestContext<RoleClient>,
    ) -> Result<ElicitResult, ErrorData> {
        let mut result = ElicitResult::new(ElicitationAction::Accept);
        result.content = Some(json!({"confirmed": true}));
        Ok(result)
    }
}

/// Makes the calls that a scenario of the official conformance suite observes.
async fn scenario(session: RunningService<RoleClient, Person>, name: &str) -> Result<(), BoxError> {
    if name == "initialize" {
        return Ok(());
    }
    let listed = session.list_all_tools().await?;
    let tools = Client(session.into());
    match name {
        "tools_call" | "http-standard-headers" => {
            tools.add_numbers(&numbers(2.0, 3.0)).await?;
        }
        "http-custom-headers" => {
            tools.test_custom_headers(&headers()).await?;
            let required = test_custom_headers_null::InputRequired {
                region: "north".to_owned(),
                priority: 1,
                query: String::new(),
            };
            tools.test_custom_headers_null(&required.into()).await?;
        }
        "http-invalid-tool-headers" => {
            let extra = BTreeMap::new();
            let region = "north".to_owned();
            tools
                .valid_tool(&valid_tool::Input { region, extra })
                .await?;
        }
        "sep-2322-client-request-state" => {
            let none = BTreeMap::new();
            tokio::try_join!(
                tools.test_mrtr_echo_state(&none),
                tools.test_mrtr_no_state(&none),
                tools.test_mrtr_unrelated(&none),
            )?;
            tools.test_mrtr_no_result_type(&none).await?;
        }
        "json-schema-2020-12-preservation" => {
            for tool in listed.iter().filter(|one| one.name != "json_schema_echo") {
                let schema = (*tool.input_schema).clone().into_iter();
                let schema = schema.map(|(key, value)| (key, value.into())).collect();
                let extra = BTreeMap::new();
                let input = json_schema_echo::Input { schema, extra };
                tools.json_schema_echo(&input).await?;
            }
        }
        _ => {}
    }
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), BoxError> {
    if let Some(url) = std::env::var_os("STATELESS_URL") {
        let url = url.to_string_lossy().into_owned();
        let transport = StreamableHttpClientTransport::from_uri(url);
        let versions = vec![ProtocolVersion::V_2026_07_28];
        let mode = ClientLifecycleMode::Discover {
            preferred_versions: versions,
        };
        let session = ().serve_with_lifecycle(transport, mode).await?;
        let tools = Client(session.into());
        println!("{}", text(&tools.add_numbers(&numbers(2.0, 3.0)).await?));
        return Ok(());
    }
    if let Some(url) = std::env::args().nth(1) {
        let name = std::env::var("MCP_CONFORMANCE_SCENARIO").unwrap_or_default();
        let lifecycle = if name == "initialize" {
            ClientLifecycleMode::Initialize
        } else {
            ClientLifecycleMode::Auto {
                preferred_versions: vec![ProtocolVersion::V_2026_07_28],
                legacy_version: Some(ProtocolVersion::V_2025_11_25),
            }
        };
        let session = Person
            .serve_with_lifecycle(StreamableHttpClientTransport::from_uri(url), lifecycle)
            .await?;
        Box::pin(scenario(session, &name)).await?;
        return Ok(());
    }
    let mut toolbox = Toolbox::new();
    toolbox.add(add_numbers::bind(add));
    toolbox.add(divide::bind(divide));
    let (near, far) = tokio::io::duplex(4096);
    let server = tokio::spawn(McpServer::new(toolbox, "numbers", "1.0.0").serve(far));
    let session = ().serve(near).await?;
    let drift = verify(&session).await.unwrap_err().to_string();
    let tools = Client(session.into());
    give_up(&tools).await;
    let mut observed = observe(&tools).await?;
    observed["drift"] = drift.into();
    observed["less"] = less().await?.into();
    println!("{observed}");
    drop(tools);
    server.await??.cancel().await?;
    Ok(())
}
