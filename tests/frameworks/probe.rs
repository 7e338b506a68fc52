//! Calls one tool through every adapter, and prints the results of the calls.

use std::future::Future;
use std::sync::atomic::Ordering;
use std::time::Duration;

use frameworks_server::probing::{toolbox, STARTED, STOPPED};
use frameworks_server::toolspec::adapters::adk::AdkTools;
use frameworks_server::toolspec::adapters::mcp::McpServer;
use frameworks_server::toolspec::adapters::turns::TurnOptions;
use frameworks_server::toolspec::adapters::{anthropic, gemini, openai};
use frameworks_server::toolspec::runtime::{BoxError, CallContext, Cancellation, Principal};
use rmcp::model::{CallToolRequest, CallToolRequestParams, ClientRequest};
use rmcp::service::PeerRequestOptions;
use rmcp::ServiceExt;
use serde_json::{json, Value};

/// Returns whether a flag of the handler is set in time, which is far above what it needs.
async fn comes(flag: &std::sync::atomic::AtomicBool) -> bool {
    for _ in 0..6000 {
        if flag.load(Ordering::SeqCst) {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    false
}

fn reset() {
    STARTED.store(false, Ordering::SeqCst);
    STOPPED.store(false, Ordering::SeqCst);
}

fn request() -> CallContext {
    CallContext::default().with_principal(Principal::new("ada"))
}

/// Calls the tool in each way; `call` gets an argument, and what may cancel the call.
async fn probed<F: Future<Output = Value> + Send + 'static>(
    names: (&str, &str, &str),
    definition: Value,
    call: impl Fn(String, Cancellation) -> F,
) -> Value {
    let mut results = json!({});
    for kind in ["good", "refused", "error", "picture", "who"] {
        let what = if kind == "refused" { "nope" } else { kind };
        results[kind] = call(what.to_owned(), Cancellation::new()).await;
    }
    reset();
    let cancelled = Cancellation::new();
    cancelled.cancel();
    call("good".to_owned(), cancelled).await;
    let starts = STARTED.load(Ordering::SeqCst);
    reset();
    let cancellation = Cancellation::new();
    let waiting = tokio::spawn(call("wait".to_owned(), cancellation.clone()));
    assert!(comes(&STARTED).await);
    cancellation.cancel();
    let stops = comes(&STOPPED).await;
    waiting.abort();
    let (adapter, package, api) = names;
    json!({"adapter": adapter, "package": package, "api": api, "definition": definition,
        "results": results, "cancellation": {"starts": starts, "stops": stops}})
}

fn options(cancellation: Cancellation) -> TurnOptions {
    let request = request().with_cancellation(cancellation);
    TurnOptions {
        request,
        ..TurnOptions::default()
    }
}

async fn turns() -> Vec<Value> {
    let arguments = |what: String| json!({ "what": what }).to_string();
    let definition = json!(anthropic::tools(&toolbox()));
    let names = ("anthropic", "messages, as JSON", "");
    let anthropic = probed(names, definition, |what, cancellation| async move {
        let block =
            json!({"type": "tool_use", "id": "1", "name": "probe", "input": {"what": what}});
        let message = json!({"content": [block]});
        json!(
            anthropic::call(&toolbox(), &message, &options(cancellation))
                .await
                .results
        )
    });
    let anthropic = anthropic.await;
    let names = ("gemini", "`generateContent`, as JSON", "");
    let gemini = probed(
        names,
        gemini::tool(&toolbox()),
        |what, cancellation| async move {
            let part =
                json!({"functionCall": {"id": "1", "name": "probe", "args": {"what": what}}});
            let response = json!({"candidates": [{"content": {"parts": [part]}}]});
            json!(
                gemini::call(&toolbox(), &response, &options(cancellation))
                    .await
                    .results
            )
        },
    );
    let gemini = gemini.await;
    let names = ("openai", "Chat Completions, as JSON", "");
    let definition = json!(openai::tools(&toolbox()));
    let chat = probed(names, definition, move |what, cancellation| async move {
        let function = json!({"name": "probe", "arguments": arguments(what)});
        let call = json!({"id": "1", "type": "function", "function": function});
        let completion = json!({"choices": [{"message": {"tool_calls": [call]}}]});
        json!(
            openai::call(&toolbox(), &completion, &options(cancellation))
                .await
                .results
        )
    });
    let chat = chat.await;
    let names = ("openai", "Responses, as JSON", "");
    let definition = json!(openai::response_tools(&toolbox()));
    let responses = probed(names, definition, move |what, cancellation| async move {
        let item = json!({"type": "function_call", "call_id": "1", "name": "probe", "arguments": arguments(what)});
        let response = json!({"output": [item]});
        json!(
            openai::call_response(&toolbox(), &response, &options(cancellation))
                .await
                .results
        )
    });
    vec![anthropic, gemini, chat, responses.await]
}

async fn adk() -> Value {
    let definition = json!(AdkTools::new(toolbox()).descriptors());
    let names = ("adk", "inference-gateway-adk", "");
    probed(names, definition, |what, cancellation| async move {
        let tools = AdkTools::new(toolbox()).with_context(move |ctx| {
            let ctx = ctx.with_principal(Principal::new("ada"));
            ctx.with_cancellation(cancellation.clone())
        });
        match tools.call("probe", json!({ "what": what })).await {
            Ok(text) => json!(text),
            Err(error) => json!({"thrown": error.to_string()}),
        }
    })
    .await
}

async fn mcp() -> Result<Value, BoxError> {
    let (near, far) = tokio::io::duplex(1 << 16);
    let server = McpServer::new(toolbox(), "probe", "1")
        .with_context(|ctx, _| ctx.with_principal(Principal::new("ada")));
    let serving = tokio::spawn(async move {
        match server.serve(far).await {
            Ok(running) => running.waiting().await.is_ok(),
            Err(_) => false,
        }
    });
    let client = ().serve(near).await?;
    let definition = json!(client.list_all_tools().await?);
    let peer = client.peer().clone();
    let names = ("mcp", "rmcp", "");
    let row = probed(names, definition, move |what, cancellation| {
        let peer = peer.clone();
        async move {
            if cancellation.is_cancelled() {
                return Value::Null; // the client does not send such a call
            }
            let arguments = json!({ "what": what })
                .as_object()
                .cloned()
                .unwrap_or_default();
            let params = CallToolRequestParams::new("probe").with_arguments(arguments);
            let request = ClientRequest::CallToolRequest(CallToolRequest::new(params));
            let options = PeerRequestOptions::no_options();
            let handle = peer
                .send_cancellable_request(request, options)
                .await
                .unwrap();
            if what == "wait" {
                cancellation.cancelled().await;
                handle.cancel(None).await.unwrap();
                return Value::Null;
            }
            json!(handle.await_response().await.unwrap())
        }
    });
    let row = row.await;
    client.cancel().await?;
    serving.abort();
    Ok(row)
}

#[tokio::main]
async fn main() -> Result<(), BoxError> {
    let mut rows = vec![adk().await];
    rows.extend(turns().await);
    rows.push(mcp().await?);
    for row in rows {
        println!("{row}");
    }
    Ok(())
}
