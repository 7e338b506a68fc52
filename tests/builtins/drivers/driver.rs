//! Calls built-in tools. Each line of standard input is a request, each line of standard output an answer;
//! requests run in parallel.

use std::collections::BTreeMap;
use std::future::Future;
use std::io;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};
use std::time::Instant;

use serde_json::{json, Value};

use builtins_agent::toolspec;
use toolspec::builtins::address::is_in;
use toolspec::builtins::http::{HttpRequest, HttpResponse, HttpTransport, StdTransport};
use toolspec::builtins::words::split;
use toolspec::builtins::{bash, edit, fetch, read, write};
use toolspec::runtime::{BoxFuture, ToolError, Toolbox};

mod errors;

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut future = pin!(future);
    loop {
        if let Poll::Ready(value) = future.as_mut().poll(&mut Context::from_waker(&waker)) {
            return value;
        }
        thread::park();
    }
}

/// A transport that answers every request with a redirect.
struct Redirects(String);

impl HttpTransport for Redirects {
    fn send(&self, _: HttpRequest) -> BoxFuture<'_, Result<HttpResponse, ToolError>> {
        let response = HttpResponse {
            status: 302,
            headers: vec![("Location".into(), self.0.clone())],
            ..HttpResponse::default()
        };
        Box::pin(async { Ok(response) })
    }
}

/// The settings of a request.
struct Settings<'r>(&'r Value);

impl Settings<'_> {
    fn flag(&self, key: &str) -> bool {
        self.0[key].as_bool().unwrap_or_default()
    }

    fn whole(&self, key: &str) -> i64 {
        self.0[key].as_i64().unwrap_or_default()
    }

    fn text(&self, key: &str) -> String {
        self.0[key].as_str().unwrap_or_default().to_owned()
    }

    fn texts(&self, key: &str) -> Vec<String> {
        let texts = self.0[key].as_array().into_iter().flatten();
        texts.filter_map(Value::as_str).map(str::to_owned).collect()
    }
}

fn toolbox(settings: &Settings<'_>) -> Toolbox {
    let mut toolbox = Toolbox::new();
    let http: Arc<dyn HttpTransport> = match settings.0["redirect"].as_str() {
        Some(location) => Arc::new(Redirects(location.to_owned())),
        None => Arc::new(StdTransport),
    };
    toolbox.add(toolspec::read::bind(read::Tool::new(read::Settings {
        enabled: true,
        max_lines: settings.whole("max_lines"),
        allowed_roots: settings.texts("allowed_roots"),
    })));
    toolbox.add(toolspec::write::bind(write::Tool::new(write::Settings {
        enabled: true,
        allowed_roots: settings.texts("allowed_roots"),
        denied_names: settings.texts("denied_names"),
    })));
    toolbox.add(toolspec::edit::bind(edit::Tool::new(edit::Settings {
        enabled: true,
        allowed_roots: settings.texts("allowed_roots"),
        denied_names: settings.texts("denied_names"),
    })));
    toolbox.add(toolspec::bash::bind(bash::Tool::new(bash::Settings {
        enabled: true,
        whitelist: settings.texts("whitelist"),
        timeout_seconds: settings.whole("timeout_seconds"),
        working_dir: settings.text("working_dir"),
        shell: settings.flag("shell"),
        environment: settings.texts("environment"),
    })));
    let settings = fetch::Settings {
        enabled: true,
        allowed_domains: settings.texts("allowed_domains"),
        max_bytes: settings.whole("max_bytes"),
        timeout_seconds: settings.whole("timeout_seconds"),
        download_dir: settings.text("download_dir"),
        allow_downloads: settings.flag("allow_downloads"),
        allow_internal: settings.flag("allow_internal"),
    };
    toolbox.add(toolspec::fetch::bind(fetch::Tool::new(settings, http)));
    toolbox
}

fn call(toolbox: &Toolbox, request: &Value) -> Value {
    let tool = request["tool"].as_str().expect("a tool");
    let input = request["input"].to_string();
    match block_on(toolbox.call(tool, &input)) {
        Ok(output) => output.to_string().parse().expect("JSON"),
        Err(error) => json!({"refused": error.to_string()}),
    }
}

/// Repeats a call, and counts the different results.
fn repeat(toolbox: &Toolbox, request: &Value, count: u64) -> Value {
    let mut results: BTreeMap<String, u64> = BTreeMap::new();
    for _ in 0..count {
        *results.entry(call(toolbox, request).to_string()).or_default() += 1;
    }
    json!(results)
}

fn answer(request: &Value) -> Value {
    let toolbox = toolbox(&Settings(&request["settings"]));
    let input = &request["input"];
    match (request["tool"].as_str(), request["repeat"].as_u64()) {
        (Some("words"), _) => match split(input.as_str().expect("a text")) {
            Ok(words) => json!(words),
            Err(ToolError::Message(message)) => json!({"refused": message.text}),
            Err(error) => panic!("{error}"),
        },
        (Some("errors"), _) => json!([errors::all(), errors::types()]),
        (Some("is_in"), _) => {
            let networks = Settings(&request["settings"]).texts("networks");
            let networks: Vec<_> = networks.iter().map(String::as_str).collect();
            let ip: IpAddr = input.as_str().and_then(|ip| ip.parse().ok()).expect("an address");
            json!(is_in(ip, &networks))
        }
        (_, Some(count)) => repeat(&toolbox, request, count),
        _ => call(&toolbox, request),
    }
}

fn main() {
    for line in io::stdin().lines() {
        let request: Value = line.expect("a line").parse().expect("JSON");
        thread::spawn(move || {
            let start = Instant::now();
            let answer = answer(&request);
            let seconds = start.elapsed().as_secs_f64();
            println!("{}", json!({"id": request["id"], "answer": answer, "seconds": seconds}));
        });
    }
}
