"""Writing of ``x-adlgen``, for tool properties that a format has no key for."""

from __future__ import annotations

from adlgen.document.node import JsonValue, plain
from adlgen.frontends.shared.extension import KEY
from adlgen.spec.model import ToolSpec


def extended(schema: JsonValue, tool: ToolSpec) -> JsonValue:
    """Return the schema of a tool, extended with the properties that ADL has no key for."""
    extension = _extension(tool)
    if not isinstance(schema, dict):
        schema = {} if schema is not False else {"not": {}}
    rest = {key: value for key, value in schema.items() if key != KEY}  # models do not see it
    return {**rest, KEY: extension} if extension else rest


def _extension(tool: ToolSpec) -> dict[str, JsonValue]:
    metadata = tool.metadata
    found: dict[str, JsonValue] = {}
    if metadata.title is not None:
        found["title"] = metadata.title.value
    if metadata.hints:
        found["hints"] = dict(metadata.hints)
    if metadata.strict is not None:
        found["strict"] = metadata.strict
    if tool.output is not None:
        found["output"] = plain(tool.output)
    if tool.names:
        found["names"] = dict(tool.names)
    if metadata.rest:
        found["as"] = {
            dialect: {entry.key: plain(entry.value) for entry in rest}
            for dialect, rest in metadata.rest.items()
        }
    return found
