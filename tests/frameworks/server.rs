//! The server of a test.

use frameworks_server::toolspec::adapters::mcp::{request, McpServer};
use frameworks_server::toolspec::create_order::{
    self, CreateOrderHandler, CreateOrderInput, CreateOrderOutput, CreateOrderOutputStatus,
};
use frameworks_server::toolspec::ping::{self, PingHandler, PingInput, PingOutput};
use frameworks_server::toolspec::runtime::{BoxError, CallContext, ToolError, Toolbox};
use frameworks_server::toolspec::search_catalog::{
    self, SearchCatalogHandler, SearchCatalogInput, SearchCatalogOutput,
};
use rmcp::model::ProgressNotificationParam;
use rmcp::ServiceExt;

struct Tools;

impl CreateOrderHandler for Tools {
    async fn call(
        &self,
        ctx: &CallContext,
        input: CreateOrderInput,
    ) -> Result<CreateOrderOutput, ToolError> {
        let request = request(ctx).ok_or_else(|| ToolError::internal("no request"))?;
        if let Some(token) = request.meta.get_progress_token() {
            let progress = ProgressNotificationParam::new(token, 1.0).with_total(2.0);
            let sent = request
                .peer
                .notify_progress(progress.with_message("charged"));
            sent.await.map_err(ToolError::internal)?;
        }
        let total = i64::try_from(input.items.len())?;
        Ok(CreateOrderOutput::new(
            "o-1",
            CreateOrderOutputStatus::Accepted,
            total,
        ))
    }
}

impl PingHandler for Tools {
    async fn call(&self, _: &CallContext, _: PingInput) -> Result<PingOutput, ToolError> {
        Ok("pong".to_owned())
    }
}

impl SearchCatalogHandler for Tools {
    async fn call(
        &self,
        _: &CallContext,
        _: SearchCatalogInput,
    ) -> Result<SearchCatalogOutput, ToolError> {
        panic!("the password of the database is secret")
    }
}

#[tokio::main]
async fn main() -> Result<(), BoxError> {
    let mut toolbox = Toolbox::new();
    toolbox.add(create_order::bind(Tools));
    toolbox.add(ping::bind(Tools));
    toolbox.add(search_catalog::bind(Tools));
    let server = McpServer::new(toolbox, "orders", "1.0.0");
    server
        .serve(rmcp::transport::stdio())
        .await?
        .waiting()
        .await?;
    Ok(())
}
