//! Calls tools through an agent of the ADK, whose model is recorded responses, and prints what the model got.

use std::pin::Pin;
use std::sync::{Arc, Mutex};

use frameworks_server::toolspec::adapters::adk::AdkTools;
use frameworks_server::toolspec::create_order::{self, OutputStatus, Priority};
use frameworks_server::toolspec::ping;
use frameworks_server::toolspec::runtime::{
    BoxError, CallContext, Content, Handler, Media, ToolError, Toolbox,
};
use frameworks_server::toolspec::search_catalog;
use inference_gateway_adk::{AgentBuilder, DefaultBackgroundTaskHandler, LLMClient, TaskHandler};
use inference_gateway_sdk::{ChatCompletionTool, CreateChatCompletionResponse, Message, SSEvents};
use serde_json::{json, Value};
use tokio_stream::Stream;

struct Tools;

impl Handler<create_order::Tool> for Tools {
    async fn call(
        &self,
        ctx: &CallContext,
        input: create_order::Input,
    ) -> Result<create_order::Output, ToolError> {
        if input.priority == Priority::High {
            let (data, mime_type) = ("aW1hZ2U=".to_owned(), "image/png".to_owned());
            ctx.attach(Content::Image(Media { data, mime_type }));
            let (uri, name) = ("orders:o-1".to_owned(), "o-1".to_owned());
            ctx.attach(Content::ResourceLink { uri, name });
        }
        let total = i64::try_from(input.items.len())?;
        let output = create_order::OutputRequired {
            order_id: "o-1".to_owned(),
            status: OutputStatus::Accepted,
            total,
        };
        Ok(output.into())
    }
}

impl Handler<ping::Tool> for Tools {
    async fn call(&self, _: &CallContext, _: ping::Input) -> Result<ping::Output, ToolError> {
        Ok("pong".to_owned())
    }
}

impl Handler<search_catalog::Tool> for Tools {
    async fn call(
        &self,
        _: &CallContext,
        _: search_catalog::Input,
    ) -> Result<search_catalog::Output, ToolError> {
        panic!("the password of the database is secret")
    }
}

/// Responds to each request with the next response, and keeps the requests.
#[derive(Clone, Debug)]
struct Model {
    responses: Arc<Mutex<Vec<Value>>>,
    requests: Arc<Mutex<Vec<Value>>>,
}

#[async_trait::async_trait]
impl LLMClient for Model {
    async fn create_chat_completion(
        &self,
        messages: Vec<Message>,
        tools: Option<Vec<ChatCompletionTool>>,
    ) -> anyhow::Result<CreateChatCompletionResponse> {
        let request = json!({"messages": messages, "tools": tools});
        self.requests.lock().unwrap().push(request);
        let message = self.responses.lock().unwrap().remove(0);
        let choice = json!({"finish_reason": "stop", "index": 0, "message": message});
        Ok(serde_json::from_value(json!({
            "choices": [choice], "created": 0, "id": "r-1", "model": "model", "object": "chat.completion",
        }))?)
    }

    fn create_streaming_chat_completion(
        &self,
        _: Vec<Message>,
        _: Option<Vec<ChatCompletionTool>>,
    ) -> Pin<Box<dyn Stream<Item = anyhow::Result<SSEvents>> + Send>> {
        Box::pin(tokio_stream::empty())
    }
}

#[tokio::main]
async fn main() -> Result<(), BoxError> {
    let calls: Vec<Value> = serde_json::from_str(&std::env::var("CALLS")?)?;
    let calls = calls.into_iter().enumerate().map(|(index, call)| {
        json!({"id": format!("call-{index}"), "type": "function", "function": call})
    });
    let responses = vec![
        json!({"role": "assistant", "content": "", "tool_calls": calls.collect::<Vec<_>>()}),
        json!({"role": "assistant", "content": "done"}),
    ];
    let model = Model {
        responses: Arc::new(Mutex::new(responses)),
        requests: Arc::default(),
    };
    let mut toolbox = Toolbox::new();
    toolbox.add(create_order::bind(Tools));
    toolbox.add(ping::bind(Tools));
    toolbox.add(search_catalog::bind(Tools));
    let tools = AdkTools::new(toolbox);
    let agent = tools.add_to(AgentBuilder::new().with_llm_client(model.clone()));
    let handler = DefaultBackgroundTaskHandler::new(Some(Arc::new(agent.build().await?)));
    let message = json!({"messageId": "m-1", "role": "ROLE_USER", "parts": [{"text": "go"}]});
    let status = json!({"state": "TASK_STATE_WORKING"});
    let task = serde_json::from_value(
        json!({"id": "t-1", "contextId": "c-1", "status": status, "history": [message]}),
    )?;
    let done = handler.handle_task(task, None).await?;
    let requests = model.requests.lock().unwrap().clone();
    println!("{}", json!({"requests": requests, "task": done}));
    Ok(())
}
