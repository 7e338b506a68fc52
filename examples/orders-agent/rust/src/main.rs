//! Prints the tools, and calls some as a model would.

use std::fmt::Arguments;
use std::sync::Arc;

use orders_agent::toolspec::config::Config;
use orders_agent::toolspec::runtime::{BoxError, Level, Logger};
use orders_agent::toolspec::wire::{App, Parts};

const CALLS: [(&str, &str); 3] = [
    (
        "search_catalog",
        r#"{"filter": {"field": "name", "value": "Teapot"}}"#,
    ),
    (
        "create_order",
        r#"{"customer": {"id": "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e"}, "note": null,
            "items": [{"skuId": "XYZ-1000"}, {"skuId": "ABC-0001", "quantity": 2}],
            "payment": {"method": "card", "token": "tok_1"}}"#,
    ),
    ("create_order", r#"{"items": [{"skuId": "mug"}]}"#),
];

struct Silent;

impl Logger for Silent {
    fn log(&self, _: Level, _: Arguments<'_>) {}
}

fn main() -> Result<(), BoxError> {
    let mut parts = Parts::new(Config::load()?);
    parts.logger = Arc::new(Silent);
    pollster::block_on(run(parts))
}

async fn run(parts: Parts) -> Result<(), BoxError> {
    let app = App::build(parts).await?;
    for tool in app.toolbox.definitions() {
        println!("{}", tool.name);
    }
    for (name, arguments) in CALLS {
        let result = app.toolbox.call_for_model(name, arguments).await;
        println!("{}", result.text);
    }
    app.close().await?;
    Ok(())
}
