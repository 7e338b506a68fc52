"""The application that Rust agents are wired to: services that use earlier ones, and closing."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from adlgen.testing.targets import render_case
from tests import cargo
from tests.conformance import suite

HERE = Path(__file__).parent
SERVICE = """\
use std::sync::{Arc, Mutex};

use crate::toolspec::runtime::{BoxError, BoxFuture};
use crate::toolspec::wire::{Parts, Service};

pub trait NAME: Service {MORE}

/// Writes what it does to a list.
pub struct Recording(pub Arc<Mutex<Vec<&'static str>>>);

impl Service for Recording {
    fn close(&self) -> BoxFuture<'_, Result<(), BoxError>> {
        self.0.lock().unwrap().push("close ID");
        Box::pin(async { CLOSED })
    }
}

impl NAME for Recording {METHODS}

#[cfg(test)]
#[derive(Default)]
pub struct Fake {
    pub calls: Mutex<Vec<String>>,
}

#[cfg(test)]
impl Service for Fake {}

#[cfg(test)]
impl NAME for Fake {FAKED}

pub async fn FACTORY(parts: &Parts) -> Result<Arc<dyn NAME>, BoxError> {
    BUILT
}
"""
PARTS = """
    fn customers(&self) -> Arc<dyn OrderRepositoryCustomers>;
    fn log(&self) -> Arc<Mutex<Vec<&'static str>>>;
}

pub trait OrderRepositoryCustomers: Send + Sync {
"""
REPOSITORY = {
    "NAME": "OrderRepository",
    "ID": "orders",
    "FACTORY": "new_postgres_order_repository",
    "MORE": PARTS,
    "FAKED": "    fn customers(&self) -> Arc<dyn OrderRepositoryCustomers> { Arc::new(Part) }\n"
    "    fn log(&self) -> Arc<Mutex<Vec<&'static str>>> { Arc::default() }\n",
    "METHODS": "    fn customers(&self) -> Arc<dyn OrderRepositoryCustomers> { Arc::new(Part) }\n"
    "    fn log(&self) -> Arc<Mutex<Vec<&'static str>>> { self.0.clone() }\n",
    "CLOSED": "Ok(())",
    "BUILT": 'let log = Arc::new(Mutex::new(vec!["open orders"]));\n'
    "    let _ = parts;\n    Ok(Arc::new(Recording(log)))",
}
PAYMENTS = {
    "NAME": "PaymentsClient",
    "ID": "payments",
    "FACTORY": "new_stripe_payments_client",
    "MORE": "",
    "METHODS": "",
    "FAKED": "",
    "CLOSED": 'Err("payments are stuck".into())',
    "BUILT": 'let orders = parts.order_repo.clone().ok_or("too early")?;\n'
    '    orders.log().lock().unwrap().push("open payments");\n'
    "    Ok(Arc::new(Recording(orders.log())))",
}
EXAMPLE = """
/// What the documentation of the module shows.
#[allow(dead_code, unused_variables)]
async fn documented(
    tool: orders_agent::toolspec::runtime::BoundTool,
    handler: impl orders_agent::toolspec::runtime::Handler<orders_agent::toolspec::ping::Tool>,
    name: &str,
    arguments: &str,
) -> Result<String, orders_agent::toolspec::runtime::ToolError> {
    use orders_agent::toolspec::{ping as tool_module, runtime::Toolbox};

    struct Tools<'a>(&'a Toolbox);

    impl Tools<'_> {
        async fn tool_module(&self, input: &tool_module::Input) -> Result<tool_module::Output, CallError> {
            orders_agent::toolspec::Tools(self.0).ping(input).await
        }
    }

LINES    Ok(format!("{}{output}", result.text))
}
"""
TESTS = """\
use std::future::Future;
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker};

use orders_agent::services::order_repo::Recording;
use orders_agent::toolspec::config::Config;
use orders_agent::toolspec::runtime::{
    BoxFuture, CallContext, CallError, CallResult, Json, Middleware, Next,
};
use orders_agent::toolspec::wire::{App, Parts};

fn now<F: Future>(future: F) -> F::Output {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => value,
        Poll::Pending => unreachable!("nothing here waits"),
    }
}

fn parts(url: &str) -> Parts {
    Parts::new(Config::load_from(|_| Some(url.to_owned())).unwrap())
}

#[test]
fn services_use_those_before_them_and_are_closed_in_reverse() {
    let app = now(App::build(parts("memory"))).unwrap();
    let log = app.services.order_repo.log();
    assert_eq!(now(app.toolbox.call("read", "{}")).is_err(), true);
    let error = now(app.close()).unwrap_err();
    assert_eq!(error.to_string(), "services could not be closed; payments are stuck");
    assert_eq!(*log.lock().unwrap(), ["open orders", "open payments", "close payments", "close orders"]);
}

/// Records what it sees, and refuses nothing.
struct Seen(Arc<Mutex<Vec<(String, bool, Json)>>>);

impl Middleware for Seen {
    fn around<'a>(&'a self, ctx: &'a CallContext, arguments: Json, next: Next<'a>) -> BoxFuture<'a, CallResult> {
        let call = (ctx.tool.clone(), ctx.definition.is_some(), arguments.clone());
        self.0.lock().unwrap().push(call);
        next(arguments)
    }
}

