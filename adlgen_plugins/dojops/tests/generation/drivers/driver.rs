//! A driver that runs the emitted lifecycle: a JSON request on each line of stdin, its outcome on
//! one of stdout.

use std::future::Future;
use std::io::{self, BufRead, Write};
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

use tool_name::toolspec::generation::runtime::{
    serialize, FileTemplate, Model, Request, ToolError,
};
use tool_name::toolspec::generation::tools::tool_name::{FILES, TOOL};
use tool_name::toolspec::runtime::{BoxFuture, Json, Object, Wire};
use tool_name::toolspec::tool_name::{Input, INPUT};

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

#[derive(Clone)]
struct Fake {
    answer: Json,
    asked: Arc<Mutex<Option<Request>>>,
}

impl Model for Fake {
    fn complete(&self, request: Request) -> BoxFuture<'_, Result<Json, ToolError>> {
        *self.asked.lock().unwrap() = Some(request);
        let answer = self.answer.clone();
        Box::pin(async { Ok(answer) })
    }
}

fn text(ask: &Json, key: &str) -> &'static str {
    let found = ask.get(key).and_then(Json::as_str).unwrap_or_default();
    Box::leak(found.to_owned().into_boxed_str())
}

fn texts(ask: &Json, key: &str) -> &'static [&'static str] {
    let items = ask.get(key).and_then(Json::as_array).unwrap_or_default();
    let leak = |item: &Json| &*Box::leak(item.as_str().unwrap().to_owned().into_boxed_str());
    let leaked: Vec<&'static str> = items.iter().map(leak).collect();
    Box::leak(leaked.into_boxed_slice())
}

fn flag(ask: &Json, key: &str) -> bool {
    ask.get(key).and_then(Json::as_bool).unwrap_or_default()
}

fn serialized(ask: &Json) -> Result<Json, ToolError> {
    let known = ask.get("file").unwrap();
    let indent = known
        .get("indent")
        .and_then(Json::as_i64)
        .unwrap_or_default();
    let file = FileTemplate {
        format: text(known, "format"),
        sort_keys: flag(known, "sort_keys"),
        several_documents: flag(known, "several_documents"),
        key_order: texts(known, "key_order"),
        map_attributes: texts(known, "map_attributes"),
        indent: usize::try_from(indent).unwrap(),
        ..FileTemplate::EMPTY
    };
    Ok(serialize(ask.get("value").unwrap(), &file, text(ask, "edition"))?.into())
}

async fn run(ask: &Json) -> Result<Json, ToolError> {
    let mut out = Object::new();
    match text(ask, "do") {
        "serialize" => return serialized(ask),
        "facts" => {
            out.insert("digest", FILES.digest);
            out.insert("system", FILES.prompt.system);
            out.insert("prompt", FILES.prompt.digest);
            return Ok(out.into());
        }
        _ => std::env::set_var("PATH", text(ask, "path")),
    }
    let fake = Fake {
        answer: ask.get("answer").unwrap().clone(),
        asked: Arc::default(),
    };
    let made = TOOL
        .with(fake.clone(), text(ask, "project"), text(ask, "folder"))
        .environment(texts(ask, "environment").iter().copied());
    let refused = |_| ToolError::message("refused: the input");
    let input: Input = INPUT.decode(ask.get("input").unwrap()).map_err(refused)?;
    if text(ask, "do") == "plan" {
        let plan = TOOL.plan(&input)?.into_iter();
        let rows = plan.map(|file| vec![file.path, file.format.to_owned()]);
        return Ok(rows.collect::<Vec<_>>().into());
    }
    if text(ask, "do") == "serve" {
        return Ok(made.serve(input).await?.encode()?);
    }
    let done = made.execute(input).await?;
    out.insert("report", done.report());
    if let Some(asked) = fake.asked.lock().unwrap().take() {
        out.insert("system", asked.system);
        out.insert("user", asked.user);
    }
    Ok(out.into())
}

fn main() {
    for line in io::stdin().lock().lines() {
        // A request with a lone surrogate cannot be parsed.
        let asked = line.unwrap().parse::<Json>();
        let mut out = Object::new();
        let outcome = match &asked {
            Ok(ask) => block_on(run(ask)),
            Err(_) => Err(ToolError::message("refused: the request")),
        };
        match outcome {
            Ok(value) => out.insert("ok", value),
            Err(ToolError::Message(message)) => out.insert("error", message.text),
            Err(error) => panic!("{error}"),
        }
        println!("{}", Json::from(out));
        io::stdout().flush().unwrap();
    }
}
