"""The writer of results of ``tools/list``."""

from __future__ import annotations

from adlgen.document.node import JsonValue
from adlgen.frontends.shared.losses import Losses, SpecPart
from adlgen.frontends.shared.provider_tools import definitions
from adlgen.frontends.shared.writing import data, identity, own
from adlgen.providers.shapes import Definition, mcp
from adlgen.spec.metadata import annotations_of
from adlgen.spec.model import Spec

NAME = "mcp"
DIALECTS = ("mcp",)
YAML = False
SUPPORTED = frozenset(
    {
        SpecPart.IDENTITY,
        SpecPart.OUTPUT,
        SpecPart.TITLE,
        SpecPart.READ_ONLY,
        SpecPart.DESTRUCTIVE,
        SpecPart.IDEMPOTENT,
        SpecPart.OPEN_WORLD,
    }
)


def write(spec: Spec, losses: Losses) -> JsonValue:
    """Return the list of tools, and the identity of the server if there is one."""
    tools: list[JsonValue] = [_tool(one) for one in definitions(spec, NAME, losses)]
    return {**_server(spec), "tools": tools}


def _server(spec: Spec) -> dict[str, JsonValue]:
    if spec.dialect in DIALECTS and spec.rest:
        return data(spec.rest)
    info = identity(spec)
    return {"serverInfo": info} if info else {}


def _tool(one: Definition) -> JsonValue:
    rest = own(one.tool, NAME)
    rest.pop("annotations", None)
    annotations = annotations_of(one.tool.metadata)
    return {**mcp(one), **({"annotations": annotations} if annotations else {}), **rest}
