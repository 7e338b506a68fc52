"""The emitted client of Python over sessions of the official SDK, in memory and over HTTP."""

from __future__ import annotations

import json
import shutil
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
from tests.servers.projects import PYTHON, run

pytestmark = pytest.mark.native

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program over the emitted client."""
    folder = tmp_path_factory.mktemp("client")
    options = {
        "client": "mcp",
        "lock": "true",
        "adapters": "mcp",
        "wiring": "false",
        "module": "arithmetic",
    }
    source = source_of()
    for file in render_source(source, suite.TARGETS["python-pydantic"], options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        is_lock = file.path == "src/arithmetic/toolspec/lock.py"
        path.write_text(with_other_digest(file.text) if is_lock else file.text, "utf-8")
    shutil.copy(HERE / "sdk.py.txt", folder / "src/driver.py")
    return folder / "src/driver.py"


def test_the_client_calls_tools_of_a_session(driver: Path) -> None:
    assert json.loads(run([str(PYTHON), str(driver)], driver.parent)) == {
        **OBSERVED,
        "by_session": "2",
        "progress": [[1.0, 2.0, "half"]],
        "late": "MCPError",
        "ended": ["cancelled", "cancelled"],
    }


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_client_conforms(driver: Path, scenario: str) -> None:
    check_scenario(scenario, f"{PYTHON} {driver}", driver.parent)


@pytest.mark.parametrize(("scenario", "revision"), NEXT.items())
def test_the_client_conforms_to_each_revision(driver: Path, scenario: str, revision: str) -> None:
    check_scenario(scenario, f"{PYTHON} {driver}", driver.parent, revision)
