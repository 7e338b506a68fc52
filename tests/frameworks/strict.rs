//! Prints strict definitions, and the results of calls with the arguments that strict mode leads to.

use frameworks_server::strict::toolspec::adapters::adk::AdkTools;
use frameworks_server::strict::toolspec::runtime::{BoxError, CallContext, Json, Toolbox};
use frameworks_server::strict::toolspec::{find_articles, label, ping, rate, strict};
use serde_json::{json, Value};

#[tokio::main]
async fn main() -> Result<(), BoxError> {
    let mut toolbox = Toolbox::new();
    toolbox.add(find_articles::bind(
        |_: CallContext, input: find_articles::Input| async move { Ok(Json::from(json!(input))) },
    ));
    toolbox.add(label::bind(
        |_: CallContext, input: label::Input| async move { Ok(Json::from(json!(input))) },
    ));
    toolbox.add(ping::bind(|_: CallContext, _| async {
        Ok(Json::from("pong"))
    }));
    toolbox.add(rate::bind(|_: CallContext, _| async {
        Ok(Json::from("rated"))
    }));
    let tools = AdkTools::new(toolbox);
    let calls: Vec<(String, Value)> = serde_json::from_str(&std::env::var("CALLS")?)?;
    let mut results = Vec::new();
    for (name, arguments) in calls {
        let result = tools.call(&name, arguments).await;
        results.push(result.unwrap_or_else(|error| error.to_string()));
    }
    let anthropic = strict::anthropic(&find_articles::SPEC.definition).map(Value::from);
    let (tools, anthropic) = (tools.descriptors(), json!(anthropic));
    println!(
        "{}",
        json!({"tools": tools, "anthropic": anthropic, "results": results})
    );
    Ok(())
}
