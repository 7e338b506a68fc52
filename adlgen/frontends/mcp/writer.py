"""The writer of results of ``tools/list``."""

from __future__ import annotations

from adlgen.document.node import JsonValue, plain
from adlgen.frontends.shared.losses import Feature, Losses, display_name
from adlgen.frontends.shared.writing import (
    check_references,
    check_root_type,
    data,
    described,
    identity,
    own,
    schema_of,
)
from adlgen.spec.metadata import annotations_of
from adlgen.spec.model import Spec, ToolSpec

NAME = "mcp"
DIALECTS = ("mcp",)
YAML = False
SUPPORTED = frozenset(
    {
        Feature.IDENTITY,
        Feature.OUTPUT,
        Feature.TITLE,
        Feature.READ_ONLY,
        Feature.DESTRUCTIVE,
        Feature.IDEMPOTENT,
        Feature.OPEN_WORLD,
    }
)


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return the list of tools, and the identity of the server if there is one."""
    tools: list[JsonValue] = [_tool(tool, losses) for tool in spec.tools]
    return {**_server(spec), "tools": tools}


def _server(spec: Spec) -> dict[str, JsonValue]:
    if spec.dialect in DIALECTS and spec.rest:
        return data(spec.rest)
    info = identity(spec)
    return {"serverInfo": info} if info else {}


def _tool(tool: ToolSpec, losses: Losses) -> JsonValue:
    check_root_type(tool, losses)
    check_references(tool, losses)
    rest = own(tool, NAME)
    rest.pop("annotations", None)
    annotations = annotations_of(tool.metadata)
    title = {"title": tool.metadata.title.value} if tool.metadata.title is not None else {}
    output = {"outputSchema": plain(tool.output)} if tool.output is not None else {}
    return {
        "name": display_name(tool),
        **title,
        **described(tool),
        "inputSchema": schema_of(tool),
        **output,
        **({"annotations": annotations} if annotations else {}),
        **rest,
    }
