"""The optional format tests of the official suite, as an agent: one tool for each format."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

from adlgen.document.node import JsonValue, Source
from adlgen.schema.formats import GRAMMARS
from adlgen.schema.patterns import compile_pattern, search
from adlgen.testing.cases import Call
from tests import suite

NAME = "official-formats"
_DAY = 24 * 60


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


def has_format(name: str, value: JsonValue) -> bool:
    """Validate as emitted code must: by the grammar, and by where a leap second can be."""
    if not isinstance(value, str) or name not in GRAMMARS:
        return True
    program = compile_pattern(f"^(?:{GRAMMARS[name]})$")
    return search(program, value) and (name not in ("time", "date-time") or _may_leap(value))


def _may_leap(text: str) -> bool:
    before, leaps, after = text.partition(":60")
    if not leaps:
        return True
    zone = 0 if after[-1] in "zZ" else _minutes(after[-5:]) * (-1 if "+" in after else 1)
    return (_minutes(before[-5:]) + zone) % _DAY == _DAY - 1


def _minutes(clock: str) -> int:
    return 60 * int(clock[:2]) + int(clock[3:])


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
        Call(_tool(name), "input", json.dumps({"value": value}), has_format(name, value))
        for _, name, value, _ in tests()
        if name in GRAMMARS
    )
