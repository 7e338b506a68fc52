//! The tool `log`: it returns what it is given, and does what `do` asks for before.

use std::io::{self, Write};
use std::process::{Child, Command};
use std::thread;
use std::time::Duration;

use crate::toolspec::log::{self, Deps, Input, Output};
use crate::toolspec::runtime::{CallContext, Handler, Json, ToolError};

/// Serves the tool.
pub struct Log {
    /// What the tool is given.
    pub deps: Deps,
}

impl Log {
    /// Builds the tool.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

fn shell(text: &str) -> io::Result<Child> {
    Command::new("sh").args(["-c", text]).spawn()
}

fn act(what: &str, text: &str) -> Result<(), ToolError> {
    let failed = |error: io::Error| ToolError::message(error.to_string());
    match what {
        "wait" => {
            shell(text).and_then(|mut it| it.wait()).map_err(failed)?;
        }
        "block" => {
            shell(text).map_err(failed)?;
            thread::sleep(Duration::from_secs(600));
        }
        "leave" => {
            shell(text).map_err(failed)?;
        }
        "thread" => {
            thread::spawn(|| thread::sleep(Duration::from_secs(41)));
        }
        "print" => {
            println!("printed");
            io::stdout().write_all(b"written\n").map_err(failed)?;
            shell("echo by a child")
                .and_then(|mut it| it.wait())
                .map_err(failed)?;
        }
        "fail" => return Err(ToolError::message(text.to_owned())),
        _ => {}
    }
    Ok(())
}

impl Handler<log::Tool> for Log {
    async fn call(&self, _ctx: &CallContext, input: Input) -> Result<Output, ToolError> {
        let text = |key: &str| input.get(key).and_then(Json::as_str).unwrap_or_default();
        act(text("do"), text("text"))?;
        Ok(Json::Object(input.into_iter().collect()))
    }
}
