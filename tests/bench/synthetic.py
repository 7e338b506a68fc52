"""Tools of the usual shapes, as many as wanted; the same ones for the same seed."""

from __future__ import annotations

import json
import random

from adlgen.document.node import JsonValue

_WORDS = (
    *("account", "address", "amount", "batch", "branch", "budget", "channel", "city", "colour"),
    *("comment", "country", "cursor", "customer", "date", "device", "email", "event", "field"),
    *("file", "filter", "folder", "format", "group", "image", "invoice", "item", "key", "label"),
    *("language", "limit", "list", "message", "mode", "name", "note", "number", "order", "owner"),
    *("page", "path", "payment", "phone", "price", "product", "project", "quantity", "query"),
    *("reason", "region", "report", "role", "score", "size", "sort", "source", "state", "status"),
    *("subject", "tag", "target", "team", "text", "time", "title", "token", "topic", "unit"),
    *("url", "user", "value", "version", "weight", "zone"),
)
_VERBS = ("add", "create", "delete", "find", "get", "list", "merge", "read", "send", "update")


def tools(count: int, seed: int = 1) -> list[dict[str, JsonValue]]:
    """Make tools: a name, a description, and a schema that every generator understands."""
    chance = random.Random(seed)
    return [_tool(chance, index) for index in range(count)]


def _tool(chance: random.Random, index: int) -> dict[str, JsonValue]:
    noun = chance.choice(_WORDS)
    return {
        "id": f"{chance.choice(_VERBS)}_{noun}_{index}",
        "description": f"Works on one {noun}. {_sentence(chance)}",
        "schema": _object(chance, 0),
    }


def _sentence(chance: random.Random) -> str:
    return " ".join(chance.choice(_WORDS) for _ in range(chance.randint(3, 14))).capitalize() + "."


def _object(chance: random.Random, depth: int) -> dict[str, JsonValue]:
    names = chance.sample(_WORDS, chance.randint(2, 7))
    properties: dict[str, JsonValue] = {name: _property(chance, depth) for name in names}
    required: list[JsonValue] = [*names[: chance.randint(0, 2)]]
    return {"type": "object", "properties": properties, "required": required}


def _property(chance: random.Random, depth: int) -> JsonValue:
    kinds = ["string"] * 6 + ["integer", "integer", "number", "boolean", "enum", "array"]
    if depth == 0:
        kinds += ["object", "records"]
    kind = chance.choice(kinds)
    described: dict[str, JsonValue] = {"description": _sentence(chance)}
    match kind:
        case "enum":
            values: list[JsonValue] = [*chance.sample(_WORDS, 3)]
            return {"type": "string", "enum": values, **described}
        case "array":
            return {"type": "array", "items": {"type": "string"}, **described}
        case "object":
            return _object(chance, depth + 1)
        case "records":
            return {"type": "array", "items": _object(chance, depth + 1), **described}
        case "integer":
            return {"type": "integer", "minimum": 0, "maximum": 1000, **described}
        case _:
            return {"type": kind, **described}


def manifest(made: list[dict[str, JsonValue]]) -> str:
    """Wrap tools as one agent."""
    agent = {
        "apiVersion": "adl.inference-gateway.com/v1",
        "kind": "Agent",
        "metadata": {"name": "bench-agent", "description": "Made up.", "version": "1.0.0"},
        "spec": {
            "capabilities": {},
            "server": {"port": 8080},
            "language": {"go": {"module": "example.com/bench-agent", "version": "1.24"}},
            "tools": [{"name": t["id"], "tags": ["bench"], **t} for t in made],
        },
    }
    return json.dumps(agent, indent=1)
