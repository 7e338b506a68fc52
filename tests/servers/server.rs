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

use std::collections::{BTreeMap, HashMap};
use std::env;
use std::fs;
use std::future::pending;
use std::panic::{self, panic_any};
use std::path::PathBuf;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use everything::toolspec::adapters::mcp::{
    log, request, set_content, CacheScope, Denied, McpServer, Options, ResourceMetadata,
};
use everything::toolspec::adapters::mcp_serve::{serve, state_keys};
use everything::toolspec::ask::{Answer, Form, Rehearsal};
use everything::toolspec::runtime::{
    BoxError, BoxFuture, CallContext, CallResult, Content, Handler, Json, Media, Middleware, Next,
    Principal, Progress, ToolError, Toolbox,
};
use everything::toolspec::{
    a_number, add, an_integer, anything, break_, cancelled, find_ticket, hold,
    json_schema_2020_12_tool, spend, test_audio_content, test_custom_header, test_elicitation,
    test_elicitation_sep1034_defaults, test_elicitation_sep1330_enums, test_embedded_resource,
    test_error_handling, test_image_content, test_input_required_result_capabilities,
    test_input_required_result_elicitation, test_input_required_result_multi_round,
    test_input_required_result_request_state, test_input_required_result_tampered_state,
    test_logging_tool, test_missing_capability, test_multiple_content_types, test_reconnection,
    test_sampling, test_simple_text, test_streaming_elicitation, test_tool_with_logging,
    test_tool_with_progress, wait,
};
use opentelemetry::propagation::TextMapPropagator;
use opentelemetry::trace::{Span, Tracer, TracerProvider};
use opentelemetry::KeyValue;
use opentelemetry_sdk::propagation::TraceContextPropagator;
use opentelemetry_sdk::trace::{InMemorySpanExporter, SdkTracer, SdkTracerProvider};
use rmcp::model::{
    ContentBlock, CreateMessageRequestParams, LoggingLevel, ProgressNotificationParam,
    ResourceContents, SamplingMessage,
};
use rmcp::service::RequestContext;
use rmcp::RoleServer;
use serde_json::{json, Value};
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
    test_elicitation_sep1034_defaults:
        |ctx, _| ask(ctx, &["defaults"]);
    test_elicitation_sep1330_enums:
        |ctx, _| ask(ctx, &["enums"]);
    test_input_required_result_elicitation:
        |ctx, _| ask(ctx, &["user_name"]);
    test_input_required_result_request_state:
        |ctx, _| ask(ctx, &["ok"]);
    test_input_required_result_tampered_state:
        |ctx, _| ask(ctx, &["ok"]);
    test_input_required_result_capabilities:
        |ctx, _| ask(ctx, &["user_name"]);
    test_input_required_result_multi_round:
        |ctx, _| ask(ctx, &["user_name", "color"]);
    test_missing_capability:
        |ctx, _| ask(ctx, &["user_name"]);
    test_streaming_elicitation:
        |ctx, _| ask(ctx, &["user_name"]);
    test_logging_tool:
        |_, _| text("nothing");
    test_custom_header:
        |_, _| text("received");
    spend:
        |ctx, _| spent(ctx);
    hold:
        |_, input| held(input);
    json_schema_2020_12_tool:
        |_, _| text("valid");
    add:
        |_, input: add::Input| async move { Ok(add::Output { sum: input.numbers.iter().sum(), extra: BTreeMap::new() }) };
    break_:
        |_, input: break_::Input| fail_as(input);
    wait:
        |ctx, _| wait_for_ever(ctx);
    cancelled:
        |_, _| async { Ok(CANCELLED.load(Ordering::SeqCst).into()) };
    an_integer:
        |_, given: an_integer::Input| async move { Ok(an_integer::Output { value: given.value, text: given.value.to_string(), extra: BTreeMap::new() }) };
    a_number:
        |_, given: a_number::Input| async move { Ok(a_number::Output { value: given.value, text: format!("{:?}", given.value), extra: BTreeMap::new() }) };
    anything:
        |_, given: anything::Input| async move { Ok(anything::Output { text: given.value.to_string(), value: given.value, extra: BTreeMap::new() }) };
    find_ticket:
        |_, _| async { Ok(find_ticket::Output::Closed(find_ticket::OutputClosed { reason: "paid".into() })) };
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
        Some("task") => tokio::spawn(async { drop(Fragile) })
            .await
            .map_err(ToolError::internal)?,
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

/// The schemas of what people are asked for.
const FORMS: &str = include_str!("../forms.json");

/// Asks the person of the client, and returns the answer as text.
async fn asked(ctx: &CallContext, key: &str, message: String) -> Result<String, ToolError> {
    let forms: Json = FORMS.parse()?;
    let form = Form::<Json>::dynamic(key, &forms[key]);
    Ok(match ctx.ask(&form, message).await? {
        Answer::Accepted(content) => format!("action=\"accept\", content={content}"),
        Answer::Declined => "action=\"decline\", content=null".to_owned(),
        Answer::Cancelled => "action=\"cancel\", content=null".to_owned(),
    })
}

