"""The optional format tests of the official suite, as an agent: one tool for each format."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

from adlgen.document.node import JsonValue, Source
from adlgen.schema.formats import GRAMMARS, has_format
from adlgen.testing.cases import Call
from tests import suite

NAME = "official-formats"


def tests() -> Iterator[tuple[str, str, JsonValue, bool]]:
    """Yield every test of every draft once: its file, its format, the value, and the verdict."""
    seen = set()
    for folder in suite.FOLDERS:
        for path in sorted(
            (suite.find() / "tests" / folder / "optional" / "format").glob("*.json")
        ):
            for group in json.loads(path.read_text("utf-8")):
                name = group["schema"]["format"]
                for test in group["tests"]:
                    key = (name, json.dumps(test["data"]), test["valid"])
                    if key not in seen:
                        seen.add(key)
                        yield path.stem, name, test["data"], test["valid"]


def _tool(name: str) -> str:
    return name.replace("-", "_")


@cache
def agent() -> Source:
    """Return the specification."""
    tools = [
        {
            "id": _tool(name),
            "name": _tool(name),
            "description": "A format.",
            "tags": ["test"],
            "schema": {"type": "object", "properties": {"value": {"format": name}}},
        }
        for name in sorted(GRAMMARS)
    ]
    manifest = {
        "apiVersion": "adl.inference-gateway.com/v1",
        "kind": "Agent",
        "metadata": {"name": NAME, "description": "All formats.", "version": "1.0.0"},
        "spec": {
            "capabilities": {
                "streaming": False,
                "pushNotifications": False,
                "stateTransitionHistory": False,
            },
            "server": {"port": 8080},
            "language": {"go": {"module": f"example.com/{NAME}", "version": "1.24"}},
            "tools": tools,
        },
    }
    return Source("agent.json", json.dumps(manifest))


@cache
def calls() -> tuple[Call, ...]:
    """Return a call for each test of a format that has a grammar, with the verdict of the grammar."""
    return tuple(
        Call(
            _tool(name),
            "input",
            json.dumps({"value": value}),
            not isinstance(value, str) or has_format(value, name),
        )
        for _, name, value, _ in tests()
        if name in GRAMMARS
    )
