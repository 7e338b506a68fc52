//! The server of a test.

#![allow(
    deprecated,
    reason = "clients of the revision 2025-11-25 sample and log"
)]
#![allow(
    clippy::similar_names,
    clippy::unused_async,
    reason = "handlers of a test need not wait"
)]

use std::collections::BTreeMap;
use std::env;
use std::future::pending;
use std::panic::panic_any;
use std::sync::atomic::{AtomicI64, Ordering};
use std::thread;
use std::time::Duration;

use everything::toolspec::adapters::mcp::{log, request, set_content, McpServer};
use everything::toolspec::adapters::mcp_serve::serve;
use everything::toolspec::runtime::{
    BoxError, CallContext, Content, Handler, Json, Media, ToolError, Toolbox,
};
use everything::toolspec::{
    a_number, add, an_integer, anything, break_, cancelled, json_schema_2020_12_tool,
    test_audio_content, test_elicitation, test_embedded_resource, test_error_handling,
    test_image_content, test_multiple_content_types, test_reconnection, test_sampling,
    test_simple_text, test_tool_with_logging, test_tool_with_progress, wait,
};
use rmcp::model::{
    ContentBlock, CreateMessageRequestParams, ElicitRequestParams, ElicitationSchema, LoggingLevel,
    ProgressNotificationParam, ResourceContents, SamplingMessage,
};
use rmcp::service::RequestContext;
use rmcp::RoleServer;
use serde_json::json;
use tokio::time::sleep;

const IMAGE: &str = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const AUDIO: &str = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";
const PAUSE: Duration = Duration::from_millis(50);

static CANCELLED: AtomicI64 = AtomicI64::new(0);

struct Tools;

/// Implements the handler of a tool as a function.
macro_rules! tools {
    ($($module:ident: $function:expr;)+) => {
        $(impl Handler<$module::Tool> for Tools {
            async fn call(
                &self,
                ctx: &CallContext,
                input: $module::Input,
            ) -> Result<$module::Output, ToolError> {
                $function(ctx, input).await
            }
        })+

        fn toolbox() -> Toolbox {
            let mut toolbox = Toolbox::new();
            $(toolbox.add($module::bind(Tools));)+
            toolbox
        }
    };
}

tools! {
    test_simple_text:
        |_, _| text("This is a simple text response for testing.");
    test_image_content:
        |ctx, _| content(ctx, vec![image()]);
    test_audio_content:
        |ctx, _| content(ctx, vec![ContentBlock::audio(AUDIO, "audio/wav")]);
    test_embedded_resource:
        |ctx, _| content(ctx, vec![resource("test://embedded-resource", "text/plain", "This is an embedded resource content.")]);
    test_multiple_content_types:
        |ctx, _| attached(ctx);
    test_tool_with_logging:
        |ctx, _| logging(ctx);
    test_error_handling:
        |_, _| fail("This tool intentionally returns an error for testing");
    test_tool_with_progress:
        |ctx, _| progress(ctx);
    test_reconnection:
        |_, _| text("back");
    test_sampling:
        |ctx, input: test_sampling::Input| sample(ctx, input.prompt);
    test_elicitation:
        |ctx, input: test_elicitation::Input| elicit(ctx, input.message);
    json_schema_2020_12_tool:
        |_, _| text("valid");
    add:
        |_, input: add::Input| async move { Ok(add::Output { sum: input.numbers.iter().sum(), extra: BTreeMap::new() }) };
    break_:
        |_, input: break_::Input| fail_as(input);
    wait:
        |_, _| wait_for_ever();
    cancelled:
        |_, _| async { Ok(CANCELLED.load(Ordering::SeqCst).into()) };
    an_integer:
        |_, given: an_integer::Input| async move { Ok(an_integer::Output { value: given.value, text: given.value.to_string(), extra: BTreeMap::new() }) };
    a_number:
        |_, given: a_number::Input| async move { Ok(a_number::Output { value: given.value, text: format!("{:?}", given.value), extra: BTreeMap::new() }) };
    anything:
        |_, given: anything::Input| async move { Ok(anything::Output { text: given.value.to_string(), value: given.value, extra: BTreeMap::new() }) };
}

async fn text(text: &str) -> Result<Json, ToolError> {
    if env::var_os("HANDLERS_PRINT").is_some() {
        println!("{text}");
    }
    Ok(text.into())
}

async fn fail(text: &str) -> Result<Json, ToolError> {
    Err(ToolError::message(text))
}

/// Panics when it is dropped.
struct Fragile;

