"""The reader of the tools of an agent in nextmoca's ADL."""

from __future__ import annotations

from adlgen.diagnostics.codes import shape, toolsets
from adlgen.diagnostics.model import Label, Log
from adlgen.document.node import Document, Entry, Mapping, Node, Scalar
from adlgen.document.reader import ROOT, Fields
from adlgen.frontends.shared.markers import has
from adlgen.frontends.shared.nodes import mapping, sequence, text
from adlgen.frontends.shared.tool_sets import (
    ToolDraft,
    no_tools,
    numbered,
    only_in,
    rest_of,
    set_of,
    text_in,
    tool_name,
    tools_of,
    with_rest,
)
from adlgen.spec.metadata import ToolMetadata
from adlgen.spec.model import Spec
from adlgen.spec.text import Text
from adlgen_plugins.nextmoca.frontend import NAME

TYPES = {
    **dict.fromkeys(("string", "str", "text"), "string"),
    **dict.fromkeys(("number", "float", "double"), "number"),
    **dict.fromkeys(("integer", "int"), "integer"),
    **dict.fromkeys(("boolean", "bool"), "boolean"),
    **dict.fromkeys(("object", "dict"), "object"),
    **dict.fromkeys(("array", "list"), "array"),
}
"""The supported names of types; the format does not define them."""
_PARAMETER = ("name", "type", "description", "required", "default")


def read(document: Document, log: Log) -> Spec:
    """Return the tools of an agent; add problems to the log."""
    root = document.root
    if not isinstance(root, Mapping):
        no_tools(document, "an agent must be a mapping", log)
        return set_of(document, NAME, (), imported=False)
    fields = Fields(root, ROOT, log)
    for key in ("name", "description"):
        fields.text(key, required=True)
    tools = tools_of(map(_tool, numbered(fields.items("tools") or (), log)), log)
    named = Mapping(tuple(e for e in root if e.key in {"name", "description"}), root.span)
    spec = set_of(document, NAME, tools, metadata=Fields(named, ROOT, Log()), imported=False)
    return with_rest(spec, root, "name", "description", "tools")


def _tool(fields: Fields) -> ToolDraft | None:
    name = tool_name(fields)
    if name is None:
        return None
    title = text_in(fields, "display_name")
    rest = rest_of(fields, "name", "display_name", "description", "parameters", "returns")
    metadata = ToolMetadata(
        title if title and title.value != name.value else None, rest=only_in(NAME, rest)
    )
    description = text_in(fields, "description")
    return ToolDraft(name, description, _input(fields), _output(fields), fields.span, metadata)


def _input(fields: Fields) -> Node:
    """Return the parameters as the schema of an object."""
    node = fields.node("parameters")
    span = fields.span if node is None else node.span
    properties: dict[str, Entry] = {}
    required = []
    for number, item in enumerate(fields.items("parameters") or (), 1):
        if not isinstance(item, Mapping):
            where = f"parameter {number} of {fields.where}"
            Fields(Mapping((), item.span), where, fields.log).wrong_type("it", item, "a mapping")
            continue
        parameter = Fields(item, f"parameter {number} of {fields.where}", fields.log)
        key = parameter.text("name", required=True, filled=True)
        if key is None:
            continue
        if key.value in properties:
            message = f"duplicate parameter '{key.value}' in {fields.where}"
            labels = (Label(properties[key.value].key_span, "first used here"),)
            hint = "rename or remove one of them"
            fields.log.add(shape.DUPLICATE_NAME, message, key.span, hint, labels=labels)
        properties[key.value] = Entry(key.value, key.span, _property(parameter))
        flag = parameter.flag("required") if "required" in parameter else None
        if flag is not None and flag.value:
            required.append(text(key.value, key.span))
        parameter.open(*_PARAMETER)
    listed = Mapping(tuple(properties.values()), span)
    schema = mapping(span, type=text("object", span), properties=listed)
    return (
        Mapping((*schema, *mapping(span, required=sequence(span, required))), span)
        if required
        else schema
    )


def _property(parameter: Fields) -> Mapping:
    """Return the schema of a parameter; a null default means no default."""
    entries = []
    kind = parameter.text("type", required=True)
    if kind is not None:
        entries += _type(kind.value, Text(kind.value, kind.span), parameter)
    for key in ("description", "default"):
        entry = parameter.entry(key)
        if entry is not None and not (
            isinstance(entry.value, Scalar) and entry.value.value is None
        ):
            entries.append(entry)
    return Mapping(tuple(entries), parameter.mapping.span)


def _type(word: str, written: Text, fields: Fields) -> list[Entry]:
    known = TYPES.get(word.lower())
    if known is None:
        message = f"unknown type '{word}' in {fields.where}"
        hint = f"any value is accepted; use one of {', '.join(sorted(set(TYPES.values())))}"
        fields.log.add(toolsets.NOT_IN_SUBSET, message, written.span, hint)
        return []
    return [Entry("type", written.span, text(known, written.span))]


def _output(fields: Fields) -> Mapping | None:
    returns = fields.fields("returns") if has(fields.mapping, "returns") else None
    if returns is None:
        return None
    kind = returns.text("type", required=True)
    entries = [] if kind is None else _type(kind.value, Text(kind.value, kind.span), returns)
    described = returns.entry("description")
    return Mapping((*entries, *((described,) if described else ())), returns.mapping.span)
