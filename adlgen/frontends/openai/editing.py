"""What editors know about tools for Chat Completions and Responses."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.frontends.shared.descriptions import (
    DESCRIPTION,
    NAME,
    SCHEMA,
    flag,
    items,
    keys,
    text,
)

_LISTS = ("tools/*", "*", "functions/*")
TOOLS = _LISTS
SCHEMAS = tuple(f"{one}/{key}" for one in _LISTS for key in ("parameters", "function/parameters"))


def describe() -> JsonValue:
    """Return a JSON Schema of the tools of a request."""
    function: dict[str, JsonValue] = {
        "name": NAME,
        "description": DESCRIPTION,
        "parameters": SCHEMA,
        "strict": flag("Whether arguments always match the schema."),
    }
    tool = keys(
        "A tool that the model may call.",
        {
            "type": text("The kind of the tool.", "function"),
            "function": keys("The function, for Chat Completions.", function, ("name",)),
            **function,
        },
        ("type",),
    )
    old = keys("A function that the model may call.", function, ("name",))
    lists = {"tools": items("The tools.", tool), "functions": items("Functions.", old)}
    return {"type": "object", "properties": {**lists}, "items": tool}
