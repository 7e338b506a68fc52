//! A server with one tool, and nothing but the SDK.

use std::convert::Infallible;
use std::env;
use std::sync::Arc;

use everything::toolspec::runtime::BoxError;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ListToolsResult,
    PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::RequestContext;
use rmcp::transport::streamable_http_server::session::local::LocalSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};
use rmcp::{ErrorData, RoleServer, ServerHandler, ServiceExt};
use serde::Deserialize;
use serde_json::json;
use tokio::net::TcpListener;

#[derive(Deserialize)]
struct Input {
    numbers: Vec<i64>,
}

#[derive(Clone)]
struct Bare(Tool);

impl Bare {
    fn new() -> Self {
        let schema = json!({"type": "object", "required": ["numbers"], "properties": {"numbers": {"type": "array", "items": {"type": "integer"}}}});
        let schema = schema.as_object().cloned().unwrap_or_default();
        Self(Tool::new("add", "Adds numbers.", Arc::new(schema)))
    }
}

impl ServerHandler for Bare {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
    }

    // Routers of the SDK's macros have it, for the headers of tools.
    fn get_tool(&self, name: &str) -> Option<Tool> {
        (name == "add").then(|| self.0.clone())
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(vec![self.0.clone()]))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let arguments = serde_json::Value::Object(request.arguments.unwrap_or_default());
        let input: Input = serde_json::from_value(arguments)
            .map_err(|error| ErrorData::invalid_params(error.to_string(), None))?;
        let output = json!({"sum": input.numbers.iter().sum::<i64>()});
        let mut result = CallToolResult::success(vec![ContentBlock::text(output.to_string())]);
        result.structured_content = Some(output);
        Ok(result.into())
    }
}

#[tokio::main]
async fn main() -> Result<(), BoxError> {
    let Some(address) = env::args().nth(2) else {
        let service = Bare::new().serve(rmcp::transport::stdio()).await?;
        service.waiting().await?;
        return Ok(());
    };
    let listener = TcpListener::bind(address).await?;
    eprintln!("http://{}/mcp", listener.local_addr()?);
    let config = StreamableHttpServerConfig::default().with_json_response(true);
    let bare = Bare::new();
    let service = StreamableHttpService::new(
        move || Ok(bare.clone()),
        Arc::new(LocalSessionManager::default()),
        config,
    );
    loop {
        let (stream, _) = listener.accept().await?;
        let service = service.clone();
        tokio::spawn(async move {
            let handle = service_fn(|request| {
                let service = service.clone();
                async move { Ok::<_, Infallible>(service.handle(request).await) }
            });
            let connection = http1::Builder::new();
            let _ = connection
                .serve_connection(TokioIo::new(stream), handle)
                .await;
        });
    }
}
