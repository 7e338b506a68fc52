//! A tool that is written by hand, and what its handler has seen.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::toolspec::runtime::{self, CallContext, Content, Media, ToolError, Toolbox};

pub static STARTED: AtomicBool = AtomicBool::new(false);
pub static STOPPED: AtomicBool = AtomicBool::new(false);

pub mod probe {
    use super::runtime::{codec, tool};

    pub struct Input {
        pub what: String,
    }
    codec! { Input in INPUT "" { "what" = what, } }

    pub type Output = String;

    tool! {
        name: "probe",
        title: "Probe",
        mcp: r#"{"annotations":{"readOnlyHint":true}}"#,
        description: "Probes.",
        input: r#"{"type":"object","properties":{"what":{"enum":["good","error","picture","who","wait"]}},"required":["what"]}"#,
    }
}

/// Notes that the future of the handler is dropped.
struct Dropped;

impl Drop for Dropped {
    fn drop(&mut self) {
        STOPPED.store(true, Ordering::SeqCst);
    }
}

async fn handle(ctx: CallContext, input: probe::Input) -> Result<String, ToolError> {
    STARTED.store(true, Ordering::SeqCst);
    match input.what.as_str() {
        "error" => panic!("secret"),
        "picture" => {
            let (data, mime_type) = ("aW1hZ2U=".to_owned(), "image/png".to_owned());
            ctx.attach(Content::Image(Media { data, mime_type }));
        }
        "who" => {
            let who = ctx.principal.as_ref().map(|one| one.subject.clone());
            let seen = serde_json::json!({"callId": ctx.call_id.is_some(), "principal": who});
            return Ok(seen.to_string());
        }
        "wait" => {
            let _dropped = Dropped;
            tokio::time::sleep(Duration::from_mins(1)).await;
        }
        _ => {}
    }
    Ok(r#"{"sum":2}"#.to_owned())
}

/// Returns a toolbox with the tool.
#[must_use]
pub fn toolbox() -> Toolbox {
    let mut toolbox = Toolbox::new();
    toolbox.add(probe::bind(handle));
    toolbox
}
