"""A tool without properties of its own is called without arguments, as a method of a toolbox and of a client."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.conformance import suite

TOOLS = [
    {"name": "ping", "inputSchema": {"type": "object"}},
    {
        "name": "count",
        "inputSchema": {"type": "object", "additionalProperties": {"type": "integer"}},
    },
    {
        "name": "some",
        "inputSchema": {"type": "object", "additionalProperties": True, "minProperties": 1},
    },
]
PROGRAM = """\
import asyncio

from shop.toolspec import CountInput, JsonValue, ShopTools, Toolbox, count, ping, some
from shop.toolspec.client import Client


def sizes(context: object, input: CountInput) -> JsonValue:
    return len(input)


def anything(context: object, input: dict[str, JsonValue]) -> JsonValue:
    return len(input)


async def main() -> None:
    box = Toolbox([count.TOOL.bind(sizes), ping.TOOL.bind(anything), some.TOOL.bind(anything)])
    tools = ShopTools(box)
    print(await tools.ping(), await tools.count(), await tools.count({"a": 1}), await tools.some({"a": 1}))


async def remote(client: Client) -> None:
    await client.ping()
    await client.count({"a": 1})


async def wrong(client: Client, tools: ShopTools) -> None:
    await client.some()
    await tools.some()
    await tools.count({"a": "b"})


if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.fixture(params=["pydantic", "dataclass"])
def package(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return the folder of a package with its client, and of a program that uses both."""
    options = {"models": request.param, "module": "shop", "wiring": "false", "client": "mcp"}
    source = Source("tools.json", json.dumps({"tools": TOOLS}))
    for file in render_source(source, suite.TARGETS["python-pydantic"], options).tree:
        path = tmp_path / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    (tmp_path / "src/use.py").write_text(PROGRAM, "utf-8")
    return tmp_path / "src"


def test_calls_without_arguments_send_an_empty_object(package: Path) -> None:
    command = [sys.executable, "use.py"]
    done = subprocess.run(command, cwd=package, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["0", "0", "1", "1"], done.stderr


@pytest.mark.native
def test_a_tool_that_needs_a_property_has_no_default(package: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir=/dev/null", "use.py"]
    done = subprocess.run(command, cwd=package, capture_output=True, text=True, check=False)
    lines = PROGRAM.splitlines()
    found = [line.split(":")[1] for line in done.stdout.splitlines() if ": error:" in line]
    assert [lines[int(number) - 1].strip() for number in found] == [
        "await client.some()",
        "await tools.some()",
        'await tools.count({"a": "b"})',
    ], done.stdout
