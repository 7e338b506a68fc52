//! What users of the generated code rely on, in the words of a user.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::collections::{BTreeMap, HashSet};
use std::error::Error;
use std::sync::{Arc, Mutex};

use orders_agent::toolspec::runtime::{
    bind, block_on, BoxFuture, CallContext, CallError, CallResult, Codec, Content, DynHandler,
    Handler, Json, Maybe, Media, Middleware, Next, Number, Object, Problems, Progress, ToolError,
    Toolbox, Wire,
};
use orders_agent::toolspec::{create_order, ping, search_catalog, update_customer};
use schemars::schema_for;
use serde_json::json;

const FILTER: &str = r#""filter": {"field": "a", "value": 1}"#;

fn search(text: &str) -> Result<search_catalog::Input, String> {
    let parsed = search_catalog::INPUT.parse(text);
    parsed.map_err(|problems| problems.to_string())
}

fn by_value(value: f64) -> search_catalog::Input {
    let field = "a".to_owned();
    let value = search_catalog::FilterFieldValue::Number(value);
    let filter = search_catalog::FilterField { field, value }.into();
    search_catalog::InputRequired { filter }.into()
}

fn by_field() -> search_catalog::Input {
    by_value(1.0)
}

#[test]
fn the_alternative_with_the_matching_keys_is_explained() {
    let error = search(r#"{"filter": {"any": [{"field": "price", "val": 3}]}}"#).unwrap_err();
    assert!(
        error.contains("/filter/any/0/value: required property is missing"),
        "{error}"
    );
    assert!(
        error.contains("/filter/any/0/val: unknown property"),
        "{error}"
    );
}

#[test]
fn every_alternative_is_validated_alone() {
    for text in [
        r#"{"field": "a", "value": 1, "junk": 1}"#,
        r#"{"field": "a", "value": {}}"#,
    ] {
        let error = serde_json::from_str::<search_catalog::FilterField>(text).unwrap_err();
        assert!(error.to_string().contains("/junk: unknown") || error.to_string().contains("/value: must be"), "{error}");
    }
    let whole = r#"{"field": "a", "value": 1}"#;
    assert!(serde_json::from_str::<search_catalog::FilterField>(whole).is_ok());
    assert!(serde_json::from_str::<search_catalog::FilterAll>(r#"{"all": [], "junk": 1}"#).is_err());
}

#[test]
fn additional_properties_do_not_replace_declared_ones() {
    let mut input = by_field();
    input.extra.insert("cursor".to_owned(), "smuggled".into());
    input.extra.insert("limit".to_owned(), 1.into());
    let error = serde_json::to_string(&input).unwrap_err().to_string();
    assert_eq!(
        error,
        "/cursor: has the name of a declared property"
    );
    input.extra.remove("cursor");
    assert!(serde_json::to_string(&input).is_err());
    input.extra.remove("limit");
    assert!(serde_json::to_string(&input).is_ok());
}

#[test]
fn numbers_that_json_lacks_are_not_encoded() {
    for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let error = serde_json::to_string(&by_value(value)).unwrap_err().to_string();
        assert_eq!(
            error,
            format!("/filter/value: must be a finite number (got {value})")
        );
    }
}

#[test]
fn arguments_and_results_that_json_cannot_represent_are_errors() {
    let mut input = by_field();
    input.extra.insert("limit".to_owned(), 1.into());
    let tools = Toolbox::new();
    let called = block_on(tools.call_typed::<search_catalog::Tool>(&input));
    let error = called.unwrap_err();
    assert!(
        matches!(&error, CallError::InvalidArguments { problems, .. } if problems.0[0].path == "/limit"),
        "{error}"
    );
    let error = search_catalog::SPEC
        .encode(&vec![1.0, f64::NAN])
        .unwrap_err();
    assert!(
        matches!(&error, CallError::InvalidResult { problems, .. } if problems.0[0].path == "/1"),
        "{error}"
    );
    assert!(!error.is_for_model());
}

#[test]
fn numbers_that_a_double_rounds_are_refused() {
    let error = search(r#"{"filter": {"field": "a", "value": 9007199254740993}}"#).unwrap_err();
    assert!(
        error.contains("/filter/value: must be a number that a double represents"),
        "{error}"
    );
    let kept = r#"{"filter": {"field": "a", "value": 1}, "x": 9007199254740993}"#;
    let extra = search(kept).unwrap().extra;
    assert_eq!(extra["x"].to_string(), "9007199254740993");
}

#[test]
fn an_internal_error_is_shown_once() {
    let inner = ToolError::internal(std::fmt::Error);
    let error = inner.of_call("ping");
    assert!(
        error.source().is_none(),
        "its text is already that of the error"
    );
    assert_eq!(error.to_string(), std::fmt::Error.to_string());
}

/// Implemented for every type with the parameter `()`, and twice for those that texts convert into.
trait Unambiguous<A> {
    fn exists() {}
}

impl<T> Unambiguous<()> for T {}

struct Texts;

impl<T: From<&'static str>> Unambiguous<Texts> for T {}

#[test]
fn texts_do_not_become_internal_errors() {
    // It does not compile if `Err("text".into())` does.
    <ToolError as Unambiguous<_>>::exists();
    let error: Box<dyn Error + Send + Sync> = ToolError::message("shown").into();
    assert_eq!(ToolError::from(error).to_string(), "shown");
}

#[test]
fn a_value_alone_is_refused_with_the_allowed_ones() {
    fn refused<T: serde::de::DeserializeOwned>(text: &str) -> String {
        serde_json::from_str::<T>(text).err().unwrap().to_string()
    }
    let expected = "must be one of \"low\", \"normal\", \"high\" (got \"urgent\")";
    let alone = refused::<create_order::Priority>(r#""urgent""#);
    assert_eq!(alone, format!("(root): {expected}"));
    let whole = create_order::INPUT.parse(r#"{"priority": "urgent"}"#);
    let whole = whole.unwrap_err().to_string();
    assert!(whole.contains(&format!("/priority: {expected}")), "{whole}");
    let class = refused::<update_customer::Class>("2");
    assert_eq!(
        class,
        "(root): must be one of \"gold\", \"silver\", 1 (got 2)"
    );
    fn selected(text: &str) -> String {
        let any = Json::from(serde_json::from_str::<serde_json::Value>(text).unwrap());
        let decoded = orders_agent::toolspec::runtime::Schema::any()
            .decode_part::<create_order::Payment>(&any);
        decoded.err().unwrap().to_string()
    }
    let tags = r#"/method: must be one of "card", "invoice", "apple_pay", "google_pay" (got "cash")"#;
    assert_eq!(selected(r#"{"method": "cash"}"#), tags);
    assert_eq!(selected("{}"), "/method: required property is missing");
    assert_eq!(selected("1"), "(root): must be object (got 1)");
}

#[test]
fn types_are_constructed_without_ceremony() {
    let token = "tok".to_owned();
    let payment: create_order::Payment = create_order::PaymentCard { token }.into();
    assert!(matches!(payment, create_order::Payment::Card(_)));
    assert_eq!(ping::Input::default(), ping::Input {});
    assert_eq!("high".parse(), Ok(create_order::Priority::High));
    let item = serde_json::from_str::<create_order::Item>(r#"{"skuId": "bad", "quantity": -5}"#);
    let error = item.unwrap_err().to_string();
    assert!(
        error.contains("/skuId") && error.contains("/quantity"),
        "{error}"
    );
    let changes = update_customer::Input {
        nick_name: Maybe::Null,
        extra: BTreeMap::from([("x-vip".to_owned(), "yes".to_owned())]),
        ..update_customer::InputRequired {
            customer_id: "c1".to_owned(),
        }
        .into()
    };
    let text = serde_json::to_string(&changes).unwrap();
    assert_eq!(
        text,
        r#"{"customer_id":"c1","nick-name":null,"x-vip":"yes"}"#
    );
}

#[test]
fn an_optional_nullable_property_is_read_as_an_option() {
    let given = Maybe::Value("abc".to_owned());
    let lengths = [given.as_ref(), Maybe::Null, Maybe::Absent].map(|one| one.map(String::len));
    assert_eq!(lengths, [Maybe::Value(3), Maybe::Null, Maybe::Absent]);
    assert_eq!(lengths.map(Maybe::into_value), [Some(3), None, None]);
    assert_eq!(lengths.map(Option::<usize>::from), [Some(3), None, None]);
    assert_eq!(lengths.map(|one| one.is_null()), [false, true, false]);
    assert_eq!(lengths.map(|one| one.is_absent()), [false, false, true]);
    assert_eq!(given.into_value().as_deref(), Some("abc"));
}

#[test]
fn types_without_doubles_are_keys() {
    let item = |sku_id: &str| -> create_order::Item {
        let sku_id = sku_id.to_owned();
        create_order::ItemRequired { sku_id }.into()
    };
    let items = HashSet::from([item("a"), item("b"), item("a")]);
    assert_eq!(items.len(), 2);
}

#[test]
fn equal_numbers_have_one_hash() {
    let distinct = |texts: &[&str]| {
        let numbers = texts.iter().map(|text| text.parse::<Number>().unwrap());
        numbers.collect::<HashSet<_>>().len()
    };
    assert_eq!(distinct(&["1", "1.0", "10e-1"]), 1);
    assert_eq!(distinct(&["0", "-0", "-0.0"]), 1);
    assert_eq!(distinct(&["18446744073709551616", "18446744073709551617"]), 2);
    assert_eq!(distinct(&["18446744073709551616", "18446744073709551616.0"]), 1);
}

/// One type that serves two tools.
struct Shop;

impl Handler<ping::Tool> for Shop {
    async fn call(&self, ctx: &CallContext, _: ping::Input) -> Result<ping::Output, ToolError> {
        Ok(ctx.call_id.clone().unwrap_or_else(|| "pong".to_owned()))
    }
}

impl Handler<search_catalog::Tool> for Shop {
    async fn call(
        &self,
        _: &CallContext,
        input: search_catalog::Input,
    ) -> Result<search_catalog::Output, ToolError> {
        Ok(Json::from(input.limit))
    }
}

async fn pong(_: CallContext, _: ping::Input) -> Result<ping::Output, ToolError> {
    Ok("from a function".to_owned())
}

#[test]
fn handlers_are_types_functions_closures_and_trait_objects() {
    let shop = Arc::new(Shop);
    let object: Arc<dyn DynHandler<ping::Tool>> = shop.clone();
    let tools = [
        (ping::bind(shop.clone()), "pong"),
        (ping::bind(object), "pong"),
        (bind::<ping::Tool>(pong), "from a function"),
        (
            ping::bind(|ctx: CallContext, _| async move { Ok(ctx.tool) }),
            "ping",
        ),
    ];
    for (tool, expected) in tools {
        let mut toolbox = Toolbox::new();
        toolbox.add(tool);
        assert_eq!(
            block_on(toolbox.call("ping", "{}")).unwrap(),
            expected.into()
        );
    }
    let mut toolbox = Toolbox::new();
    toolbox.add(search_catalog::bind(shop));
    let called = block_on(toolbox.call("search_catalog", &format!("{{{FILTER}}}")));
    assert_eq!(called.unwrap(), 20.into());
    let called = block_on(toolbox.call("search_catalog", "[]")).unwrap_err();
    assert!(matches!(called, CallError::InvalidArguments { .. }));
    assert!(format!("{toolbox:?}").contains("search_catalog"));
}

struct User(&'static str);

#[test]
fn a_call_has_data_of_its_request_progress_and_content() {
    let mut toolbox = Toolbox::new();
    toolbox.add(ping::bind(|ctx: CallContext, _| async move {
        ctx.report(&Progress {
            done: 0.5,
            ..Progress::default()
        });
        ctx.attach(Content::Image(Media {
            data: "AA==".to_owned(),
            mime_type: "image/png".to_owned(),
        }));
        let user = ctx.get::<User>().map_or("nobody", |user| user.0);
        Ok(format!("{user} {:?}", ctx.call_id))
    }));
    let steps = Arc::new(Mutex::new(vec![]));
    let seen = steps.clone();
    let ctx = CallContext::named("ping")
        .with_call_id("call-7")
        .with(User("ada"))
        .with_progress(move |progress| seen.lock().unwrap().push(progress.done));
    let result = block_on(toolbox.call_with(&ctx, serde_json::json!({}).into())).unwrap();
    assert_eq!(result, r#"ada Some("call-7")"#.into());
    assert_eq!(*steps.lock().unwrap(), [0.5]);
    assert!(matches!(&ctx.take_content()[..], [Content::Image(_)]));
    let result = block_on(toolbox.call_for_model("ping", "{}"));
    assert_eq!(
        (result.text.as_str(), result.content.len()),
        ("nobody None", 1)
    );
}

#[test]
fn typed_calls_are_validated() {
    let mut toolbox = Toolbox::new();
    toolbox.add(search_catalog::bind(Shop));
    let call =
        |input: search_catalog::Input| block_on(toolbox.call_typed::<search_catalog::Tool>(&input));
    assert_eq!(call(by_field()).unwrap(), 20.into());
    let many = search_catalog::Input {
        limit: 101,
        ..by_field()
    };
    let error = call(many).unwrap_err();
    assert!(matches!(error, CallError::InvalidArguments { .. }));
}

/// Counts allocations by thread.
struct Counted;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

unsafe impl GlobalAlloc for Counted {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        System.dealloc(place, layout);
    }
}

#[global_allocator]
static ALLOCATOR: Counted = Counted;

/// Returns the number of allocations that nested alternatives around a filter cost.
fn allocations(depth: usize, inside: &str) -> usize {
    let (open, close) = (r#"{"any":["#.repeat(depth), "]}".repeat(depth));
    let text = format!(r#"{{"filter":{open}{inside}{close}}}"#);
    let _ = search(&text);
    let before = ALLOCATIONS.get();
    let _ = search(&text);
    ALLOCATIONS.get() - before
}

#[test]
fn nested_alternatives_cost_as_much_as_they_are_deep() {
    for inside in [r#"{"field":"a","value":1}"#, r#"{"field":1}"#] {
        let (few, many) = (allocations(15, inside), allocations(60, inside));
        assert!(many < 6 * few, "{inside}: {few} for 15 levels, {many} for 60");
    }
}

#[test]
fn converting_a_value_for_serde_copies_nothing() {
    let inner = Object::from_iter([("text", Json::from("a long text"))]);
    let json = Json::from(Object::from_iter([("list", Json::Array(vec![inner.into()]))]));
    let place = json["list"][0]["text"].as_str().unwrap().as_ptr();
    let value = serde_json::Value::from(json);
    assert_eq!(value["list"][0]["text"].as_str().unwrap().as_ptr(), place);
}

#[test]
fn a_second_tool_of_the_same_name_is_refused() {
    let add = || {
        let mut toolbox = Toolbox::new();
        for _ in 0..2 {
            toolbox.add(ping::bind(|_, _| async { Ok("pong".into()) }));
        }
    };
    let panic = std::panic::catch_unwind(add).unwrap_err();
    let message = panic.downcast_ref::<String>().unwrap();
    assert_eq!(message, "two tools have the name ping");
}

#[test]
fn a_schema_decodes_only_the_type_of_its_tool() {
    let parse: fn(&Codec<search_catalog::Input>, &str) -> Result<search_catalog::Input, Problems> =
        Codec::parse;
    assert!(parse(&search_catalog::INPUT, &format!("{{{FILTER}}}")).is_ok());
}

/// Panics when it is dropped.
struct Fragile(&'static str);

impl Drop for Fragile {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            panic!("{}", self.0);
        }
    }
}

/// A future that panics when it is polled and when it is dropped.
struct FragileFuture(#[allow(dead_code)] Fragile);

impl std::future::Future for FragileFuture {
    type Output = Result<Json, ToolError>;

    fn poll(
        self: std::pin::Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Self::Output> {
        panic!("polled")
    }
}

static LOCK: Mutex<()> = Mutex::new(());

async fn misbehave(how: &str) -> Result<Json, ToolError> {
    match how {
        "text" => panic!("a text"),
        "formatted" => panic!("a {}", "String"),
        "number" => std::panic::panic_any(7),
        "fragile" => std::panic::panic_any(Fragile("the payload")),
        "drop" => drop(Fragile("dropped")),
        "future" => return FragileFuture(Fragile("the future")).await,
        "thread" => drop(std::thread::spawn(|| panic!("elsewhere")).join()),
        "lock" => {
            let _guard = LOCK.lock();
            panic!("locked")
        }
        "poisoned" => drop(LOCK.lock().unwrap()),
        "index" => return Ok(vec![Json::Null].remove(how.len())),
        _ => return Ok(f64::NAN.encode()?),
    }
    Ok(Json::Null)
}

#[test]
fn a_call_is_answered_whatever_its_handler_does() {
    for (how, message) in [
        ("text", Some("panic: a text")),
        ("formatted", Some("panic: a String")),
        ("number", Some("panic: ")),
        ("fragile", Some("panic: ")),
        ("drop", Some("panic: dropped")),
        ("future", Some("panic: polled")),
        ("thread", None),
        ("lock", Some("panic: locked")),
        ("poisoned", Some("panic: called `Result::unwrap()` on an `Err` value: PoisonError { .. }")),
        ("index", Some("panic: removal index (is 5) should be < len (is 1)")),
        ("nan", Some("(root): must be a finite number (got NaN)")),
    ] {
        let mut toolbox = Toolbox::new();
        toolbox.add(ping::bind(move |_, _| async move {
            misbehave(how).await.map(|value| value.to_string())
        }));
        let called = block_on(toolbox.call_for_model("ping", "{}"));
        let error = called.error.map(|error| error.to_string());
        assert_eq!(error.as_deref(), message, "{how}");
        let hidden = "The tool ping failed with an internal error.";
        assert_eq!(called.text == hidden, message.is_some(), "{how}: {}", called.text);
    }
}

/// Panics before it returns a future.
struct Broken;

impl Middleware for Broken {
    fn around<'a>(&'a self, _: &'a CallContext, _: Json, _: Next<'a>) -> BoxFuture<'a, CallResult> {
        panic!("around")
    }
}

#[test]
fn a_panic_of_middleware_is_an_error() {
    let mut toolbox = Toolbox::new();
    toolbox.wrap(Broken);
    toolbox.add(ping::bind(|_, _| async { Ok("pong".into()) }));
    let error = block_on(toolbox.call("ping", "{}")).unwrap_err();
    assert_eq!(error.to_string(), "panic: around");
}

#[test]
fn schemas_of_types_are_those_of_the_specification() {
    let item = schema_for!(create_order::Item).to_value();
    let expected = json!({
        "$schema": item["$schema"],
        "title": "Item",
        "type": "object",
        "required": ["skuId"],
        "properties": {
            "skuId": {"type": "string", "pattern": r"^[A-Z]{3}-\d{4}$"},
            "quantity": {"type": "integer", "minimum": 1, "maximum": 999, "default": 1},
        },
        "additionalProperties": false,
    });
    assert_eq!(item, expected);
    let priority = schema_for!(create_order::Priority).to_value();
    assert_eq!(priority["enum"], json!(["low", "normal", "high"]));
    let wallet = schema_for!(create_order::PaymentWallet).to_value();
    assert_eq!(wallet["properties"]["method"]["enum"], json!(["apple_pay", "google_pay"]));
}

#[test]
fn schemas_refer_to_definitions_that_belong_to_their_tool() {
    let name = "orders_agent.toolspec.search_catalog.INPUT.Filter";
    let reference = format!("#/$defs/{name}");
    for schema in [
        schema_for!(search_catalog::Input),
        schema_for!(Vec<search_catalog::FilterAll>),
        schema_for!(Maybe<search_catalog::Filter>),
    ] {
        let definitions = schema.to_value()["$defs"].clone();
        let all = &definitions[name]["anyOf"][0]["properties"]["all"];
        assert_eq!(all["items"]["$ref"], reference);
    }
    let input = schema_for!(search_catalog::Input).to_value();
    assert_eq!(input["properties"]["filter"]["$ref"], reference);
    assert_eq!(schema_for!(ping::Output).to_value()["type"], "string");
    assert_eq!(schema_for!(Json).get("type"), None);
}