/// Asks for forms, one after the other.
async fn ask(ctx: &CallContext, keys: &[&str]) -> Result<Json, ToolError> {
    let mut answers = vec!["state-ok:".to_owned()];
    for key in keys {
        answers.push(asked(ctx, key, format!("Please fill in: {key}")).await?);
    }
    Ok(answers.join(" ").into())
}

async fn elicit(ctx: &CallContext, message: String) -> Result<Json, ToolError> {
    let answer = asked(ctx, "person", message).await?;
    Ok(format!("User response: {answer}").into())
}

/// Middleware with a span of OpenTelemetry for each call, which a file gets: what `docs/servers.md` shows.
struct Spans {
    tracer: SdkTracer,
    exporter: InMemorySpanExporter,
    file: PathBuf,
}

impl Spans {
    fn new(file: PathBuf) -> Self {
        let exporter = InMemorySpanExporter::default();
        let provider = SdkTracerProvider::builder().with_simple_exporter(exporter.clone());
        let tracer = provider.build().tracer("everything");
        Self {
            tracer,
            exporter,
            file,
        }
    }

    fn write(&self) -> Result<(), BoxError> {
        let spans = self.exporter.get_finished_spans()?;
        let lines = spans.iter().map(|span| {
            let trace = span.span_context.trace_id();
            let parent = span.parent_span_id;
            let parts = span
                .attributes
                .iter()
                .map(|one| format!(" {}={}", one.key, one.value));
            let parts: String = parts.collect();
            format!("{} {trace} {parent}{parts}\n", span.name)
        });
        Ok(fs::write(&self.file, lines.collect::<String>())?)
    }
}

impl Middleware for Spans {
    fn around<'a>(
        &'a self,
        ctx: &'a CallContext,
        arguments: Json,
        next: Next<'a>,
    ) -> BoxFuture<'a, CallResult> {
        Box::pin(async move {
            let mut carrier = HashMap::new();
            if let Some(trace) = &ctx.trace {
                carrier.insert("traceparent".to_owned(), trace.traceparent.clone());
                let state = trace.tracestate.clone().unwrap_or_default();
                carrier.insert("tracestate".to_owned(), state);
            }
            let parent = TraceContextPropagator::new().extract(&carrier);
            let name = format!("tools/call {}", ctx.tool);
            let mut span = self.tracer.start_with_context(name, &parent);
            span.set_attribute(KeyValue::new("tool", ctx.tool.clone()));
            let called = next(arguments).await;
            let outcome = if called.is_ok() { "ok" } else { "error" };
            span.set_attribute(KeyValue::new("outcome", outcome));
            span.end();
            drop(self.write());
            called
        })
    }
}

async fn spent(ctx: &CallContext) -> Result<Json, ToolError> {
    eprintln!("spent");
    Ok(ctx
        .principal
        .as_ref()
        .map_or_else(String::new, |who| who.subject.clone())
        .into())
}

static RUNNING: AtomicI64 = AtomicI64::new(0);
static BEGUN: AtomicI64 = AtomicI64::new(0);

/// A call that runs.
struct Running;

impl Running {
    fn start() -> Self {
        BEGUN.fetch_add(1, Ordering::SeqCst);
        RUNNING.fetch_add(1, Ordering::SeqCst);
        Self
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        RUNNING.fetch_sub(1, Ordering::SeqCst);
    }
}

async fn held(input: hold::Input) -> Result<Json, ToolError> {
    let _running = Running::start();
    sleep(Duration::from_millis(input.milliseconds.unsigned_abs())).await;
    Ok("held".into())
}

/// Counts when it is dropped, which cancels the call.
struct Counted;

impl Drop for Counted {
    fn drop(&mut self) {
        CANCELLED.fetch_add(1, Ordering::SeqCst);
    }
}

/// Reports more progress than a client gets that does not read, and waits.
async fn wait_for_ever(ctx: &CallContext) -> Result<Json, ToolError> {
    let _counted = Counted;
    for done in 1..=50_u8 {
        ctx.report(&Progress {
            done: done.into(),
            total: None,
            message: "x".repeat(10_000),
        });
    }
    pending().await
}

/// Returns the options in the environment, with the names that all languages share; times are in milliseconds.
fn options() -> Result<Options, BoxError> {
    let given: Value = serde_json::from_str(&env::var("SERVER_OPTIONS").unwrap_or("{}".into()))?;
    let mut options = Options {
        state_keys: state_keys()?,
        ..Options::default()
    };
    for (name, value) in given.as_object().into_iter().flatten() {
        let number = value.as_u64().unwrap_or_default();
        let (count, time) = (usize::try_from(number)?, Duration::from_millis(number));
        match name.as_str() {
            "maxCalls" => options.max_calls = count,
            "maxStreams" => options.max_streams = count,
            "maxSessions" => options.max_sessions = count,
            "maxBody" => options.max_body = count,
            "maxHeader" => options.max_header = count,
            "maxDepth" => options.max_depth = count,
            "maxDigits" => options.max_digits = count,
            "sessionIdle" => options.session_idle = time,
            "readTime" => options.read_time = time,
            "callTime" => options.call_time = time,
            "readyDelay" => options.ready_delay = time,
            "grace" => options.grace = time,
            "ttl" => options.ttl = time,
            "stateTime" => options.state_time = time,
            "scope" if value == "public" => options.scope = CacheScope::Public,
            "scope" => options.scope = CacheScope::Private,
            "allowAnonymous" => options.allow_anonymous = value == true,
            other => return Err(format!("unknown option {other}").into()),
        }
    }
    Ok(options)
}

