"""The emitted client of Python over sessions of the official SDK, in memory and over HTTP."""

from __future__ import annotations

import json
import re
import shutil
import textwrap
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


EXAMPLE = """\
import asyncio

import mcp
from arithmetic.toolspec import Toolbox
from arithmetic.toolspec.adapters.mcp import server
from arithmetic.toolspec.add_numbers import TOOL
from arithmetic.toolspec.client import Client, text_of

box = Toolbox([TOOL.bind(lambda _, given: given.a + given.b)])


async def report(*_: object) -> None: ...


async def main() -> None:
{}
    print(text_of(outcome))


asyncio.run(main())
"""


def test_the_example_of_the_page_calls_a_tool(driver: Path) -> None:
    page = (suite.ROOT / "docs/library.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(async with mcp\.Client\(.*?)```", page, re.DOTALL)
    for shown, used in (
        ('"https://example.com/mcp"', 'server(box, "numbers", "1.0.0")'),
        (".refund(order_id=order)", ".add_numbers(a=2, b=3.5)"),
    ):
        assert example.count(shown) == 1
        example = example.replace(shown, used)
    program = driver.with_name("example.py")
    program.write_text(EXAMPLE.format(textwrap.indent(example.rstrip(), "    ")), "utf-8")
    assert run([str(PYTHON), str(program)], driver.parent) == "5.5\n"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_client_conforms(driver: Path, scenario: str) -> None:
    check_scenario(scenario, f"{PYTHON} {driver}", driver.parent)


@pytest.mark.parametrize(("scenario", "revision"), NEXT.items())
def test_the_client_conforms_to_each_revision(driver: Path, scenario: str, revision: str) -> None:
    check_scenario(scenario, f"{PYTHON} {driver}", driver.parent, revision)
