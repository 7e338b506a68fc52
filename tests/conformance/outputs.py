"""Any schemas as one agent: each is the output of a tool, because an output may be of any type, or a property of its input."""

from __future__ import annotations

import json
from collections.abc import Container, Mapping

from adlgen.document.node import JsonValue, Source


def _returning(schema: JsonValue) -> dict[str, JsonValue]:
    return {"x-adlgen": {"output": schema}}


def agent(name: str, schemas: Mapping[str, JsonValue], inputs: Container[str] = ()) -> Source:
    """Return a specification with a tool for every schema, by its id; ``inputs`` are the tools that have it in their input."""
    tools: list[JsonValue] = [
        {
            "id": tool,
            "name": tool,
            "description": "Has any schema.",
            "tags": ["outputs"],
            "schema": {
                "type": "object",
                **({"properties": {"value": schema}} if tool in inputs else _returning(schema)),
            },
        }
        for tool, schema in schemas.items()
    ]
    manifest = {
        "apiVersion": "adl.inference-gateway.com/v1",
        "kind": "Agent",
        "metadata": {"name": name, "description": "Schemas of any kind.", "version": "1.0.0"},
        "spec": {
            "capabilities": {
                "streaming": False,
                "pushNotifications": False,
                "stateTransitionHistory": False,
            },
            "server": {"port": 8080},
            "language": {"go": {"module": f"example.com/{name}", "version": "1.24"}},
            "tools": tools,
        },
    }
    return Source("agent.json", json.dumps(manifest))
