"""Several outputs in a crate share the runtime of one of them."""

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
serde_json = { version = "1", features = ["preserve_order"] }
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
            Ok(divide::Output::new(input.a / input.b, input.a % input.b))
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


@pytest.mark.native
def test_outputs_share_a_runtime(tmp_path: Path) -> None:
    if shutil.which("cargo") is None:
        warnings.warn("the shared runtime of Rust is NOT compiled: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")
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
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    run(["rustfmt", "--check", "--edition", "2021", "src/main.rs", "src/lib.rs"], tmp_path)
    run(["cargo", "build", "--quiet"], tmp_path)
    assert run([str(cargo.PROGRAMS / "desk")], tmp_path) == [
        "3",
        '{"quotient":3,"rest":1}',
        "Invalid arguments for divide (1 problem):",
        "- /b: required property is missing",
    ]


def run(command: list[str], folder: Path) -> list[str]:
    """Run a program that succeeds, and return the lines that it prints."""
    environment = {**os.environ, "CARGO_TARGET_DIR": str(cargo.TARGET)}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    "path", ["../runtime", "numbers::runtime", "crate::numbers", "crate::a;b::runtime"]
)
def test_other_paths_are_refused(path: str) -> None:
    attempt = try_source(read_source(SPEC), suite.TARGETS["rust"], {"runtime": path})
    message = f"invalid value {path!r} for option 'runtime'"
    assert message in "".join(one.message for one in attempt.diagnostics)
