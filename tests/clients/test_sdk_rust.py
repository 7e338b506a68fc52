"""The emitted client of Rust over sessions of the official SDK, in memory and over HTTP."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests import cargo
from tests.conformance import suite
from tests.frameworks.test_rust import TOOLCHAIN, environment, example_of
from tests.servers.projects import TOOLCHAINS, run

pytestmark = pytest.mark.native

HERE = Path(__file__).parent
SUITE = TOOLCHAINS / "mcp-conformance/node_modules"
PACKAGE = """\
[package]
name = "numbers"
edition = "2021"

[dependencies]{}"""
EXAMPLE = """
async fn example() -> Result<Client, BoxError> {{
    {}
    Ok(tools)
}}
"""


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program over the emitted client."""
    if shutil.which("cargo") is None:
        warnings.warn("the client of Rust is NOT checked: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")
    folder = tmp_path_factory.mktemp("client")
    options = {"client": "mcp-sdk", "adapters": "mcp", "wiring": "false"}
    source = read_source(str(HERE / "numbers.json"))
    rendered = render_source(source, suite.TARGETS["rust"], options)
    files = {file.path: file.text for file in rendered.tree}
    client = [path for path in files if "/client/" in path]
    lines = example_of(files["src/toolspec/client/mod.rs"])
    files["src/main.rs"] = (HERE / "sdk.rs").read_text()
    example = EXAMPLE.format("\n    ".join(lines))
    files["src/main.rs"] = re.sub(
        r"\n#\[tokio::main\]", f"{example}\n#[tokio::main]", files["src/main.rs"]
    ).replace("    let mut toolbox", "    let _ = example;\n    let mut toolbox")
    files["src/lib.rs"] = "pub mod toolspec;\n"
    manifest = (TOOLCHAIN / "Cargo.toml").read_text().partition("[dependencies]")[2]
    files["Cargo.toml"] = PACKAGE.format(manifest)
    lock = (TOOLCHAIN / "Cargo.lock").read_text()
    files["Cargo.lock"] = lock.replace("adlgen-frameworks", "numbers")
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    run(["rustfmt", "--check", "--edition", "2021", *client], folder)
    run(["cargo", "build", "--quiet", "--locked"], folder, **environment())
    return cargo.PROGRAMS / "numbers"


def test_the_client_calls_tools_of_a_session(driver: Path) -> None:
    assert json.loads(run([str(driver)], driver.parent)) == {
        "sum": "5.5",
        "quotient": 3,
        "rest": 1,
        "refused": True,
        "failed": "divide failed: b must not be 0",
        "is_error": True,
        "hidden": "divide failed: The tool divide failed with an internal error.",
        "calls": 4,
    }


@pytest.mark.parametrize("scenario", ["initialize", "tools_call"])
def test_the_client_conforms(driver: Path, scenario: str, tmp_path: Path) -> None:
    programs = sorted(SUITE.glob("node-*/bin/node"))
    node = str(programs[0]) if programs else shutil.which("node")
    if node is None:
        warnings.warn("the conformance suite of MCP is NOT run: no node", stacklevel=1)
        pytest.skip("node is not installed")
    program = str(SUITE / "@modelcontextprotocol/conformance/dist/index.js")
    command = [node, program, "client", "--command", str(driver), "--scenario", scenario]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Passed: 1/1, 0 failed, 0 warnings" in done.stderr
