//! Quotes values, or builds commands, as lines of JSON ask for it.

use std::io::{self, BufRead};

use find_text::toolspec::command::{quote, Host, Layer, Platform};
use find_text::toolspec::commands::find_text::build;
use find_text::toolspec::find_text::INPUT;
use find_text::toolspec::runtime::{Json, Object};

fn main() {
    for line in io::stdin().lock().lines() {
        let asked: Json = line.unwrap().parse().unwrap();
        let (key, text) = match answer(&asked) {
            Ok(text) => ("written", text),
            Err(text) => ("refused", text),
        };
        let told: Object = [(key, text)].into_iter().collect();
        println!("{}", Json::from(told));
    }
}

fn answer(asked: &Json) -> Result<String, String> {
    let Some(input) = asked.get("input") else {
        let names = asked.get("layers").and_then(Json::as_array).unwrap();
        let layers: Vec<_> = names
            .iter()
            .map(|name| layer(name.as_str().unwrap()))
            .collect();
        return quote(asked.get("value").and_then(Json::as_str).unwrap(), &layers);
    };
    let input = INPUT
        .decode(input)
        .map_err(|problems| problems.to_string())?;
    let mut host = Host::here();
    host.platform = Platform::Linux;
    let built = build(&input, &host).map_err(|error| error.to_string())?;
    Ok(built.text)
}

fn layer(name: &str) -> Layer {
    match name {
        "bash-bare" => Layer::BashBare,
        "bash-single" => Layer::BashSingle,
        "bash-double" => Layer::BashDouble,
        "bash-ansi" => Layer::BashAnsi,
        "bash-backtick" => Layer::BashBacktick,
        "bash-heredoc" => Layer::BashHeredoc,
        "bash-verbatim" => Layer::BashVerbatim,
        "pwsh-bare" => Layer::PwshBare,
        "pwsh-single" => Layer::PwshSingle,
        "pwsh-double" => Layer::PwshDouble,
        "cmd-bare" => Layer::CmdBare,
        "cmd-double" => Layer::CmdDouble,
        "cmd-double-end" => Layer::CmdDoubleEnd,
        "verbatim" => Layer::Verbatim,
        "guarded" => Layer::Guarded,
        _ => panic!("{name}"),
    }
}
