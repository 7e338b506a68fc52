"""What editors know about lists of tools."""

from __future__ import annotations

from adlgen.document.node import JsonValue

_TOOLS = ("tools/*", "result/tools/*", "*/tools/*", "*/result/tools/*", "*")
TOOLS = _TOOLS
SCHEMAS = tuple(f"{one}/{key}" for one in _TOOLS for key in ("inputSchema", "outputSchema"))


def describe() -> JsonValue:
    """Return a JSON Schema of the result of ``tools/list``."""
    annotations: dict[str, JsonValue] = {
        "title": {"type": "string", "description": "The name for people."},
        "readOnlyHint": {**_FLAG, "description": "Whether the tool changes nothing."},
        "destructiveHint": {**_FLAG, "description": "Whether the tool may remove or overwrite."},
        "idempotentHint": {**_FLAG, "description": "Whether a second call changes nothing more."},
        "openWorldHint": {**_FLAG, "description": "Whether the tool reaches systems outside."},
    }
    tool: dict[str, JsonValue] = {
        "name": {"type": "string", "description": "The name that the model uses."},
        "title": {"type": "string", "description": "The name for people."},
        "description": {"type": "string", "description": "What the tool does, for the model."},
        "inputSchema": {"type": "object", "description": "The schema of the arguments."},
        "outputSchema": {"type": "object", "description": "The schema of the structured result."},
        "annotations": {
            "type": "object",
            "description": "Hints about what the tool does.",
            "properties": annotations,
        },
        "icons": {"type": "array", "description": "Pictures for people."},
        "_meta": {"type": "object", "description": "What clients and servers agree on."},
    }
    tools: JsonValue = {
        "type": "array",
        "description": "The tools of the server.",
        "items": {"type": "object", "properties": tool, "required": ["name", "inputSchema"]},
    }
    listed: dict[str, JsonValue] = {"tools": tools}
    return {
        "type": "object",
        "properties": {**listed, "result": {"type": "object", "properties": listed}},
        "items": {"type": "object", "properties": {**tool, **listed}},
    }


_FLAG: dict[str, JsonValue] = {"type": "boolean"}
