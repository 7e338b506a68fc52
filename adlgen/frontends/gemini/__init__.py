"""Gemini: function declarations with parameters in Gemini's schema language or in JSON Schema."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.document.node import Document, Mapping, Node
from adlgen.frontends.shared.gemini_types import is_own
from adlgen.frontends.shared.markers import Marker, all_hold, child, has, has_text, parts

NAME = "gemini"
TITLE = "a list of Gemini function declarations"
VERSIONS: tuple[str, ...] = ()
KEYS = ("functionDeclarations", "function_declarations", "tools", "toolConfig")
TOOL_KEYS = ("parameters", "response", "parametersJsonSchema")

DECLARATIONS = ("functionDeclarations", "function_declarations")
INPUTS = ("parametersJsonSchema", "parameters_json_schema")
"""The keys of an input schema in JSON Schema."""
OWN_INPUT = "parameters"


def _declares(item: Node) -> bool:
    """Report whether a single function is clearly a Gemini function."""
    if any(has(item, key) for key in INPUTS):
        return True
    parameters = child(item, OWN_INPUT)
    return has_text(item, "name") and isinstance(parameters, Mapping) and is_own(parameters)


def has_declarations(root: Node) -> bool:
    """Report whether a document has a list of function declarations under its usual key."""
    return any(has(tool, key) for tool in (*_tools(root), root) for key in DECLARATIONS)


MARKERS = (
    Marker(
        "a function in a list under 'functionDeclarations'",
        lambda root: bool(list(declarations_in(root))),
    ),
    Marker(
        "'functionDeclarations', or parameters in Gemini's schema language",
        lambda root: has_declarations(root) or any(map(_declares, declarations_in(root))),
    ),
)


def recognises(document: Document) -> bool:
    """Report whether a document contains Gemini function declarations."""
    return all_hold(MARKERS, document.root)


def _tools(root: Node) -> tuple[Node, ...]:
    return parts(root) or parts(child(root, "tools")) or (root,)


def declarations_in(root: Node) -> Iterator[Node]:
    """Yield the declarations of all tools; tools without declarations are run by the provider."""
    tools = _tools(root)
    if any(has(tool, key) for tool in tools for key in DECLARATIONS):
        for tool in tools:
            yield from parts(child(tool, *DECLARATIONS))
    elif tools != (root,) or _declares(root):
        yield from tools
