"""What editors know about tools for the Messages API."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.frontends.shared.descriptions import (
    DESCRIPTION,
    NAME,
    SCHEMA,
    any_of,
    flag,
    items,
    keys,
    text,
)

TOOLS = ("tools/*", "*")
SCHEMAS = tuple(f"{one}/input_schema" for one in TOOLS)


def describe() -> JsonValue:
    """Return a JSON Schema of the tools of a request."""
    tool = keys(
        "A tool that the model may call.",
        {
            "name": NAME,
            "description": DESCRIPTION,
            "input_schema": SCHEMA,
            "strict": flag("Whether arguments always match the schema."),
            "input_examples": items("Arguments of example calls."),
            "cache_control": any_of("Whether the definitions up to this tool are cached."),
            "type": text("The kind of the tool.", "custom"),
        },
        ("name", "input_schema"),
    )
    listed = items("The tools of the request.", tool)
    return {"type": "object", "properties": {"tools": listed}, "items": tool}
