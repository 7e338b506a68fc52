"""The emitted client of Rust over sessions of the official SDK, in memory and over HTTP."""

from __future__ import annotations

import json
import re
import shutil
import warnings
from pathlib import Path

import pytest

from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests import cargo
from tests.clients.sdk import OBSERVED, SCENARIOS, check_scenario
from tests.conformance import suite
from tests.frameworks.test_rust import TOOLCHAIN, environment, example_of
from tests.servers.projects import run

pytestmark = pytest.mark.native

HERE = Path(__file__).parent
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
    assert json.loads(run([str(driver)], driver.parent)) == OBSERVED


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_client_conforms(driver: Path, scenario: str, tmp_path: Path) -> None:
    check_scenario(scenario, str(driver), tmp_path)