#[test]
fn middleware_sees_every_call() {
    let mut app = now(App::build(parts("memory"))).unwrap();
    let seen = Arc::new(Mutex::new(vec![]));
    app.toolbox.wrap(Seen(seen.clone()));
    let missing = now(app.toolbox.call("none", "{}")).unwrap_err();
    assert!(matches!(missing, CallError::UnknownTool { .. }));
    let malformed = now(app.toolbox.call("ping", "{")).unwrap_err();
    assert!(matches!(malformed, CallError::InvalidArguments { .. }));
    let refused = now(app.toolbox.call("ping", r#"{"extra": 1}"#)).unwrap_err();
    assert!(matches!(refused, CallError::InvalidArguments { .. }));
    let seen = seen.lock().unwrap();
    let calls: Vec<_> = seen.iter().map(|(tool, known, json)| (tool.as_str(), *known, json.to_string())).collect();
    assert_eq!(calls, [
        ("none", false, "{}".to_owned()),
        ("ping", true, "null".to_owned()),
        ("ping", true, r#"{"extra":1}"#.to_owned()),
    ]);
}

#[test]
fn a_given_service_is_neither_built_nor_closed() {
    let log = Arc::new(Mutex::new(vec![]));
    let mut given = parts("memory");
    given.order_repo = Some(Arc::new(Recording(log.clone())));
    let app = now(App::build(given)).unwrap();
    now(app.close()).unwrap_err();
    assert_eq!(*log.lock().unwrap(), ["open payments", "close payments"]);
}

#[test]
fn services_are_closed_if_a_later_one_fails() {
    let log = Arc::new(Mutex::new(vec![]));
    let mut failing = parts("fail");
    failing.order_repo = Some(Arc::new(Recording(log.clone())));
    let error = now(App::build(failing)).err().unwrap();
    assert_eq!(error.to_string(), "no audit");
    assert_eq!(*log.lock().unwrap(), ["open payments", "close payments"]);
}
"""


OF_USERS = ("behaviour", "native_types", "shared_types")
TESTED = ["--test", "app", *(word for name in OF_USERS for word in ("--test", name))]
CRATES = """\
base64 = "0.23"
schemars = { version = "1", optional = true }

[features]
default = ["schemars"]
schemars = ["dep:schemars"]
"""
IMPLEMENTED = (
    "Err(ToolError::not_implemented())",
    """let status = create_order::OutputStatus::Accepted;
        Ok(create_order::OutputRequired { order_id: "o-1".to_owned(), status, total: 1 }.into())""",
)
"""What a usual handler returns."""


def service(values: dict[str, str]) -> str:
    """Return the file of a service that records what happens to it."""
    text = SERVICE
    for key, value in values.items():
        text = text.replace(key, value)
    return text


def shared_types() -> dict[str, str]:
    """Return what the tests of shared types include: modules, and the schemas that models see."""
    case, target = suite.CASES["shared-types"], suite.TARGETS["rust"]
    library = render_case(case, target, {"wiring": "false"})
    external = {"wiring": "false", "layout": "single", "validator": "external"}
    outside = render_case(case, target, external)
    tools = library.plan.tools
    whole = [[tool.input.schema, tool.output and tool.output.schema] for tool in tools]
    return {
        **{file.path.replace("src/", "library/", 1): file.text for file in library.tree},
        **{file.path.replace("src/", "outside/", 1): file.text for file in outside.tree},
        "tests/whole.json": json.dumps(whole),
    }


def write(files: Mapping[str, str], folder: Path) -> None:
    """Write files into a folder."""
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8", newline="")


def generate_native_types(folder: Path) -> None:
    """Generate the modules that the tests of types of formats and of a program include."""
    shutil.copytree(HERE / "rust_desk", folder, dirs_exist_ok=True)
    done = subprocess.run(
        [sys.executable, "-m", "adlgen", "generate"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(suite.ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.native
def test_services_live_as_long_as_their_application(tmp_path: Path) -> None:
    if shutil.which("cargo") is None:
        pytest.skip("cargo is not installed")
    emitted = {file.path: file.text for file in suite.rendered("agent-orders", "rust").tree}
    emitted["src/services/order_repo.rs"] = service(REPOSITORY) + (
        "struct Part;\n\nimpl OrderRepositoryCustomers for Part {}\n\n"
        "#[cfg(test)]\nimpl OrderRepositoryCustomers for Fake {}\n"
    )
    emitted["src/services/payments_client.rs"] = service(PAYMENTS)
    audit = emitted["src/services/audit.rs"].replace(
        "    Ok(", '    if _parts.config.database.url == "fail" {\n'
        '        return Err("no audit".into());\n    }\n    Ok(', 1,
    )  # fmt: skip
    emitted["src/services/audit.rs"] = audit
    lines = re.search(r"//! ```ignore\n((?://! .*\n)*?)//! ```", emitted["src/toolspec/mod.rs"])
    assert lines is not None
    emitted["tests/app.rs"] = TESTS + EXAMPLE.replace("LINES", lines[1].replace("//! ", "    "))
    handler = emitted["src/tools/create_order.rs"]
    assert "services::order_repo" in handler
    emitted["src/tools/create_order.rs"] = handler.replace(*IMPLEMENTED)
    emitted["Cargo.toml"] += CRATES
    for name in OF_USERS:
        emitted[f"tests/{name}.rs"] = (HERE / f"rust_{name}.rs").read_text("utf-8")
    emitted |= shared_types()
    generate_native_types(tmp_path)
    write(emitted, tmp_path)
    environment = suite.workspace_in(suite.NATIVE / "rust-app", "rust").environment()
    ran = subprocess.run(
        ["cargo", "test", "--quiet", "--offline", "--lib", *TESTED],
        cwd=tmp_path,
        env={**environment, "CARGO_TARGET_DIR": str(cargo.TARGET)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    passed = re.findall(r"(\d+) passed", ran.stdout)
    scaffolded = sum(text.count("#[test]") for text in emitted.values())
    assert sum(map(int, passed)) == scaffolded, ran.stdout
