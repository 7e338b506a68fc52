//! Calls tools of two crates: with types, in one toolbox, through middleware, as parts of requests.

#![deny(warnings)]

use std::future::pending;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use base_agent::toolspec::runtime::{
    block_on, middleware, sync_fn, with_deps, BoxFuture, CallContext, CallError, CallResult,
    Cancellation, Content, DuplicateTool, Json, Maybe, Next, Principal, Progress, ToolError,
    Toolbox, TraceContext, Validate,
};
use base_agent::toolspec::{add_numbers, divide, Tools};
use orders_agent::toolspec::create_order::{Item, Payment, PaymentInvoice};
use orders_agent::toolspec::search_catalog::{self, Filter, FilterField, FilterFieldValue};
use orders_agent::toolspec::Tools as OrdersTools;

async fn divided(_: CallContext, input: divide::Input) -> Result<divide::Output, ToolError> {
    if input.b == 0 {
        return Err(ToolError::message("b must not be 0").because("the schema has no bound"));
    }
    Ok(divide::Output {
        quotient: input.a / input.b,
        rest: input.a % input.b,
        extra: input.extra,
    })
}

async fn search(_: CallContext, input: search_catalog::Input) -> Result<Json, ToolError> {
    match input.filter {
        Filter::Field(filter) => Ok(filter.field.into()),
        _ => Err(ToolError::not_implemented()),
    }
}

fn divide_input(a: i64, b: i64) -> divide::Input {
    let extra = Default::default();
    divide::Input { a, b, extra }
}

fn add_input(a: f64, b: f64) -> add_numbers::Input {
    let extra = Default::default();
    add_numbers::Input { a, b, extra }
}

fn numbers() -> Toolbox {
    let mut toolbox = Toolbox::new();
    toolbox.add(divide::bind(divided));
    toolbox.add(add_numbers::bind(sync_fn(
        |_: &CallContext, input: add_numbers::Input| Ok(Json::from(input.a + input.b)),
    )));
    toolbox
}

fn catalog() -> Toolbox {
    let mut toolbox = Toolbox::new();
    toolbox.add(search_catalog::bind(search));
    toolbox
}

fn field() -> search_catalog::Input {
    let field = FilterField {
        field: "colour".to_owned(),
        value: FilterFieldValue::Number(1.0),
    };
    let filter = field.into();
    search_catalog::InputRequired { filter }.into()
}

#[test]
fn one_tool_is_tested_in_two_lines() {
    let output = block_on(divide::SPEC.call(&divided, divide_input(7, 2))).unwrap();
    assert_eq!((output.quotient, output.rest), (3, 1));
}

#[test]
fn a_typed_call_of_a_handler_is_validated() {
    let called = |a, b| block_on(divide::SPEC.call(&divided, divide_input(a, b)));
    // The schema of the result has a minimum of 0 for the rest.
    let error = called(-7, 2).unwrap_err();
    assert!(matches!(error, CallError::InvalidResult { .. }), "{error}");
    let refused = sync_fn(|_: &CallContext, _: add_numbers::Input| Ok(Json::Null));
    let too_large = block_on(add_numbers::SPEC.call(&refused, add_input(101.0, 0.0)));
    assert_eq!(
        too_large.unwrap_err().to_string(),
        "Invalid arguments for add_numbers (1 problem):\n- /a: must be <= 100 (got 101)"
    );
}

#[test]
fn functions_take_dependencies() {
    async fn added(
        total: Arc<Mutex<f64>>,
        _: CallContext,
        input: add_numbers::Input,
    ) -> Result<Json, ToolError> {
        *total.lock().unwrap() += input.a + input.b;
        Ok(Json::Null)
    }
    let total = Arc::new(Mutex::new(0.5));
    let handler = with_deps(total.clone(), added);
    block_on(add_numbers::SPEC.call(&handler, add_input(1.0, 2.0))).unwrap();
    assert_eq!(total.lock().unwrap().to_string(), "3.5");
}

#[test]
fn tools_of_two_crates_are_one_toolbox() {
    let (inner, outer) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let counting = |counter: &Arc<AtomicUsize>| {
        let counter = counter.clone();
        middleware(move |_, arguments, next| {
            counter.fetch_add(1, Ordering::Relaxed);
            next(arguments)
        })
    };
    let mut catalog = catalog();
    catalog.wrap(counting(&inner));
    let mut toolbox = Toolbox::merged([numbers(), catalog.clone().prefixed("shop_")]).unwrap();
    toolbox.wrap(counting(&outer));
    let names: Vec<_> = toolbox.definitions().map(|tool| tool.name).collect();
    assert_eq!(names, ["divide", "add_numbers", "shop_search_catalog"]);
    // Typed calls find a tool under any name.
    let divided = block_on(Tools(&toolbox).divide(&divide_input(7, 2))).unwrap();
    assert_eq!(divided.quotient, 3);
    let found = block_on(OrdersTools(&toolbox).search_catalog(&field())).unwrap();
    assert_eq!(found, Json::from("colour"));
    let seen = (outer.load(Ordering::Relaxed), inner.load(Ordering::Relaxed));
    assert_eq!(seen, (2, 1), "the inner middleware sees its own tools only");
    // Models use the name that they are shown.
    let refused = block_on(toolbox.call_for_model("shop_search_catalog", "{}")).text;
    assert!(
        refused.starts_with("Invalid arguments for shop_search_catalog (1 problem):"),
        "{refused}"
    );
    for listed in [toolbox.mcp_tools(), toolbox.anthropic_tools()] {
        assert_eq!(listed[2].get("name"), Some(&"shop_search_catalog".into()));
    }
    let unknown = block_on(toolbox.call_for_model("search_catalog", "{}")).text;
    assert!(unknown.starts_with("There is no tool"), "{unknown}");
}

