"""Any schemas as one agent: each is the output of a tool, because an output may be of any type."""

from __future__ import annotations

import json
from collections.abc import Mapping

from adlgen.document.node import JsonValue, Source


def agent(name: str, schemas: Mapping[str, JsonValue]) -> Source:
    """Return a specification with a tool for every schema, by its id."""
    tools: list[JsonValue] = [
        {
            "id": tool,
            "name": tool,
            "description": "Returns what its schema describes.",
            "tags": ["outputs"],
            "schema": {"type": "object", "x-adlgen": {"output": schema}},
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
