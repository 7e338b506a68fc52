"""Several outputs, in one crate or in several, share the runtime of one of them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

from adlgen import runtime
from adlgen.document import read_source
from adlgen.testing.targets import render_case, render_source, try_source
from tests import cargo
from tests.conformance import suite

SPEC = str(suite.ROOT / "tests/clients/numbers.json")
LOCK = suite.ROOT / "tests/toolchains/rust/Cargo.lock"
PACKAGE = """\
[package]
name = "desk"
version = "0.0.0"
edition = "2021"

[dependencies]
serde = "1"
serde_json = { version = "1", features = ["float_roundtrip", "preserve_order"] }
"""
LIBRARY = """\
#![deny(warnings)]

pub mod library {
    pub mod toolspec;
}
pub mod numbers {
    pub mod toolspec;
}
pub mod toolspec;
pub mod unions {
    pub mod toolspec;
}
#[path = "toolspec/mod.rs"]
mod unused;
"""
MAIN = """\
use desk::library::toolspec::types::Reader;
use desk::library::toolspec::{lend, register};
use desk::numbers::toolspec::add_numbers;
use desk::numbers::toolspec::runtime::{block_on, CallContext, Json, Toolbox};
use desk::toolspec::divide;
use desk::unions::toolspec::runtime::ToolError;

