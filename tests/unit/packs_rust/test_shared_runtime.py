"""Several outputs, in one crate or in several, share the runtime of one of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

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
    for (name, arguments) in [
        ("add_numbers", r#"{"a":1,"b":2}"#),
        ("divide", r#"{"a":7,"b":2}"#),
        ("divide", r#"{"a":7}"#),
    ] {
        println!("{}", block_on(toolbox.call_for_model(name, arguments)).text);
    }
}
"""


WORKSPACE = """\
[workspace]
resolver = "2"
members = ["base-agent", "orders-agent", "office"]
"""
OFFICE = """\
[package]
name = "office"
version = "0.0.0"
edition = "2021"

[dependencies]
base-agent = { path = "../base-agent" }
orders-agent = { path = "../orders-agent" }
"""
CALLS = """\
use base_agent::toolspec::divide;
use base_agent::toolspec::runtime::{block_on, Toolbox};
use orders_agent::toolspec::runtime::{CallContext, ToolError};
use orders_agent::toolspec::search_catalog::{self, Filter};

#[test]
fn tools_of_both_crates_are_in_one_toolbox() {
    let mut toolbox = Toolbox::new();
    toolbox.add(divide::bind(
        |_: CallContext, input: divide::Input| async move {
            Ok(divide::Output {
                quotient: input.a / input.b,
                rest: input.a % input.b,
                extra: input.extra,
            })
        },
    ));
    toolbox.add(search_catalog::bind(
        |_: CallContext, input: search_catalog::Input| async move {
            match input.filter {
                Filter::Field(filter) => Ok(filter.field.into()),
                _ => Err(ToolError::not_implemented()),
            }
        },
    ));
    let call = |name, arguments: &str| block_on(toolbox.call_for_model(name, arguments)).text;
    assert_eq!(
        call("divide", r#"{"a":7,"b":2}"#),
        r#"{"quotient":3,"rest":1}"#
    );
    let filter = r#"{"filter":{"field":"colour","value":1}}"#;
    assert_eq!(call("search_catalog", filter), "colour");
    assert!(call("search_catalog", "{}").ends_with("- /filter: required property is missing"));
}
"""


@pytest.fixture(autouse=True)
def _needs_cargo(request: pytest.FixtureRequest) -> None:
    if request.node.get_closest_marker("native") and shutil.which("cargo") is None:
        warnings.warn("the shared runtime of Rust is NOT compiled: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")


@pytest.mark.native
def test_crates_share_a_runtime(tmp_path: Path) -> None:
    target = suite.TARGETS["rust"]
    base = render_source(read_source(SPEC), target, {"module": "base-agent"})
    shared = {"module": "orders-agent", "runtime": "base_agent::toolspec::runtime"}
    orders = render_case(suite.CASES["agent-orders"], target, shared)
    copied = [file.path for file in orders.tree if "/runtime/" in file.path]
    folder = "src/toolspec/runtime"
    assert copied == [f"{folder}/{name}.rs" for name in ("codec_enums", "macros", "mod")]
    files = {
        **{f"base-agent/{file.path}": file.text for file in base.tree},
        **{f"orders-agent/{file.path}": file.text for file in orders.tree},
        "Cargo.toml": WORKSPACE,
        "Cargo.lock": LOCK.read_text("utf-8").replace("adlgen-toolchain", "office"),
        "office/Cargo.toml": OFFICE,
        "office/src/lib.rs": "//! Calls tools of two crates.\n",
        "office/tests/calls.rs": CALLS,
    }
    write(files, tmp_path)
    run(["cargo", "fmt", "--all", "--check"], tmp_path)
    run(["cargo", "clippy", "--all-targets", "--quiet", "--", "-D", "warnings"], tmp_path)
    run(["cargo", "test", "--quiet"], tmp_path)


@pytest.mark.native
def test_outputs_share_a_runtime(tmp_path: Path) -> None:
    source, target = read_source(SPEC), suite.TARGETS["rust"]
    base = render_source(source, target, {"wiring": "false"})
    other = {"wiring": "false", "runtime": "crate::numbers::toolspec::runtime"}
    desk = render_source(source, target, other)
    assert not [file.path for file in desk.tree if "/runtime/" in file.path]
    unions = render_case(suite.CASES["unions-tagged"], target, other)
    files = {
        **{file.path.replace("src/", "src/numbers/"): file.text for file in base.tree},
        "Cargo.toml": PACKAGE,
        "Cargo.lock": LOCK.read_text("utf-8").replace("adlgen-toolchain", "desk"),
        "src/lib.rs": LIBRARY,
        "src/main.rs": MAIN,
        **{file.path: file.text for file in desk.tree},
        **{file.path.replace("src/", "src/unions/"): file.text for file in unions.tree},
    }
    write(files, tmp_path)
    run(["rustfmt", "--check", "--edition", "2021", "src/main.rs", "src/lib.rs"], tmp_path)
    run(["cargo", "build", "--quiet"], tmp_path)
    assert run([str(cargo.PROGRAMS / "desk")], tmp_path) == [
        "3",
        '{"quotient":3,"rest":1}',
        "Invalid arguments for divide (1 problem):",
        "- /b: required property is missing",
    ]


def write(files: dict[str, str], folder: Path) -> None:
    """Write files into a folder."""
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")


def run(command: list[str], folder: Path) -> list[str]:
    """Run a program that succeeds, and return the lines that it prints."""
    environment = {**os.environ, "CARGO_TARGET_DIR": str(cargo.TARGET)}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    "path", ["../runtime", "super::runtime", "crate::numbers", "crate::a;b::runtime"]
)
def test_other_paths_are_refused(path: str) -> None:
    attempt = try_source(read_source(SPEC), suite.TARGETS["rust"], {"runtime": path})
    message = f"invalid value {path!r} for option 'runtime'"
    assert message in "".join(one.message for one in attempt.diagnostics)
