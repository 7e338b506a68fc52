"""Formats that adlgen does not read, with a way from them to one that it reads."""

from __future__ import annotations

from collections.abc import Callable

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import Mapping, Node
from adlgen.document.node import Sequence as Items
from adlgen.frontends.shared.markers import child, has, has_text, parts


class Foreign(Struct):
    """A format that adlgen recognises and does not read."""

    title: str
    holds: Callable[[Node], bool]
    hint: str


def _is_openapi(root: Node) -> bool:
    return has_text(root, "openapi") or (has(root, "swagger") and has(root, "paths"))


def _is_bedrock(root: Node) -> bool:
    listed = parts(root) or parts(child(child(root, "toolConfig") or root, "tools"))
    return any(has(item, "toolSpec", Mapping) for item in listed) or has(root, "toolSpec", Mapping)


def _is_extension(root: Node) -> bool:
    return bool(parts(child(child(root, "contributes"), "languageModelTools")))


def _is_registry(root: Node) -> bool:
    return any(has_text(item, "name") and has(item, "arguments", Items) for item in parts(root))


_FORMATS = (
    Foreign(
        "an OpenAPI description",
        _is_openapi,
        "adlgen does not read OpenAPI; write its operations as tools, or import them from an MCP server "
        "for that API: adlgen import mcp -- COMMAND",
    ),
    Foreign(
        "tools of Amazon Bedrock",
        _is_bedrock,
        "make a list of MCP tools of it: jq "
        "'{tools: [.. | .toolSpec? // empty | {name, description, inputSchema: .inputSchema.json}]}'",
    ),
    Foreign(
        "the manifest of an extension of Visual Studio Code",
        _is_extension,
        "make a list of MCP tools of it: jq '{tools: "
        "[.contributes.languageModelTools[] | {name, description: .modelDescription, inputSchema}]}'",
    ),
    Foreign(
        "a list of tools of the MCP registry of Docker",
        _is_registry,
        "it has no schemas; import them from the server: adlgen import mcp -- docker run -i --rm IMAGE",
    ),
)


def foreign(root: Node) -> Foreign | None:
    """Return the format of a document among those that adlgen does not read."""
    return next((known for known in _FORMATS if known.holds(root)), None)