const AUDIENCE: &str = "http://127.0.0.1/mcp";

/// Verifies the tokens of a file: for whom they are, who has them, with which scopes, and for how long. What follows an @
/// is the client; tokens of jobs have none.
fn with_tokens(mut options: Options, tokens: Value) -> Options {
    options.verify = Some(Arc::new(move |token: &str| {
        let (token, client) = match token.split_once('@') {
            Some((token, client)) => (token, Some(client)),
            None => (token, None),
        };
        let known = tokens.get(token).ok_or(Denied::Invalid)?;
        if known["audience"] != AUDIENCE || known["seconds"].as_i64() < Some(0) {
            return Err(Denied::Invalid);
        }
        let mut principal = Principal::new(known["principal"].as_str().unwrap_or_default());
        let client = client.or((!principal.subject.is_empty()).then_some("desktop"));
        if let Some(client) = client {
            principal.claims.insert("client_id", client);
        }
        let scopes = known["scopes"].as_array().into_iter().flatten();
        principal.scopes = scopes
            .filter_map(|one| Some(one.as_str()?.into()))
            .collect();
        if principal.scopes.is_empty() {
            return Err(Denied::Scope("tools".to_owned()));
        }
        Ok(principal)
    }));
    let mut metadata = ResourceMetadata::new(AUDIENCE, ["https://auth.example"]);
    metadata.scopes_supported = vec!["tools".to_owned(), "orders:spend".to_owned()];
    options.metadata = Some(metadata);
    options
}

static CHANGES: AtomicUsize = AtomicUsize::new(0);

async fn changed(ctx: CallContext, question: bool, first: bool) -> Result<Json, ToolError> {
    if first {
        CHANGES.fetch_add(1, Ordering::SeqCst);
    }
    if question && !ctx.confirm("Do it?").await? {
        return Ok("no".into());
    }
    CHANGES.fetch_add(1, Ordering::SeqCst);
    Ok("yes".into())
}

/// Prints what rehearsals of handlers find.
async fn rehearse() {
    type Input = test_missing_capability::Input;
    let good = || |ctx, _: Input| changed(ctx, true, false);
    let bad = || |ctx, _: Input| changed(ctx, true, true);
    let changes = || CHANGES.load(Ordering::SeqCst);
    let spec = &test_missing_capability::SPEC;
    let input = Input::default();
    let yes = || [Answer::confirmed(true)];
    let rehearsal = Rehearsal::new(good, yes()).watching(move |_| changes());
    let results = rehearsal.run(spec, &input).await;
    let texts = results.map(|one| one.map_or("failed".into(), |one| one.to_string()));
    println!("asks first: [{}]", texts.join(", "));
    panic::set_hook(Box::new(|_| {}));
    let rehearsal = Rehearsal::new(bad, yes()).watching(move |_| changes());
    let found = tokio::spawn(async move { rehearsal.run(spec, &Input::default()).await });
    println!("changes first: {}", message_of(found.await));
    let found = tokio::spawn(async move { Rehearsal::new(good, []).run(spec, &input).await });
    println!("asks too much: {}", message_of(found.await));
}

/// Returns the first line of the message of a panic.
fn message_of<T>(ended: Result<T, tokio::task::JoinError>) -> String {
    let panic = ended.err().map(tokio::task::JoinError::into_panic);
    let text = panic.and_then(|panic| panic.downcast::<String>().ok());
    let lines = text.map_or(String::new(), |text| *text);
    let line = lines.lines().next().unwrap_or_default();
    let line = line.trim_start_matches("assertion `left == right` failed: ");
    line.to_owned()
}

fn main() -> Result<(), BoxError> {
    if env::var_os("REHEARSE").is_some() {
        tokio::runtime::Runtime::new()?.block_on(rehearse());
        return Ok(());
    }
    let address = env::args().nth(2);
    let mut options = options()?;
    if env::var_os("TOKENS").is_some() {
        let tokens: Value = serde_json::from_str(include_str!("../tokens.json"))?;
        options = with_tokens(options, tokens);
    }
    let mut toolbox = toolbox();
    if let Some(file) = env::var_os("SPANS") {
        toolbox.wrap(Spans::new(file.into()));
    }
    let name = env::var("SERVER_NAME").unwrap_or("everything".into());
    let server = McpServer::new(toolbox, name, "1.0.0").with_options(options)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(serve(server, address.as_deref(), &[]));
    eprintln!(
        "closed with {} calls of {}",
        RUNNING.load(Ordering::SeqCst),
        BEGUN.load(Ordering::SeqCst)
    );
    runtime.shutdown_background();
    served
}
