"""The emitted client of Go over sessions of the official SDK, in memory and over HTTP."""

from __future__ import annotations

import json
import shutil
import warnings
from pathlib import Path

import pytest

from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests.clients.sdk import OBSERVED, SCENARIOS, check_scenario
from tests.conformance import suite
from tests.servers.projects import GO, TOOLCHAINS, run

pytestmark = pytest.mark.native

HERE = Path(__file__).parent
EXAMPLE = """\
package main

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/numbers/toolspec/client"
)

func example(ctx context.Context) error {{
	{}
	_, _ = tools, example
	return nil
}}
"""


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program over the emitted client."""
    if shutil.which("go") is None:
        warnings.warn("the client of Go is NOT checked: no go", stacklevel=1)
        pytest.skip("go is not installed")
    folder = tmp_path_factory.mktemp("client")
    options = {
        "client": "mcp-sdk",
        "adapters": "mcp",
        "wiring": "false",
        "module": "example.com/numbers",
    }
    source = read_source(str(HERE / "numbers.json"))
    for file in render_source(source, suite.TARGETS["go"], options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    required = (TOOLCHAINS / "mcp-go/go.mod").read_text().partition("\n")[2]
    (folder / "go.mod").write_text(f"module example.com/numbers\n{required}")
    shutil.copy(TOOLCHAINS / "mcp-go/go.sum", folder)
    shutil.copy(HERE / "sdk.go.txt", folder / "main.go")
    text = (folder / "toolspec/client/client.gen.go").read_text()
    lines = [line.removeprefix("//\t") for line in text.splitlines() if line.startswith("//\t")]
    assert len(lines) == 8
    (folder / "example.go").write_text(EXAMPLE.format("\n\t".join(lines)))
    assert run(["gofmt", "-l", "."], folder) == ""
    run(["go", "vet", "./..."], folder, **GO)
    run(["go", "build", "-o", "driver", "."], folder, **GO)
    return folder / "driver"


def test_the_client_calls_tools_of_a_session(driver: Path) -> None:
    assert json.loads(run([str(driver)], driver.parent)) == OBSERVED


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_client_conforms(driver: Path, scenario: str) -> None:
    check_scenario(scenario, str(driver), driver.parent)