impl Drop for Fragile {
    fn drop(&mut self) {
        panic!("the password of the database is secret");
    }
}

async fn fail_as(input: break_::Input) -> Result<Json, ToolError> {
    match input.get("how").and_then(Json::as_str) {
        Some("payload") => panic_any(Fragile),
        Some("drop") => drop(Fragile),
        Some("task") => tokio::spawn(async { drop(Fragile) }).await.map_err(ToolError::internal)?,
        Some("blocked") => {
            thread::sleep(PAUSE);
            return Err(ToolError::internal("blocked"));
        }
        _ => panic!("the password of the database is secret"),
    }
    Ok(Json::Null)
}

async fn content(ctx: &CallContext, blocks: Vec<ContentBlock>) -> Result<Json, ToolError> {
    set_content(ctx, blocks);
    Ok(Json::Null)
}

async fn attached(ctx: &CallContext) -> Result<Json, ToolError> {
    let (data, mime_type) = (IMAGE.to_owned(), "image/png".to_owned());
    ctx.attach(Content::Image(Media { data, mime_type }));
    ctx.attach(Content::Resource {
        uri: "test://mixed-content-resource".to_owned(),
        mime_type: Some("application/json".to_owned()),
        text: r#"{"test":"data","value":123}"#.to_owned(),
    });
    Ok("Multiple content types test:".into())
}

fn image() -> ContentBlock {
    ContentBlock::image(IMAGE, "image/png")
}

fn resource(uri: &str, mime_type: &str, text: &str) -> ContentBlock {
    ContentBlock::resource(ResourceContents::text(text, uri).with_mime_type(mime_type))
}

fn request_of(ctx: &CallContext) -> Result<RequestContext<RoleServer>, ToolError> {
    request(ctx).ok_or_else(|| ToolError::internal("no request"))
}

async fn logging(ctx: &CallContext) -> Result<Json, ToolError> {
    for message in [
        "Tool execution started",
        "Tool processing data",
        "Tool execution completed",
    ] {
        let logged = log(ctx, LoggingLevel::Info, message).await;
        logged.map_err(ToolError::internal)?;
        sleep(PAUSE).await;
    }
    Ok("logged".into())
}

async fn progress(ctx: &CallContext) -> Result<Json, ToolError> {
    let request = request_of(ctx)?;
    let token = request.meta.get_progress_token();
    for done in [0.0, 50.0, 100.0] {
        if let Some(token) = token.clone() {
            let params = ProgressNotificationParam::new(token, done).with_total(100.0);
            let sent = request.peer.notify_progress(params).await;
            sent.map_err(ToolError::internal)?;
        }
        sleep(PAUSE).await;
    }
    Ok("done".into())
}

async fn sample(ctx: &CallContext, prompt: String) -> Result<Json, ToolError> {
    let params = CreateMessageRequestParams::new(vec![SamplingMessage::user_text(prompt)], 100);
    let answer = request_of(ctx)?.peer.create_message(params).await;
    let answer = answer.map_err(|error| ToolError::message(format!("no model: {error}")))?;
    let text = json!(answer.message.content)["text"].clone();
    Ok(format!("LLM response: {}", text.as_str().unwrap_or_default()).into())
}

async fn elicit(ctx: &CallContext, message: String) -> Result<Json, ToolError> {
    let schema: ElicitationSchema = serde_json::from_value(json!({
        "type": "object",
        "properties": {"username": {"type": "string"}, "email": {"type": "string"}},
        "required": ["username", "email"],
    }))?;
    let params = ElicitRequestParams::FormElicitationParams {
        meta: None,
        message,
        requested_schema: schema,
    };
    let answer = request_of(ctx)?.peer.create_elicitation(params).await;
    let answer = answer.map_err(|error| ToolError::message(format!("no user: {error}")))?;
    let (action, content) = (json!(answer.action), json!(answer.content));
    Ok(format!("User response: action={action}, content={content}").into())
}

/// Counts when it is dropped, which cancels the call.
struct Counted;

impl Drop for Counted {
    fn drop(&mut self) {
        CANCELLED.fetch_add(1, Ordering::SeqCst);
    }
}

async fn wait_for_ever() -> Result<Json, ToolError> {
    let _counted = Counted;
    pending().await
}

fn main() -> Result<(), BoxError> {
    let address = env::args().nth(2);
    let server = McpServer::new(toolbox(), "everything", "1.0.0");
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(serve(server, address.as_deref(), &[]));
    runtime.shutdown_background();
    served
}
