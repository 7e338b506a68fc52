"""The declarations of commands in an AIOS file: ``commands`` and ``tools``."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence
from adlgen.document.reader import Fields, head_of, kind_of
from adlgen.frontends.shared.extension import Parts, split_extension
from adlgen.spec.text import Text
from adlgen_plugins.aios.frontend import codes
from adlgen_plugins.aios.frontend.fields import FieldReader, Report
from adlgen_plugins.aios.frontend.knowledge import Knowledge, check_mentions

_TYPES = ("string", "number", "integer", "boolean", "array", "object")


class Parameter(Struct):
    """A named parameter."""

    name: Text
    description: Text | None = None
    type: Text | None = None
    """The JSON type, if declared."""
    required: bool = False


class Declared(Struct):
    """An entry of ``commands`` or ``tools``."""

    name: Text
    description: Text | None = None
    remote: str = ""
    parameters: tuple[Parameter, ...] = ()
    schema: Parts | None = None
    """The input schema, if the parameters are JSON Schema."""


def read_declared(tool: FieldReader, key: str, knowledge: Knowledge) -> tuple[Declared, ...]:
    """Return the entries of ``commands`` or ``tools``: names, or mappings with a name or an id."""
    return tuple(
        found
        for number, item in enumerate(tool.items(key), 1)
        for found in _declared(item, f"{key}[{number - 1}]", tool.report, knowledge)
    )


def _declared(item: Node, where: str, report: Report, knowledge: Knowledge) -> Iterator[Declared]:
    if isinstance(item, Scalar) and item.value not in (None, ""):
        yield Declared(Text(report.written(item), item.span))
        return
    if not isinstance(item, Mapping):
        message = f"{where} must be a name or a mapping, not {kind_of(item)}"
        report.add(codes.INVALID_TYPE, message, head_of(item))
        return
    record = FieldReader(item, where, report)
    name = record.text("name" if record.node("id") is None else "id")
    if name is None:
        record.require("name")
        return
    record = FieldReader(item, f"command '{name.value}'", report)
    check_mentions(record.text("validation"), knowledge, record)
    yield Declared(
        name,
        description=record.text("description"),
        remote=record.words("mcp_tool"),
        parameters=(*_arguments(record), *_parameters(record)),
        schema=_schema(record),
    )


def _arguments(record: FieldReader) -> Iterator[Parameter]:
    for name in record.texts("required_args"):
        yield Parameter(name, required=True)
    for name in record.texts("optional_args"):
        yield Parameter(name)


def _schema(record: FieldReader) -> Parts | None:
    """Return ``parameters`` if they are JSON Schema: with type object, properties or a reference."""
    node = record.mapping.get("parameters")
    if not isinstance(node, Mapping):
        return None
    kind = node.get("type")
    is_object = isinstance(kind, Scalar) and kind.value == "object"
    if not (is_object or isinstance(node.get("properties"), Mapping) or node.entry("$ref")):
        return None
    where = f"the parameters of {record.where}"
    return split_extension(Fields(node, where, record.report.log))


def _parameters(record: FieldReader) -> Iterator[Parameter]:
    """Yield parameters that are a list, or a mapping of names to descriptions."""
    node = record.node("parameters")
    if isinstance(node, Mapping):
        if _schema(record) is None:
            yield from (_named(entry, record.report) for entry in node)
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from _listed(item, record)
    elif node is not None:
        record.wrong_type("parameters", node, "a list or JSON Schema")


def _listed(item: Node, record: FieldReader) -> Iterator[Parameter]:
    """Yield the parameters of an item: a name, ``{name: description}``, or a mapping with name, description, type."""
    match item:
        case Scalar(value=str(word), span=span) if word:
            yield Parameter(Text(word, span))
        case Mapping() if len(item.entries) > 1 and item.get("name") is not None:
            inner = FieldReader(item, f"a parameter of {record.where}", record.report)
            name = inner.text("name")
            if name is not None:
                words, kind = inner.text("description"), _type(inner.text("type"))
                yield Parameter(name, words, kind, inner.flag("required"))
        case Mapping():
            yield from (_named(entry, record.report) for entry in item)
        case _:
            message = f"a parameter of {record.where} must be a name or a mapping"
            record.report.add(codes.INVALID_TYPE, message, head_of(item))


def _type(found: Text | None) -> Text | None:
    return found if found is not None and found.value in _TYPES else None


def _named(entry: Entry, report: Report) -> Parameter:
    """Return a parameter of a mapping of names to descriptions."""
    value = entry.value
    has_value = isinstance(value, Scalar) and value.value is not None
    words = (
        Text(report.written(value), value.span) if isinstance(value, Scalar) and has_value else None
    )
    return Parameter(Text(entry.key, entry.key_span), words)