#[test]
fn names_collide_or_are_selected() {
    let both = Toolbox::merged([numbers(), numbers()]);
    assert_eq!(both.unwrap_err(), DuplicateTool("divide"));
    let mut toolbox = catalog();
    toolbox.merge(numbers()).unwrap();
    assert!(toolbox.merge(numbers()).is_err());
    assert_eq!(toolbox.definitions().count(), 3);
    let some = toolbox.clone().only(&["divide"]).unwrap();
    assert_eq!(some.definitions().count(), 1);
    let unknown = toolbox.only(&["multiply"]).unwrap_err().to_string();
    assert!(
        unknown.starts_with("There is no tool \"multiply\"."),
        "{unknown}"
    );
}

#[test]
fn what_middleware_changes_is_validated() {
    let mut toolbox = numbers();
    toolbox.wrap(middleware(|ctx, arguments, next| {
        let is_divide = ctx.tool == "divide";
        let Json::Object(mut changed) = arguments else {
            return next(Json::Null);
        };
        if is_divide {
            Box::pin(async { Ok(Json::from("three")) })
        } else {
            changed.insert("a", "one");
            next(changed.into())
        }
    }));
    let result = block_on(toolbox.call("divide", r#"{"a":7,"b":2}"#)).unwrap_err();
    assert_eq!(
        result.to_string(),
        "Invalid result of divide:\n- (root): must be object (got \"three\")"
    );
    let arguments = block_on(toolbox.call("add_numbers", r#"{"a":7,"b":2}"#)).unwrap_err();
    assert!(arguments
        .to_string()
        .ends_with("- /a: must be number (got \"one\")"));
}

fn twice<'a>(_: &'a CallContext, arguments: Json, next: Next<'a>) -> BoxFuture<'a, CallResult> {
    Box::pin(async move {
        match next(arguments.clone()).await {
            Err(_) => next(arguments).await,
            done => done,
        }
    })
}

#[test]
fn content_and_progress_are_those_of_one_attempt() {
    let attempts = Arc::new(AtomicUsize::new(0));
    let earlier: Arc<Mutex<Vec<CallContext>>> = Arc::default();
    let (counter, kept) = (attempts.clone(), earlier.clone());
    let mut toolbox = Toolbox::new();
    toolbox.add(add_numbers::bind(sync_fn(
        move |ctx: &CallContext, _: add_numbers::Input| {
            let attempt = counter.fetch_add(1, Ordering::Relaxed);
            ctx.attach(Content::Text(format!("attempt {attempt}")));
            let done = attempt as f64;
            for late in kept.lock().unwrap().drain(..) {
                late.report(&Progress {
                    done: 99.0,
                    ..Progress::default()
                });
            }
            ctx.report(&Progress {
                done,
                ..Progress::default()
            });
            kept.lock().unwrap().push(ctx.clone());
            match attempt {
                0 => Err(ToolError::message("try again")),
                _ => Ok(Json::from("done")),
            }
        },
    )));
    toolbox.wrap(twice);
    let reports: Arc<Mutex<Vec<f64>>> = Arc::default();
    let seen = reports.clone();
    let ctx = CallContext::named("add_numbers")
        .with_progress(move |progress| seen.lock().unwrap().push(progress.done));
    let result = block_on(toolbox.call_for_model_with(&ctx, r#"{"a":1,"b":2}"#));
    assert_eq!(result.text, "done");
    assert_eq!(result.content, [Content::Text("attempt 1".to_owned())]);
    for late in earlier.lock().unwrap().iter() {
        late.report(&Progress::default());
    }
    assert_eq!(*reports.lock().unwrap(), [0.0, 1.0]);
}

#[test]
fn causes_are_reported_and_not_shown() {
    let mut toolbox = numbers();
    let reports: Arc<Mutex<Vec<String>>> = Arc::default();
    let seen = reports.clone();
    toolbox.on_crash(move |ctx, error| {
        let causes = base_agent::toolspec::runtime::Causes(error);
        seen.lock().unwrap().push(format!("{}: {causes}", ctx.tool));
    });
    let call = |arguments| block_on(toolbox.call_for_model("divide", arguments)).text;
    assert_eq!(call(r#"{"a":7,"b":0}"#), "b must not be 0");
    let hidden = "The tool divide failed with an internal error.";
    assert_eq!(call(r#"{"a":-7,"b":2}"#), hidden);
    call("{}");
    assert_eq!(
        *reports.lock().unwrap(),
        [
            "divide: b must not be 0: the schema has no bound",
            "divide: Invalid result of divide:\n- /rest: must be >= 0 (got -1)",
        ]
    );
}

#[test]
fn a_call_knows_its_request() {
    let mut toolbox = Toolbox::new();
    toolbox.add(add_numbers::bind(sync_fn(
        |ctx: &CallContext, _: add_numbers::Input| {
            let who = ctx.principal.as_ref().map_or("", |one| &one.subject);
            let trace = ctx.trace.as_ref().map_or("", |one| &one.traceparent);
            let tenant = ctx.get::<u64>().copied().unwrap_or_default();
            let id = ctx.call_id.as_deref().unwrap_or_default();
            Ok(format!("{who} {trace} {tenant} {id}").into())
        },
    )));
    let request = CallContext::default()
        .with_principal(Principal::new("ada"))
        .with_trace(TraceContext::new("00-a-b-01"))
        .with(7_u64);
    let ctx = request.for_call("add_numbers", Some("call-1".to_owned()));
    let result = block_on(toolbox.call_for_model_with(&ctx, r#"{"a":1,"b":2}"#));
    assert_eq!(result.text, "ada 00-a-b-01 7 call-1");
    let input = add_input(1.0, 2.0);
    let typed = toolbox.call_typed_with::<add_numbers::Tool>(&request, &input);
    assert_eq!(block_on(typed).unwrap(), Json::from("ada 00-a-b-01 7 "));
}

#[test]
fn a_cancelled_call_does_not_start_or_ends() {
    let calls = Arc::new(AtomicUsize::new(0));
    let (counter, cancellation) = (calls.clone(), Cancellation::new());
    let cancelling = cancellation.clone();
    let mut toolbox = Toolbox::new();
    toolbox.add(add_numbers::bind(
        move |_: CallContext, _: add_numbers::Input| {
            counter.fetch_add(1, Ordering::Relaxed);
            let cancelling = cancelling.clone();
            async move {
                std::thread::spawn(move || cancelling.cancel());
                pending().await
            }
        },
    ));
    toolbox.on_crash(|_, error| panic!("cancelling is not a crash: {error}"));
    let named = CallContext::named("add_numbers");
    let late = named.clone().with_deadline(Instant::now());
    let ctx = named.with_cancellation(cancellation);
    for (ctx, expected) in [(&late, 0), (&ctx, 1), (&ctx, 1)] {
        let result = block_on(toolbox.call_for_model_with(ctx, r#"{"a":1,"b":2}"#));
        assert!(matches!(result.error, Some(CallError::Cancelled)));
        assert_eq!(calls.load(Ordering::Relaxed), expected);
    }
    block_on(ctx.cancelled());
}

fn places(value: &impl Validate) -> Vec<String> {
    let problems = value.validate().err().map_or_else(Vec::new, |all| all.0);
    problems.into_iter().map(|one| one.to_string()).collect()
}

#[test]
fn values_that_are_built_by_hand_are_validated() {
    let item = |sku_id: &str, quantity| Item {
        sku_id: sku_id.to_owned(),
        quantity,
    };
    assert_eq!(item("ABC-1234", 1).validate(), Ok(()));
    assert_eq!(
        places(&item("abc", 1000)),
        [
            "/quantity: must be <= 999 (got 1000)",
            "/skuId: must match pattern ^[A-Z]{3}-\\d{4}$ (got \"abc\")"
        ]
    );
    let invoice = PaymentInvoice {
        due_date: "2024-02-29".to_owned(),
        po_number: Maybe::Null,
    };
    assert!(invoice.validate().is_ok());
    assert!(Payment::from(invoice).validate().is_ok());
    assert!(divide_input(1, 2).validate().is_ok());
    let infinite = add_input(f64::INFINITY, 1.0);
    assert_eq!(places(&infinite), ["/a: must be a finite number (got inf)"]);
}

#[test]
fn an_option_without_a_value_is_absent() {
    assert_eq!(Maybe::<i64>::from(None), Maybe::Absent);
    assert_eq!(Maybe::<i64>::from(Some(1)), Maybe::Value(1));
    assert_eq!(Maybe::from(1), Maybe::Value(1));
    let invoice = |po_number: Option<String>| PaymentInvoice {
        due_date: "2024-02-29".to_owned(),
        po_number: po_number.into(),
    };
    assert!(invoice(None).po_number.is_absent());
    assert_eq!(
        invoice(Some("7".to_owned())).po_number.value(),
        Some(&"7".to_owned())
    );
}
