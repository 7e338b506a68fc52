//! Errors as a handler of a user returns them, and what the host and the model get.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use anyhow::Context;

use builtins_agent::toolspec::fetch;
use builtins_agent::toolspec::runtime::{
    BoxError, CallContext, CallError, Handler, Json, Level, Logger, Maybe, Problem, ToolError,
    Toolbox, TracingLogger, TracingSpans,
};
use builtins_agent::toolspec::write::{self, Input, Output};

/// An error of the domain that the model is shown.
#[derive(Debug)]
struct SoldOut;

impl fmt::Display for SoldOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("sold out")
    }
}

impl Error for SoldOut {}

impl From<SoldOut> for ToolError {
    fn from(error: SoldOut) -> Self {
        Self::message(error.to_string())
    }
}

fn sell() -> Result<(), SoldOut> {
    Err(SoldOut)
}

fn open() -> anyhow::Result<()> {
    Err(anyhow::Error::new(SoldOut)).context("opening")
}

fn nested() -> anyhow::Result<()> {
    Err(ToolError::message("shown"))?
}

fn boxed() -> Result<(), BoxError> {
    Err(Box::new(ToolError::message("shown, too")))
}

/// Fails in the way that the path asks for.
struct Failing;

impl Handler<write::Tool> for Failing {
    async fn call(&self, _: &CallContext, input: Input) -> Result<Output, ToolError> {
        match input.file_path.as_str() {
            "domain" => sell()?,
            "number" => drop("x".parse::<i64>()?),
            "json" => drop(serde_json::from_str::<i64>("x")?),
            "file" => drop(std::fs::read("/nowhere/at/all")?),
            "anyhow" => open()?,
            "nested" => nested()?,
            "boxed" => boxed()?,
            "problems" => {
                let problem = Problem::at("/content", "is already there");
                return Err(ToolError::arguments([problem]));
            }
            _ => return Err(ToolError::not_implemented()),
        }
        unreachable!("every case fails")
    }
}

/// Returns, for each way to fail, the text for the model and the number of errors behind the host's error.
pub fn all() -> Vec<(&'static str, String, usize)> {
    let mut toolbox = Toolbox::new();
    toolbox.add(write::bind(Failing));
    // Without a subscriber, the feature `tracing` changes nothing.
    toolbox.wrap(TracingSpans);
    TracingLogger.log(Level::Info, format_args!("calling"));
    let ways = [
        "domain", "number", "json", "file", "anyhow", "nested", "boxed", "problems", "no",
    ];
    ways.map(|way| {
        let (file_path, content) = (way.to_owned(), "text".to_owned());
        let input = Input { file_path, content };
        let input = serde_json::to_string(&input).expect("JSON");
        let got = super::block_on(toolbox.call_for_model("Write", &input));
        let error = got.error.expect("an error");
        if let CallError::Internal(inner) = &error {
            assert_eq!(error.to_string(), inner.to_string());
        }
        let behind = std::iter::successors(error.source(), |error| (*error).source()).count();
        (way, got.text, behind)
    })
    .into()
}

/// Uses what types offer beyond their fields.
pub fn types() -> Vec<String> {
    let url = "https://a.example".to_owned();
    let input: fetch::Input = fetch::InputRequired { url }.into();
    let method = "HEAD".parse::<fetch::Method>();
    let unknown = fetch::Method::try_from("BREW").map_err(|error| error.to_string());
    let large = BTreeMap::from([("size", 1_u128 << 100)]);
    let json = Json::from_serialize(&large).expect("JSON");
    let read: Vec<Maybe<i64>> = serde_json::from_str("[1, null]").expect("values");
    let written = serde_json::to_string(&[Maybe::Value(1), Maybe::Null]).expect("JSON");
    let names = json.as_object().cloned().into_iter().flatten();
    let mut toolbox = Toolbox::new();
    toolbox.add(write::bind(Failing));
    vec![
        format!("{toolbox:?}"),
        format!("{read:?} {written}"),
        Json::from(names.map(|(name, _)| name).collect::<Vec<_>>()).to_string(),
        Json::from(vec![json["size"].clone(), json["none"][3].clone()]).to_string(),
        Json::from(vec![Some(1_usize), None]).to_string(),
        format!("{input:?}"),
        format!("{method:?}"),
        format!("{unknown:?}"),
        fetch::Method::ALL
            .iter()
            .max()
            .expect("a method")
            .to_string(),
    ]
}
