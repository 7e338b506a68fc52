"""Values of the pipeline as JSON-compatible data, for ``adlgen inspect``."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from enum import Enum
from pathlib import PurePath

from adlgen.cli.table import UsageError
from adlgen.diagnostics.datatypes import Struct, fields_of
from adlgen.diagnostics.model import Span
from adlgen.document.node import Source
from adlgen.schema.model import Canonical, Schema


def as_data(value: object) -> object:
    """Return a value as JSON-compatible data, with the names of data types and compact spans."""
    match value:
        case None | bool() | int() | float():
            return value
        case Enum():
            return value.value
        case str():
            return str(value)
        case Span():
            return f"{value.line}:{value.column}-{value.end_line}:{value.end_column}"
        case Source():
            return {"is": "Source", "path": value.path, "text": value.text, "marked": value.marked}
        case Canonical():
            return {
                "source": value.source,
                "canonical": value.json,
                "patterns": sorted(value.patterns),
            }
        case Schema():
            return {"at": as_data(value.span)}
        case Mapping():
            return {str(key): as_data(item) for key, item in value.items()}
        case AbstractSet():
            return sorted(map(str, value))
        case list() | tuple():
            return [as_data(item) for item in value]
        case PurePath():
            return value.as_posix()
        case _:
            return _fields(value)


def _fields(value: object) -> object:
    if not isinstance(value, Struct):
        return repr(value)
    shown = {name: as_data(getattr(value, name)) for name in fields_of(value)}
    return {"is": type(value).__name__, **shown}


def only_tool(data: object, tool: str) -> object:
    """Return one tool of a stage. Raises a usage error if the id is unknown."""
    tools = data.get("tools") if isinstance(data, dict) else None
    if not isinstance(tools, list):
        message = "--only requires a stage with tools: spec, ir or plan"
        raise UsageError(message)
    ids = [item["id"]["value"] if isinstance(item["id"], dict) else item["id"] for item in tools]
    if tool not in ids:
        message = f"unknown tool '{tool}'; available tools: {', '.join(ids)}"
        raise UsageError(message)
    found: object = tools[ids.index(tool)]
    return found
