//! The server of a test.

use frameworks_server::toolspec::adapters::mcp::{request, McpServer};
use frameworks_server::toolspec::create_order::{self, OutputStatus};
use frameworks_server::toolspec::ping;
use frameworks_server::toolspec::runtime::{BoxError, CallContext, Handler, ToolError, Toolbox};
use frameworks_server::toolspec::search_catalog;
use rmcp::model::ProgressNotificationParam;
use rmcp::ServiceExt;

struct Tools;

impl Handler<create_order::Tool> for Tools {
    async fn call(
        &self,
        ctx: &CallContext,
        input: create_order::Input,
    ) -> Result<create_order::Output, ToolError> {
        let request = request(ctx).ok_or_else(|| ToolError::internal("no request"))?;
        if let Some(token) = request.meta.get_progress_token() {
            let progress = ProgressNotificationParam::new(token, 1.0).with_total(2.0);
            let sent = request
                .peer
                .notify_progress(progress.with_message("charged"));
            sent.await.map_err(ToolError::internal)?;
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
