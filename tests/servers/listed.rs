//! A server of the tool of `listed.json`, or of `unlisted.json`.

use everything::toolspec::adapters::mcp::McpServer;
use everything::toolspec::runtime::{BoxError, CallContext, Json, Toolbox};
use everything::toolspec::weather_forecast;
use rmcp::ServiceExt;

fn main() -> Result<(), BoxError> {
    let mut tools = Toolbox::new();
    tools.add(weather_forecast::bind(|_: CallContext, _: weather_forecast::Input| async {
        Ok(Json::from("rain"))
    }));
    let server = McpServer::new(tools, "listed", "1.0.0");
    tokio::runtime::Runtime::new()?.block_on(async {
        server.serve(rmcp::transport::stdio()).await?.waiting().await?;
        Ok(())
    })
}
