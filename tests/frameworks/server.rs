//! The server of a test.

use frameworks_server::toolspec::adapters::mcp::McpServer;
use frameworks_server::toolspec::create_order::{self, OutputStatus};
use frameworks_server::toolspec::ping;
use frameworks_server::toolspec::runtime::{
    BoxError, CallContext, Handler, Principal, Progress, ToolError, Toolbox,
};
use frameworks_server::toolspec::search_catalog;
use rmcp::ServiceExt;

struct Tools;

impl Handler<create_order::Tool> for Tools {
    async fn call(
        &self,
        ctx: &CallContext,
        input: create_order::Input,
    ) -> Result<create_order::Output, ToolError> {
        ctx.report(&Progress {
            done: 1.0,
            total: Some(2.0),
            message: "charged".to_owned(),
        });
        // Progress that does not increase, as of a second attempt, is not sent.
        ctx.report(&Progress {
            done: 0.5,
            ..Progress::default()
        });
        let (Some(principal), Some(_)) = (&ctx.principal, &ctx.call_id) else {
            return Err(ToolError::internal("the request is not known"));
        };
        let total = i64::try_from(input.items.len())?;
        let output = create_order::OutputRequired {
            order_id: principal.subject.clone(),
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
    let server = McpServer::new(toolbox, "orders", "1.0.0")
        .with_context(|ctx, _| ctx.with_principal(Principal::new("o-1")));
    server
        .serve(rmcp::transport::stdio())
        .await?
        .waiting()
        .await?;
    Ok(())
}