fn main() {
    let mut toolbox = Toolbox::new();
    toolbox.add(add_numbers::bind(
        |_: CallContext, input: add_numbers::Input| async move {
            Ok::<_, ToolError>(Json::from(input.a + input.b))
        },
    ));
    toolbox.add(divide::bind(
        |_: CallContext, input: divide::Input| async move {
            Ok(divide::Output {
                quotient: input.a / input.b,
                rest: input.a % input.b,
                extra: input.extra,
            })
        },
    ));
    toolbox.add(register::bind(
        |_: CallContext, reader: Reader| async move { Ok::<_, ToolError>(reader.name.into()) },
    ));
    for (name, arguments) in [
        ("add_numbers", r#"{"a":1,"b":2}"#),
        ("divide", r#"{"a":7,"b":2}"#),
        ("divide", r#"{"a":7}"#),
        ("register", r#"{"name":"Ada","home":{"city":"Graz"}}"#),
    ] {
        println!("{}", block_on(toolbox.call_for_model(name, arguments)).text);
    }
    let renewed = r#"{"loan":{"items":[],"renewed":{"items":1}},"shelf":{"room":1}}"#;
    println!("{}", lend::INPUT.parse(renewed).unwrap_err());
}
"""


WRONG = """\
use stock_agent::toolspec::{divide, Tools};
use stock_agent::toolspec::runtime::Toolbox;

pub async fn wrong(toolbox: &Toolbox) {
    let extra = Default::default();
    let input = divide::Input { a: "7", b: 2, extra };
    let _ = Tools(toolbox).divide(&input).await;
    let _ = Tools(toolbox).divide(1).await;
    let _ = divide::Input { a: 7, b: 2 };
}
"""
WORKSPACE = """\
[workspace]
resolver = "2"
members = ["adlgen-runtime", "base-agent", "formats-agent", "orders-agent", "office", "stock-agent"]
"""
OFFICE = """\
[package]
name = "office"
version = "0.0.0"
edition = "2021"

[dependencies]
adlgen-runtime = { path = "../adlgen-runtime" }
base-agent = { path = "../base-agent" }
chrono = { version = "0.4", default-features = false }
formats-agent = { path = "../formats-agent" }
orders-agent = { path = "../orders-agent" }
serde = "1"
stock-agent = { path = "../stock-agent" }
uuid = "1"
"""
CALLS = Path(__file__).with_name("calls.rs")
PACKAGE_CALLS = Path(__file__).with_name("package.rs")


@pytest.fixture(autouse=True)
def _needs_cargo(request: pytest.FixtureRequest) -> None:
    if request.node.get_closest_marker("native") and shutil.which("cargo") is None:
        warnings.warn("the shared runtime of Rust is NOT compiled: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")


@pytest.mark.native
def test_crates_share_a_runtime(tmp_path: Path) -> None:
    files = {
        **sharing(),
        **packaged(),
        "Cargo.toml": WORKSPACE,
        "Cargo.lock": LOCK.read_text("utf-8").replace("adlgen-toolchain", "office"),
        "office/Cargo.toml": OFFICE,
        "office/src/lib.rs": "//! Calls tools of two crates.\n",
        "office/tests/calls.rs": CALLS.read_text("utf-8"),
        "office/tests/package.rs": PACKAGE_CALLS.read_text("utf-8"),
    }
    write(files, tmp_path)
    assert runtime("rust", tmp_path / "adlgen-runtime").ok
    run(["cargo", "fmt", "--all", "--check"], tmp_path)
    run(["cargo", "clippy", "--all-targets", "--quiet", "--", "-D", "warnings"], tmp_path)
    run(["cargo", "test", "--quiet", "--workspace"], tmp_path)
    assert mistakes(tmp_path) == [('"7"', "E0308"), ("1", "E0308"), ("divide::Input", "E0063")]
    path = "stock-agent/src/toolspec/mod.rs"
    text, replaced = re.subn(r"assert_version\((\d+), \d+", r"assert_version(\1, 99", files[path])
    assert replaced == 1
    (tmp_path / path).write_text(text, "utf-8")
    failed = cargo_run(["cargo", "check", "--quiet", "-p", "stock-agent"], tmp_path)
    assert failed.returncode != 0
    assert "run `adlgen runtime --lang rust`" in failed.stderr


PLUGINS = ("agent-programs", "agent-commands", "agent-operations", "agent-generation")
"""Cases of plug-ins, which add modules of their own to the runtime."""


@pytest.mark.native
def test_plugins_share_the_runtime(tmp_path: Path) -> None:
    target, options = suite.TARGETS["rust"], {"runtime": "adlgen_runtime"}
    found = [name for name in PLUGINS if name in suite.CASES]
    members = json.dumps(["adlgen-runtime", *found])
    files = {"Cargo.toml": f'[workspace]\nresolver = "2"\nmembers = {members}\n'}
    files["Cargo.lock"] = LOCK.read_text("utf-8")
    for name in found:
        tree = render_case(suite.CASES[name], target, options).tree
        files |= {f"{name}/{file.path}": file.text for file in tree}
    write(files, tmp_path)
    assert runtime("rust", tmp_path / "adlgen-runtime").ok
    run(["cargo", "check", "--quiet", "--workspace"], tmp_path)


def sharing() -> dict[str, str]:
    """Return a crate and another one with its runtime."""
    target = suite.TARGETS["rust"]
    base = render_source(read_source(SPEC), target, {"module": "base-agent"})
    shared = {"module": "orders-agent", "runtime": "base_agent::toolspec::runtime"}
    orders = render_case(suite.CASES["agent-orders"], target, shared)
    copied = [file.path for file in orders.tree if "/runtime/" in file.path]
    folder = "src/toolspec/runtime"
    assert copied == [f"{folder}/{name}.rs" for name in ("codec_enums", "macros", "mod")]
    return {
        **{f"base-agent/{file.path}": file.text for file in base.tree},
        **{f"orders-agent/{file.path}": file.text for file in orders.tree},
    }


def packaged() -> dict[str, str]:
    """Return two crates over the package of the runtime, one with types of formats."""
    target, shared = suite.TARGETS["rust"], {"runtime": "adlgen_runtime"}
    stock = render_source(read_source(SPEC), target, {"module": "stock-agent", **shared})
    options = {"module": "formats-agent", "wiring": "true", **shared}
    formats = render_case(suite.CASES["formats-native"], target, options)
    found = {
        **{f"formats-agent/{file.path}": file.text for file in formats.tree},
        **{f"stock-agent/{file.path}": file.text for file in stock.tree},
    }
    assert not [path for path in found if "/runtime/" in path]
    return found


def mistakes(folder: Path) -> list[tuple[str, str]]:
    """Return the errors of rustc in calls with wrong arguments: the text that it marks, and the code."""
    (folder / "office/src/lib.rs").write_text(WRONG, "utf-8")
    command = ["cargo", "check", "--quiet", "-p", "office", "--lib", "--message-format=json"]
    lines = cargo_run(command, folder).stdout.splitlines()
    messages = [one["message"] for one in map(json.loads, lines) if "message" in one]
    errors = [one for one in messages if one["level"] == "error" and one["code"]]
    return [
        (text["text"][text["highlight_start"] - 1 : text["highlight_end"] - 1], one["code"]["code"])
        for one in errors
        for span in one["spans"]
        if span["is_primary"]
        for text in span["text"]
    ]


@pytest.mark.native
def test_outputs_share_a_runtime(tmp_path: Path) -> None:
    source, target = read_source(SPEC), suite.TARGETS["rust"]
    base = render_source(source, target, {"wiring": "false"})
    other = {"wiring": "false", "runtime": "crate::numbers::toolspec::runtime"}
    desk = render_source(source, target, other)
    assert not [file.path for file in desk.tree if "/runtime/" in file.path]
    unions = render_case(suite.CASES["unions-tagged"], target, other)
    library = render_case(suite.CASES["shared-types"], target, other)
    files = {
        **{file.path.replace("src/", "src/numbers/"): file.text for file in base.tree},
        "Cargo.toml": PACKAGE,
        "Cargo.lock": LOCK.read_text("utf-8").replace("adlgen-toolchain", "desk"),
        "src/lib.rs": LIBRARY,
        "src/main.rs": MAIN,
        **{file.path: file.text for file in desk.tree},
        **{file.path.replace("src/", "src/unions/"): file.text for file in unions.tree},
        **{file.path.replace("src/", "src/library/"): file.text for file in library.tree},
    }
    write(files, tmp_path)
    run(["rustfmt", "--check", "--edition", "2021", "src/main.rs", "src/lib.rs"], tmp_path)
    run(["cargo", "build", "--quiet"], tmp_path)
    assert run([str(cargo.PROGRAMS / "desk")], tmp_path) == [
        "3",
        '{"quotient":3,"rest":1}',
        "Invalid arguments for divide (1 problem):",
        "- /b: required property is missing",
        "Ada",
        "- /loan/renewed/items: must be array (got 1)",
    ]


def write(files: dict[str, str], folder: Path) -> None:
    """Write files into a folder."""
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")


def cargo_run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a program with the shared target folder."""
    environment = {**os.environ, "CARGO_TARGET_DIR": str(cargo.TARGET)}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def run(command: list[str], folder: Path) -> list[str]:
    """Run a program that succeeds, and return the lines that it prints."""
    done = cargo_run(command, folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    "path", ["../runtime", "super::runtime", "crate::numbers", "crate::a;b::runtime"]
)
def test_other_paths_are_refused(path: str) -> None:
    attempt = try_source(read_source(SPEC), suite.TARGETS["rust"], {"runtime": path})
    message = f"invalid value {path!r} for option 'runtime'"
    assert message in "".join(one.message for one in attempt.diagnostics)
