"""Agents that adl-cli generated take emitted tools without a change of their ``main``."""

from __future__ import annotations

import json
import re
import shutil
import warnings
from pathlib import Path

import pytest

from adlgen.cli import main
from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests import shared
from tests.conformance import suite
from tests.frameworks.servers import run
from tests.frameworks.test_go import ENVIRONMENT, FLAGS, MODULE

SHOP = Path(__file__).parents[3] / "tests/frameworks/shop"
REAL = shared.CORPUS / "adl/inference-gateway__google-calendar-agent__agent.yaml"
OWN = {
    "main.go": "main.go.txt",
    "config/config.go": "config.go.txt",
    "internal/orders/orders.go": "services.go.txt",
    "tools/handlers.go": "handlers.go.txt",
}
"""The files of the agent of the test, which adl-cli and its user wrote."""
SERVICE = """\
// Package google is a service of the agent.
package google

type CalendarService interface{}
"""
MAIN = """\
package main

import (
	"context"
	"fmt"

	"github.com/inference-gateway/adk/server"
	"go.uber.org/zap"

	"example.com/orders-agent/real/tools"
)

func main() {{
	box := server.NewDefaultToolBox(nil)
	{}
	for _, arguments := range []map[string]any{{{{}}, {{"eventId": "e-1"}}}} {{
		_, err := box.ExecuteTool(context.Background(), "delete_calendar_event", arguments)
		fmt.Println(err)
	}}
}}
"""

pytestmark = pytest.mark.native


@pytest.fixture
def module(tmp_path: Path) -> Path:
    """An empty module that requires the ADK."""
    if shutil.which("go") is None:
        warnings.warn("the tools of agents of adl-cli are NOT checked: no go", stacklevel=1)
        pytest.skip("go is not installed")
    required = (MODULE / "go.mod").read_text().partition("\n")[2]
    (tmp_path / "go.mod").write_text(f"module example.com/orders-agent\n{required}")
    shutil.copy(MODULE / "go.sum", tmp_path)
    return tmp_path


def emit(spec: Path, module: Path, name: str) -> Path:
    """Write the emitted files of an agent into a folder of the module."""
    options = {"shims": "adl-cli", "module": f"example.com/orders-agent/{name}"}
    rendered = render_source(read_source(str(spec)), suite.TARGETS["go"], options)
    for file in rendered.tree:
        path = module / name / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    assert run(["gofmt", "-l", name], module) == ""
    return module / name


def test_the_main_of_an_agent_of_adl_cli_compiles_and_runs(
    module: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``adlgen init --from`` copies the agent; then its user implements the tools."""
    old, new = module, module.with_name("new")
    (old / "go.mod").write_text((old / "go.mod").read_text().replace("orders-agent", "shop-agent"))
    for path, source in OWN.items():
        (old / path).parent.mkdir(parents=True, exist_ok=True)
        text = (SHOP / source).read_text()
        (old / path).write_text(
            text.replace("example.com/orders-agent/shop", "example.com/shop-agent")
        )
    handlers = (old / "tools/handlers.go").read_text()
    (old / "tools/handlers.go").unlink()
    shutil.copy(SHOP / "agent.yaml", old)
    (old / "tools/place_order.go").write_text("package tools // of adl-cli\n")
    (old / ".adl-ignore").write_text("tools/*\n")
    assert main(["init", str(new), "--from", str(old), "--lang", "go"]) == 0
    assert [line for line in capsys.readouterr().err.splitlines() if "place_order" in line] == [
        "moved 'tools/place_order.go' to 'tools/place_order.go.adl-cli'",
        "implement 'tools/place_order.go' with the code of 'tools/place_order.go.adl-cli'",
    ]
    run(["go", "build", *FLAGS, "./..."], new, **ENVIRONMENT)
    for tool in ("place_order", "find_by_sku", "ping_shop"):
        (new / f"tools/{tool}.go").unlink()
    (new / "tools/handlers.go").write_text(handlers)
    run(["go", "build", *FLAGS, "-o", "agent", "."], new, **ENVIRONMENT)
    placed, refused, failed, ping = json.loads(run(["./agent"], new))
    assert json.loads(placed) == {"id": "ABC-1", "currency": "EUR"}
    assert "Invalid arguments for place_order" in refused
    assert "- /sku: must match pattern ^[A-Z]{3}$" in refused
    assert failed == "The tool HTTPFinder failed with an internal error."
    assert ping == "open"


@pytest.mark.corpus
def test_a_real_agent_takes_emitted_tools(module: Path) -> None:
    folder = emit(REAL, module, "real")
    (folder / "internal/google").mkdir(parents=True)
    (folder / "internal/google/google.go").write_text(SERVICE)
    texts = [path.read_text() for path in sorted((folder / "tools").glob("*.gen.go"))]
    constructors = re.findall(
        r"^func (New\w+Tool)\((.*)\) server.Tool", "".join(texts), re.MULTILINE
    )
    assert len(constructors) == 8
    values = {"": "", "logger": "zap.NewNop()", "google": "nil"}
    calls = [
        f"box.AddTool(tools.{name}({', '.join(values[one.split()[0]] for one in given.split(', '))}))"
        for name, given in constructors
    ]
    (folder / "main.go").write_text(MAIN.format("\n\t".join(calls)))
    run(["go", "build", *FLAGS, "-o", "agent", "./real"], module, **ENVIRONMENT)
    refused, ran = run(["./agent"], module).strip().rsplit("\n", 1)
    assert refused.startswith("Invalid arguments for delete_calendar_event")
    assert ran == "This tool is not implemented yet."
