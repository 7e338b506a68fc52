"""Agents that adl-cli generated take emitted tools without a change of their ``main``."""

from __future__ import annotations

import json
import re
import shutil
import warnings
from collections.abc import Mapping
from pathlib import Path

import pytest

from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests import cargo, shared
from tests.conformance import suite
from tests.frameworks.servers import run
from tests.frameworks.test_rust import TOOLCHAIN, environment

SHOP = Path(__file__).parents[3] / "tests/frameworks/shop"
REAL = shared.CORPUS / "adl/inference-gateway__adl-cli__examples__rust-agent.yaml"
OWN = {
    "src/main.rs": "main.rs",
    "src/tools/read.rs": "read.rs",
    "src/tools/place_order/handler.rs": "place_order.rs",
    "src/tools/find_by_sku/handler.rs": "find_by_sku.rs",
    "src/tools/ping_shop/handler.rs": "ping_shop.rs",
}
"""The files of the agent of the test, which adl-cli and its user wrote."""
MAIN = """\
use inference_gateway_adk::{AgentBuilder, AgentConfig};
use serde_json::{json, Value};

mod tools;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let config = AgentConfig {
        provider: "openai".to_string(),
        model: "gpt-4".to_string(),
        ..Default::default()
    };
    let agent = AgentBuilder::new()
        .with_config(&config)
        .with_toolbox(tools::all())
        .with_async_function_tool("Read".to_string(), |args: Value| {
            tools::read::handle(args, tools::read::Config { enabled: true })
        })
        .with_function_tool("echo".to_string(), |args: Value| tools::echo::handle(args))
        .build()
        .await?;
    let echo = agent.tool_handler("echo").expect("a handler");
    for arguments in [json!({}), json!({"message": "hello"})] {
        println!("{}", echo.handle(arguments).await.unwrap_err());
    }
    Ok(())
}
"""
# The closures around the functions of tools are those of adl-cli.
LINTS = "-D warnings -A clippy::redundant_closure"

pytestmark = pytest.mark.native


@pytest.fixture(autouse=True)
def _with_cargo() -> None:
    if shutil.which("cargo") is None:
        warnings.warn("the tools of agents of adl-cli are NOT checked: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")


def build(spec: Path, folder: Path, own: Mapping[str, str]) -> str:
    """Build an agent from its emitted files and those of its user, run it, and return what it prints."""
    rendered = render_source(read_source(str(spec)), suite.TARGETS["rust"], {"shims": "adl-cli"})
    files = {file.path: file.text for file in rendered.tree}
    emitted = [path for path in files if path.startswith("src/tools/")]
    manifest = (TOOLCHAIN / "Cargo.toml").read_text().partition("[dependencies]")[2]
    files["Cargo.toml"] = (
        f'[package]\nname = "shop-agent"\nedition = "2024"\n\n[dependencies]{manifest}'
    )
    lock = (TOOLCHAIN / "Cargo.lock").read_text()
    files["Cargo.lock"] = lock.replace("adlgen-frameworks", "shop-agent")
    for path, text in {**files, **own}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    run(["rustfmt", "--check", "--edition", "2021", *emitted], folder)
    run(["cargo", "build", "--quiet", "--locked"], folder, **environment(LINTS))
    return run([str(cargo.PROGRAMS / "shop-agent")], folder)


def test_the_main_of_an_agent_of_adl_cli_compiles_and_runs(tmp_path: Path) -> None:
    own = {path: (SHOP / source).read_text() for path, source in OWN.items()}
    found = json.loads(build(SHOP / "agent.yaml", tmp_path, own))
    listed = {tool["function"]["name"]: tool["function"] for tool in found["tools"]}
    assert list(listed) == ["Read", "place_order", "find_by_sku", "ping_shop"]
    assert listed["place_order"]["parameters"]["properties"]["sku"]["pattern"] == "^[A-Z]{3}$"
    read, placed, refused, failed, ping = found["results"]
    assert read == "true"
    assert json.loads(placed) == {"id": "ABC-1"}
    assert refused.startswith("Invalid arguments for place_order")
    assert "- /sku: must match pattern ^[A-Z]{3}$" in refused
    assert failed == "The tool HTTPFinder failed with an internal error."
    assert ping == "open"


@pytest.mark.corpus
def test_a_real_agent_takes_emitted_tools(tmp_path: Path) -> None:
    own = {"src/main.rs": MAIN, "src/tools/read.rs": (SHOP / "read.rs").read_text()}
    printed = build(REAL, tmp_path, own)
    refused, ran = printed.strip().rsplit("\n", 1)
    assert refused.startswith("Invalid arguments for echo")
    assert re.fullmatch("(The|This) tool .*not implemented.*", ran), ran
