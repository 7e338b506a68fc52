"""Tool sets in a folder, and what sharing makes of them."""

from __future__ import annotations

import json
from pathlib import Path

from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import read_source
from adlgen.document.node import JsonValue
from adlgen.document.siblings import with_folder
from adlgen.sharing.share import Sharing, share
from adlgen.toolbox import specified

Schema = dict[str, JsonValue]
MONEY: Schema = {"type": "object", "properties": {"amount": {"type": "integer"}}}


def obj(**properties: JsonValue) -> Schema:
    """Return the schema of an object."""
    return {"type": "object", "properties": properties}


def tool(name: str, schema: Schema, output: Schema | None = None) -> JsonValue:
    """Return a tool of an MCP server."""
    found: Schema = {"name": name, "description": "d", "inputSchema": schema}
    return found if output is None else {**found, "outputSchema": output}


def write(folder: Path, *tools: JsonValue, name: str = "tools.json") -> Path:
    """Write a list of tools."""
    path = folder / name
    path.write_text(json.dumps({"tools": [*tools]}, indent=2))
    return path


def shared(path: Path, types: str | None = None) -> tuple[Sharing | None, list[str]]:
    """Share the equal schemas of a file; return the codes of the diagnostics that sharing adds."""
    log = Log()
    try:
        found = share(with_folder(read_source(path)), specified, log, types)
    except StopRun:
        found = None
    return found, [d.code.id for d in log.diagnostics if d.code.id >= "ADL17"]


def applied(path: Path, types: str | None = None) -> dict[str, tuple[str, ...]]:
    """Share the equal schemas of a file and write the result; return the places of the types."""
    found, codes = shared(path, types)
    assert found is not None, codes
    if found.new is not None and found.new_definitions is not None:
        path.write_bytes(found.new.content)
        path.with_name(found.file).write_bytes(found.new_definitions.content)
    return {one.name: one.places for one in found.types}


def definitions(path: Path) -> JsonValue:
    """Return the definitions of a types file in JSON."""
    found: JsonValue = json.loads(path.read_text())["$defs"]
    return found
