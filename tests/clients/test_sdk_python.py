"""The emitted client of Python over sessions of the official SDK, in memory and over HTTP."""

from __future__ import annotations

import json
import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests.conformance import suite
from tests.servers.projects import PYTHON, TOOLCHAINS, run

pytestmark = pytest.mark.native

HERE = Path(__file__).parent
SUITE = TOOLCHAINS / "mcp-conformance/node_modules"


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program over the emitted client."""
    folder = tmp_path_factory.mktemp("client")
    options = {"client": "mcp-sdk", "adapters": "mcp", "wiring": "false", "module": "arithmetic"}
    source = read_source(str(HERE / "numbers.json"))
    for file in render_source(source, suite.TARGETS["python-pydantic"], options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    shutil.copy(HERE / "sdk.py.txt", folder / "src/driver.py")
    return folder / "src/driver.py"


def test_the_client_calls_tools_of_a_session(driver: Path) -> None:
    assert json.loads(run([str(PYTHON), str(driver)], driver.parent)) == {
        "sum": "5.5",
        "quotient": 3,
        "rest": 1,
        "refused": True,
        "failed": "divide failed: b must not be 0",
        "is_error": True,
        "hidden": "divide failed: The tool divide failed with an internal error.",
        "calls": 4,
        "by_session": "2",
    }


@pytest.mark.parametrize("scenario", ["initialize", "tools_call"])
def test_the_client_conforms(driver: Path, scenario: str) -> None:
    programs = sorted(SUITE.glob("node-*/bin/node"))
    node = str(programs[0]) if programs else shutil.which("node")
    if node is None:
        warnings.warn("the conformance suite of MCP is NOT run: no node", stacklevel=1)
        pytest.skip("node is not installed")
    program = str(SUITE / "@modelcontextprotocol/conformance/dist/index.js")
    client = ["--command", f"{PYTHON} {driver}", "--scenario", scenario]
    command = [node, program, "client", *client]
    done = subprocess.run(command, cwd=driver.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Passed: 1/1, 0 failed, 0 warnings" in done.stderr
