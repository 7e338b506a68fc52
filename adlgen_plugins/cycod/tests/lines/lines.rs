//! Builds commands, as a list of JSON asks for it.

#![allow(unused_imports, clippy::all)]

use std::io::{self, Read};
use std::time::Duration;

use find_text::toolspec::command::*;
use find_text::toolspec::runtime::{Json, Object};

// The printer of the data of commands writes one element for each command line.
static LINES: &[Line] = &[
    LINES_OF
];

fn answer(asked: &Json) -> Json {
    let line = asked.get("line").and_then(Json::as_i64).unwrap();
    let mut host = Host::here();
    host.platform = Platform::Linux;
    let line = &LINES[usize::try_from(line).unwrap()];
    let (key, text) = match build(line, asked.get("values").unwrap(), &host, NO_HOOKS) {
        Ok(built) => ("said", built.text),
        Err(error) => ("refused", error.to_string()),
    };
    let mut out = Object::new();
    out.insert(key, text);
    out.into()
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let asked: Json = text.parse().unwrap();
    let answers: Vec<Json> = asked.as_array().unwrap().iter().map(answer).collect();
    println!("{}", Json::from(answers));
}
