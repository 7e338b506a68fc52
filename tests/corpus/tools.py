"""Real tools, drawn from the shared corpus."""

from __future__ import annotations

import gzip
import json
import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, count

from adlgen.document.node import JsonValue, Source
from adlgen.testing.cases import Call
from tests.shared import CORPUS

FILES = ("mcp", "bfcl", "provider")
HARD = "hard"
"""Large schemas of files, not of tools."""
SEED = 20261120


@dataclass(frozen=True, slots=True)
class RealTool:
    """One record of the corpus."""

    id: str
    name: str
    description: str
    schema: dict[str, JsonValue]
    valid: tuple[JsonValue, ...]
    invalid: tuple[JsonValue, ...]
    source: str = ""
    """Where it is from, such as the name of a server."""


@cache
def every_tool(*files: str) -> tuple[RealTool, ...]:
    """Read all tools, or those of some files."""
    found = []
    for name in files or FILES:
        with gzip.open(CORPUS / "tools" / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
            found += [_tool(json.loads(line)) for line in lines]
    return tuple(tool for tool in found if tool is not None)


def _tool(record: dict[str, JsonValue]) -> RealTool | None:
    schema = record["schema"]
    if not isinstance(schema, dict):
        return None
    name = str(record["name"])
    identifier = re.sub(r"\W+", "_", name, flags=re.ASCII).strip("_") or "tool"
    return RealTool(
        id=f"t_{identifier}" if identifier[0].isdigit() else identifier,
        name=name,
        description=str(record.get("description") or "No description."),
        schema=schema or {"type": "object"},
        valid=(*_values(record, "valid"), *_values(record, "made_valid")),
        invalid=(*_values(record, "invalid"), *_values(record, "made_invalid")),
        source=str(record["source"]),
    )


def _values(record: dict[str, JsonValue], key: str) -> list[JsonValue]:
    """Return the values of a kind; empty if the schema is unusable."""
    values = record.get(key)
    return values if isinstance(values, list) and not record.get("meta_error") else []


def draw(count: int, seed: int = SEED) -> tuple[RealTool, ...]:
    """Draw tools without repeating any; the same ones for the same seed."""
    return tuple(random.Random(seed).sample(every_tool(), count))


def apart(tools: Iterable[RealTool]) -> tuple[RealTool, ...]:
    """Give tools of one name different ids, each by itself, so that an agent can have them all."""
    taken = {"read", "bash", "write", "edit", "fetch"}
    out = []
    for tool in tools:
        ids = chain([tool.id], (f"{tool.id}_{number}" for number in count(2)))
        free = next(one for one in ids if one.lower() not in taken)
        taken.add(free.lower())
        out.append(tool if free == tool.id else replace(tool, id=free, name=""))
    return tuple(out)


def agent_of(name: str, tools: Sequence[RealTool]) -> Source:
    """Wrap tools as one agent; their schemas stay as they are."""
    manifest = {
        "apiVersion": "adl.inference-gateway.com/v1",
        "kind": "Agent",
        "metadata": {"name": name, "description": "Real tools.", "version": "1.0.0"},
        "spec": {
            "capabilities": {},
            "server": {"port": 8080},
            "language": {"go": {"module": f"example.com/{name}", "version": "1.24"}},
            "tools": [
                {
                    "id": tool.id,
                    "name": tool.name or tool.id,
                    "description": tool.description,
                    "tags": ["real"],
                    "schema": tool.schema,
                }
                for tool in tools
            ],
        },
    }
    return Source(f"{name}.json", json.dumps(manifest, ensure_ascii=False, indent=1))


def calls_of(tools: Sequence[RealTool], most: int | None) -> tuple[Call, ...]:
    """Return calls with the arguments that the corpus has for the tools."""
    return tuple(
        Call(tool.id, "input", json.dumps(value, ensure_ascii=False), accepted)
        for tool in tools
        for accepted, values in ((True, tool.valid), (False, tool.invalid))
        for value in values[:most]
    )
