//! Answers recorded responses of providers, and prints the definitions and what the models get.

use std::sync::Arc;

use frameworks_server::books::toolspec::find_articles as find_books;
use frameworks_server::strict::toolspec::adapters::openai as strict_openai;
use frameworks_server::strict::toolspec::adapters::turns::TurnOptions as StrictOptions;
use frameworks_server::strict::toolspec::find_articles;
use frameworks_server::strict::toolspec::runtime::{
    CallContext as StrictContext, Toolbox as StrictToolbox,
};
use frameworks_server::toolspec::adapters::turns::{ToolCall, Turn, TurnOptions};
use frameworks_server::toolspec::adapters::{anthropic, gemini, openai};
use frameworks_server::toolspec::create_order::{self, OutputStatus, Priority};
use frameworks_server::toolspec::runtime::{
    BoxError, CallContext, Content, Media, Principal, ToolError, ToolResult, Toolbox,
};
use frameworks_server::toolspec::{ping, search_catalog};
use serde_json::{json, Value};

async fn order(
    ctx: CallContext,
    input: create_order::Input,
) -> Result<create_order::Output, ToolError> {
    if input.priority == Priority::High {
        let (data, mime_type) = ("aW1hZ2U=".to_owned(), "image/png".to_owned());
        ctx.attach(Content::Image(Media { data, mime_type }));
        let (uri, name) = ("orders:o-1".to_owned(), "o-1".to_owned());
        ctx.attach(Content::ResourceLink { uri, name });
    }
    let who = ctx.principal.as_ref().map(|one| one.subject.clone());
    let output = create_order::OutputRequired {
        order_id: format!(
            "{} {}",
            who.unwrap_or_default(),
            ctx.call_id.unwrap_or_default()
        ),
        status: OutputStatus::Accepted,
        total: i64::try_from(input.items.len())?,
    };
    Ok(output.into())
}

fn toolbox() -> Toolbox {
    let mut toolbox = Toolbox::new();
    toolbox.add(create_order::bind(order));
    toolbox.add(ping::bind(|_: CallContext, _| async {
        Ok("pong".to_owned())
    }));
    toolbox.add(search_catalog::bind(|_: CallContext, _| async {
        panic!("the password of the database is secret")
    }));
    toolbox
}

fn declined(turn: &Turn, answer: fn(&ToolCall, &ToolResult) -> Value) -> Vec<Value> {
    let declined = ToolResult::declined("The user declined.");
    let waiting = turn.waiting.iter();
    waiting.map(|call| answer(call, &declined)).collect()
}

/// Returns what is answered, with the calls that wait for approval: all of `ping`.
fn shown(turn: &Turn, declined: fn(&Turn) -> Vec<Value>) -> Value {
    let waiting: Vec<_> = turn.waiting.iter().map(|call| &call.name).collect();
    json!({"results": turn.results, "waiting": waiting, "declined": declined(turn)})
}

#[tokio::main]
async fn main() -> Result<(), BoxError> {
    let toolbox = toolbox();
    let read = |name| serde_json::from_str::<Value>(&std::env::var(name).unwrap_or_default());
    let options = TurnOptions {
        request: CallContext::default().with_principal(Principal::new("ada")),
        needs_approval: Some(Arc::new(|call| call.name == "ping")),
    };
    let chat = openai::call(&toolbox, &read("CHAT")?, &options).await;
    let items = openai::call_response(&toolbox, &read("RESPONSE")?, &options).await;
    let message = anthropic::call(&toolbox, &read("MESSAGE")?, &options).await;
    let content = gemini::call(&toolbox, &read("CONTENT")?, &options).await;
    let mut articles = StrictToolbox::new();
    articles.add(find_articles::bind(
        |_: StrictContext, input: find_articles::Input| async move { Ok(json!(input).into()) },
    ));
    let mut books = StrictToolbox::new();
    books.add(find_books::bind(
        |_: StrictContext, input: find_books::Input| async move { Ok(json!(input).into()) },
    ));
    let articles = StrictToolbox::merged([articles.prefixed("my_"), books])?;
    let call = json!({"type": "function_call", "call_id": "call-1", "name": "my_find_articles",
        "arguments": r#"{"query":"x","limit":null,"filters":[],"author":null}"#});
    let other = json!({"type": "function_call", "call_id": "call-2", "name": "find_articles",
        "arguments": r#"{"title":null,"query":null}"#});
    let response = json!({"output": [call, other]});
    let strict =
        strict_openai::call_response(&articles, &response, &StrictOptions::default()).await;
    let definitions = json!({
        "openai": openai::tools(&toolbox),
        "openai-responses": openai::response_tools(&toolbox),
        "anthropic": anthropic::tools(&toolbox),
        "gemini": gemini::tool(&toolbox),
    });
    println!(
        "{}",
        json!({
            "definitions": definitions,
            "chat": shown(&chat, |turn| declined(turn, openai::answer)),
            "response": shown(&items, |turn| declined(turn, openai::answer_response)),
            "message": shown(&message, |turn| declined(turn, anthropic::answer)),
            "content": shown(&content, |turn| declined(turn, gemini::answer)),
            "strict": {
                "tools": strict_openai::response_tools(&articles),
                "results": strict.results,
            },
        })
    );
    Ok(())
}
