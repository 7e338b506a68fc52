"""Gemini: function declarations, with parameters in its own schema language or in JSON Schema."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.model import Log
from adlgen.document.node import Document, Mapping, Node
from adlgen.document.reader import Fields
from adlgen.frontends.shared.gemini_schema import is_own, translated
from adlgen.frontends.shared.markers import Marker, all_hold, child, has, parts, says
from adlgen.frontends.shared.tool_sets import (
    Draft,
    Softened,
    extended,
    no_tools,
    numbered,
    only_in,
    output_in,
    rest_of,
    schema_in,
    set_of,
    text_in,
    tool_name,
    tools_of,
)
from adlgen.spec.about import About
from adlgen.spec.model import Spec

NAME = "gemini"
TITLE = "a list of Gemini function declarations"
VERSIONS: tuple[str, ...] = ()
KEYS = ("functionDeclarations", "function_declarations", "tools", "toolConfig")
TOOL_KEYS = ("parameters", "response", "parametersJsonSchema")

DECLARATIONS = ("functionDeclarations", "function_declarations")
INPUTS = ("parametersJsonSchema", "parameters_json_schema")
"""The keys of an input in JSON Schema."""
OUTPUTS = ("responseJsonSchema", "response_json_schema")
_OWN_INPUT, _OWN_OUTPUT = "parameters", "response"


def _declares(item: Node) -> bool:
    """Tell whether a function that stands by itself can only be one of Gemini's."""
    if any(has(item, key) for key in INPUTS):
        return True
    parameters = child(item, _OWN_INPUT)
    return says(item, "name") and isinstance(parameters, Mapping) and is_own(parameters)


def _is_declared(root: Node) -> bool:
    return any(has(tool, key) for tool in (*_tools(root), root) for key in DECLARATIONS)


MARKERS = (
    Marker(
        "a function in a list under 'functionDeclarations'", lambda root: bool(list(_items(root)))
    ),
    Marker(
        "'functionDeclarations', or parameters in Gemini's own words",
        lambda root: _is_declared(root) or any(map(_declares, _items(root))),
    ),
)


def recognises(document: Document) -> bool:
    """Tell whether a document declares functions as Gemini has them."""
    return all_hold(MARKERS, document.root)


def read(document: Document, log: Log) -> Spec:
    """Return the functions as a specification; what is wrong with one is a warning."""
    items = list(_items(document.root))
    if not items and not _is_declared(document.root):
        no_tools(document, "Gemini has it under 'functionDeclarations'", log)
    soft = Softened(log)
    drafts = (_tool(fields) for fields in numbered(items, soft))
    return set_of(document, NAME, tools_of(drafts, soft))


def _tools(root: Node) -> tuple[Node, ...]:
    return parts(root) or parts(child(root, "tools")) or (root,)


def _items(root: Node) -> Iterator[Node]:
    """Yield the declarations of all tools; a tool without any is a provider's own."""
    tools = _tools(root)
    if any(has(tool, key) for tool in tools for key in DECLARATIONS):
        for tool in tools:
            yield from parts(child(tool, *DECLARATIONS))
    elif tools != (root,) or _declares(root):
        yield from tools


def _tool(fields: Fields) -> Draft | None:
    name = tool_name(fields)
    if name is None:
        return None
    if any(key in fields for key in INPUTS):
        schema = schema_in(fields, *INPUTS, required=False)
    else:
        schema = translated(schema_in(fields, _OWN_INPUT, required=False), fields)
    output = output_in(fields, *OUTPUTS)
    own = fields.node(_OWN_OUTPUT)
    if output is None and isinstance(own, Mapping):
        output = translated(own, fields)
    known = ("name", "description", _OWN_INPUT, _OWN_OUTPUT, *INPUTS, *OUTPUTS)
    about = About(rest=only_in(NAME, rest_of(fields, *known)))
    description = text_in(fields, "description")
    return extended(Draft(name, description, schema, output, fields.span, about), fields)
