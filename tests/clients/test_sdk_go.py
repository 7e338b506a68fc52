"""The emitted client of Go over sessions of the official SDK, in memory and over HTTP."""

from __future__ import annotations

import json
import shutil
import warnings
from pathlib import Path

import pytest

from adlgen.testing.targets import render_source
from tests.clients.sdk import (
    NEXT,
    OBSERVED,
    SCENARIOS,
    check_scenario,
    source_of,
    with_other_digest,
)
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
        "client": "mcp",
        "lock": "true",
        "adapters": "mcp",
        "wiring": "false",
        "module": "example.com/numbers",
    }
    source = source_of()
    for file in render_source(source, suite.TARGETS["go"], options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        is_lock = file.path == "toolspec/client/lock.gen.go"
        path.write_text(with_other_digest(file.text) if is_lock else file.text, "utf-8")
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
    assert json.loads(run([str(driver)], driver.parent)) == {
        **OBSERVED,
        # A toolbox of Tools has them all; those without a function are not implemented.
        "drift": "the server lists other tools: changed: add_numbers",
        "progress": "1 of 2 dividing",
        "ended": True,
        "request": ["driver 1.0.0", "00-1-2-01"],
        "principal": {"ID": "ada", "Scopes": ["math"], "Claims": None},
    }


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_client_conforms(driver: Path, scenario: str) -> None:
    check_scenario(scenario, str(driver), driver.parent)


@pytest.mark.parametrize(("scenario", "revision"), NEXT.items())
def test_the_client_conforms_to_each_revision(driver: Path, scenario: str, revision: str) -> None:
    check_scenario(scenario, str(driver), driver.parent, revision)
