//! The agent with fakes of its services.

use std::collections::BTreeMap;
use std::fmt::Arguments;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::{Arc, Mutex};
use std::thread;

use chrono::NaiveDate;
use orders_agent::services::order_repo::{Customer, Memory, Product};
use orders_agent::services::payments_client::PaymentsClient;
use orders_agent::tools::create_order::CreateOrder;
use orders_agent::toolspec::config::Config;
use orders_agent::toolspec::create_order::{
    self, Item, OutputStatus, Payment, PaymentInvoiceRequired, Priority,
};
use orders_agent::toolspec::runtime::{
    BoxError, BoxFuture, CallContext, Handler, Level, Logger, ToolResult,
};
use orders_agent::toolspec::update_customer::Class;
use orders_agent::toolspec::wire::{App, Parts, Service};
use pollster::block_on;
use uuid::Uuid;

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<String>>>);

impl Logger for Lines {
    fn log(&self, _: Level, message: Arguments<'_>) {
        self.0.lock().unwrap().push(message.to_string());
    }
}

/// Records what is charged.
#[derive(Default)]
struct Payments {
    charged: Mutex<Vec<i64>>,
    refuses: bool,
}

impl Service for Payments {}

impl PaymentsClient for Payments {
    fn charge<'a>(&'a self, _: &'a Payment, cents: i64) -> BoxFuture<'a, Result<bool, BoxError>> {
        self.charged.lock().unwrap().push(cents);
        let accepted = !self.refuses;
        Box::pin(async move { Ok(accepted) })
    }
}

fn shop() -> Memory {
    let ada = Customer {
        nick_name: Some("Ada".to_owned()),
        class: Some(Class::Gold),
        ..Customer::default()
    };
    let product = |sku, name, price| Product { sku, name, price };
    Memory {
        catalogue: vec![
            product("ABC-0001", "Blue mug", 1250),
            product("ABC-0002", "Cup", 900),
        ],
        known: Arc::new(Mutex::new(BTreeMap::from([("c1".to_owned(), ada)]))),
        ..Memory::default()
    }
}

fn config() -> Config {
    Config::load_from(|_| Some("memory".to_owned())).unwrap()
}

fn agent(orders: &Memory, logger: &Lines) -> App {
    let mut parts = Parts::new(config());
    parts.order_repo = Some(Arc::new(orders.clone()));
    parts.logger = Arc::new(logger.clone());
    block_on(App::build(parts)).unwrap()
}

fn call(orders: &Memory, name: &str, arguments: &str) -> ToolResult {
    let app = agent(orders, &Lines::default());
    let result = block_on(app.toolbox.call_for_model(name, arguments));
    block_on(app.close()).unwrap();
    result
}

fn order() -> create_order::Input {
    let id = Uuid::new_v4();
    let mugs = Item {
        sku_id: "ABC-0001".to_owned(),
        quantity: 2,
    };
    let due_date = NaiveDate::from_ymd_opt(2026, 12, 24).unwrap();
    let order = create_order::InputRequired {
        customer: create_order::CustomerRequired { id }.into(),
        items: vec![mugs],
        payment: Payment::Invoice(PaymentInvoiceRequired { due_date }.into()),
        note: None,
    };
    order.into()
}

#[test]
fn orders_are_charged() {
    for (refuses, status) in [
        (false, OutputStatus::Accepted),
        (true, OutputStatus::Rejected),
    ] {
        let payments = Arc::new(Payments {
            refuses,
            ..Payments::default()
        });
        let orders = shop();
        let tool = CreateOrder::new(create_order::Deps {
            order_repo: Arc::new(orders.clone()),
            payments_client: payments.clone(),
            logger: Arc::new(Lines::default()),
            config_database: config().database,
        });
        let output =
            block_on(tool.call(&CallContext::new(&create_order::SPEC.definition), order()))
                .unwrap();
        assert_eq!((output.status, output.total), (status, 2500));
        assert_eq!(*payments.charged.lock().unwrap(), [2500]);
        let stored = orders.orders.lock().unwrap();
        assert_eq!(stored[0].priority, Priority::Normal);
    }
}

#[test]
fn a_product_that_is_not_sold() {
    let arguments = r#"{"customer": {"id": "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e"}, "note": null,
        "items": [{"skuId": "ABC-9999"}], "payment": {"method": "card", "token": "tok_1"}}"#;
    let result = call(&shop(), "create_order", arguments);
    assert_eq!(
        result.text,
        "There is no product ABC-9999 in the catalogue."
    );
}

#[test]
fn filters_are_combined() {
    for (filter, skus) in [
        (r#"{"field": "price", "value": 900}"#, &["ABC-0002"][..]),
        (
            r#"{"all": [{"field": "name", "value": "Cup"}, {"any": []}]}"#,
            &[],
        ),
        (r#"{"any": [{"all": []}]}"#, &["ABC-0001", "ABC-0002"]),
    ] {
        let arguments = format!(r#"{{"filter": {filter}}}"#);
        let text = call(&shop(), "search_catalog", &arguments).text;
        let found: Vec<serde_json::Value> = serde_json::from_str(&text).unwrap();
        let found: Vec<_> = found.iter().map(|product| &product["sku"]).collect();
        assert_eq!(found, skus);
    }
}

#[test]
fn absent_leaves_a_field_and_null_clears_it() {
    let shop = shop();
    let changes = [
        r#"{"customer_id": "c1", "2fa": true, "x-vip": "yes"}"#,
        r#"{"customer_id": "c1", "nick-name": null, "class": null}"#,
    ];
    for change in changes {
        assert!(call(&shop, "update_customer", change).error.is_none());
    }
    let expected = Customer {
        two_factor: true,
        labels: BTreeMap::from([("x-vip".to_owned(), "yes".to_owned())]),
        ..Customer::default()
    };
    assert_eq!(shop.known.lock().unwrap()["c1"], expected);
    let unknown = call(
        &shop,
        "update_customer",
        r#"{"customer_id": "c2", "2fa": true}"#,
    );
    assert_eq!(unknown.text, "There is no customer c2.");
}

#[test]
fn the_status_of_each_url_is_reported() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let server = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let _ = stream.read(&mut [0; 512]).unwrap();
        stream.write_all(b"HTTP/1.0 404 Not Found\r\n\r\n").unwrap();
    });
    let arguments = format!(r#"{{"urls": ["http://{address}/"]}}"#);
    assert_eq!(call(&shop(), "http_probe", &arguments).text, "[404]");
    server.join().unwrap();
    let nobody = call(
        &shop(),
        "http_probe",
        r#"{"urls": ["http://127.0.0.1:1/"]}"#,
    );
    assert_eq!(nobody.text, "http://127.0.0.1:1/ does not answer.");
}

#[test]
fn every_call_is_recorded() {
    let lines = Lines::default();
    let app = agent(&shop(), &lines);
    assert_eq!(
        block_on(app.toolbox.call_for_model("ping", "{}")).text,
        "pong"
    );
    block_on(app.toolbox.call_for_model("ping", r#"{"extra": 1}"#));
    block_on(app.close()).unwrap();
    assert_eq!(*lines.0.lock().unwrap(), ["ping: done", "ping: failed"]);
}
