"""Readers for each form of keyword."""

from __future__ import annotations

from collections.abc import Mapping as MappingABC

from adlgen.diagnostics.codes.schema import INVALID_PATTERN, OLD_FORM, UNSUPPORTED_PATTERN
from adlgen.diagnostics.model import Span
from adlgen.document.node import Entry, JsonValue, Mapping, Node, Sequence, plain
from adlgen.schema.build import Builder, Reader
from adlgen.schema.frames import SAME_VALUE, PartialSchema
from adlgen.schema.keywords import Form
from adlgen.schema.model import Schema
from adlgen.schema.patterns import PatternError, compile_pattern, one_line
from adlgen.schema.report import ReferenceProblemError
from adlgen.schema.types import read_type
from adlgen.schema.values import EXPECTED, expectation
from adlgen.schema.written import malformed, read_value

_UNSOUND_WHEN_DEGRADED: MappingABC[str, tuple[str, ...]] = {
    "not": ("not",),
    "if": ("if", "then", "else"),
    "contains": ("maxContains",),
}
"""Keywords that would reject valid values if a malformed part were replaced by ``true``."""

_TWINS = {"minimum": "exclusiveMinimum", "maximum": "exclusiveMaximum"}


def _value(form: Form) -> Reader:
    is_valid, expected = EXPECTED[form]

    def read(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
        value = plain(entry.value)
        if is_valid(value):
            frame.out[entry.key] = value
        else:
            malformed(builder, entry, expected)

    return read


def _name(form: Form) -> Reader:
    """Read an identifier of a schema, which is not needed after references are resolved."""

    def read(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
        fine, value = read_value(builder, entry, form)
        if fine and form is Form.IDENTIFIER and frame.node is builder.root:
            frame.out[entry.key] = value

    return read


# --- bounds ---


def _bound(form: Form) -> Reader:
    """Read a numeric bound; flags make bounds exclusive in draft-04, and by mistake in later drafts."""

    def read(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
        if entry.key not in _TWINS and frame.flag(entry.key) is not None:
            if form is Form.NUMBER:
                message = f"{entry.key!r} takes a number since draft-06"
                bound = entry.key.removeprefix("exclusive").lower()
                hint = f"write the number of {bound!r} here, and leave {bound!r} out"
                builder.report.tolerated(OLD_FORM, message, entry.value.span, hint)
            return
        fine, value = read_value(builder, entry, Form.NUMBER)
        if fine:
            twin = _TWINS.get(entry.key, "")
            frame.out[twin if frame.flag(twin) else entry.key] = value

    return read


def _flag(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
    """Read the flag of a draft-04 bound, which the reader of the bound has applied."""
    if frame.flag(entry.key) is None and expectation(Form.NUMBER, plain(entry.value)) is None:
        message = f"{entry.key!r} takes true or false in draft-04"
        hint = "leave $schema out, or declare a later draft"
        builder.report.tolerated(OLD_FORM, message, entry.value.span, hint)
        frame.out[entry.key] = plain(entry.value)
        return
    read_value(builder, entry, Form.FLAG)


# --- patterns ---


def _compiled(builder: Builder, pattern: str, span: Span) -> bool:
    if pattern in builder.patterns:
        return True
    try:
        builder.patterns[pattern] = compile_pattern(pattern)
    except PatternError as error:
        code = UNSUPPORTED_PATTERN if error.unsupported else INVALID_PATTERN
        place = span if error.at is None else _inside(span, pattern, error.at)
        builder.report.malformed(code, f"invalid pattern: {error.message}", place, error.hint)
    return pattern in builder.patterns


def _inside(span: Span, pattern: str, at: int) -> Span:
    """Return the span of a character of a pattern; the whole span if escapes hide it."""
    quotes = span.end_column - span.column - len(pattern)
    if span.line != span.end_line or quotes not in {0, 2}:
        return span
    start = span.column + quotes // 2 + min(at, len(pattern) - 1)
    return Span(span.path, span.line, start, span.line, start + 1)


def _pattern(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
    fine, value = read_value(builder, entry, Form.PATTERN)
    if fine and _compiled(builder, pattern := one_line(str(value)), entry.value.span):
        frame.out[entry.key] = pattern


# --- subschemas ---


def _schemas_of(
    builder: Builder, frame: PartialSchema, keyword: str, nodes: MappingABC[str, Node]
) -> dict[str, Schema]:
    scope = frame.scope.same_value() if keyword in SAME_VALUE else frame.scope.within()
    return {key: builder.schema(node, scope) for key, node in nodes.items()}


def _schema(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
    if entry.key == "items" and isinstance(entry.value, Sequence):
        message = "'items' takes one schema since 2020-12"
        hint = "write prefixItems for a schema per position"
        builder.report.tolerated(OLD_FORM, message, entry.value.span, hint)
        _items(builder, frame, entry)
        return
    faults = builder.report.faults
    found = _schemas_of(builder, frame, entry.key, {"": entry.value})
    frame.out[entry.key] = found[""]
    if builder.report.faults > faults:
        frame.untrusted.update(_UNSOUND_WHEN_DEGRADED.get(entry.key, ()))


def _schemas(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
    if not isinstance(entry.value, Sequence) or not entry.value.items:
        malformed(builder, entry, "a list of one or more schemas")
        return
    faults = builder.report.faults
    nodes = {str(index): item for index, item in enumerate(entry.value.items)}
    found = list(_schemas_of(builder, frame, entry.key, nodes).values())
    key = entry.key
    if key == "oneOf" and builder.report.faults > faults:
        key = "anyOf"  # the dropped alternative accepts any value, so several may match
    before = frame.out.get(key)
    if isinstance(before, list) and key == "anyOf":
        frame.untrusted.add(key)
    frame.out[key] = [*before, *found] if isinstance(before, list) else found


def _schema_map(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
    if not isinstance(entry.value, Mapping):
        malformed(builder, entry, "an object of schemas")
        return
    nodes = {inner.key: inner.value for inner in entry.value.entries}
    frame.out[entry.key] = _schemas_of(builder, frame, entry.key, nodes)


def _pattern_map(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
    if not isinstance(entry.value, Mapping):
        malformed(builder, entry, "an object of schemas by pattern")
        return
    nodes: dict[str, Node] = {}
    for inner in entry.value.entries:
        if _compiled(builder, inner.key, inner.key_span):
            nodes[inner.key] = inner.value
        else:
            frame.untrusted.add("additionalProperties")
    frame.out[entry.key] = _schemas_of(builder, frame, entry.key, nodes)


def _definitions(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
    """Reserve the position of the definitions, which are built last."""
    if not isinstance(entry.value, Mapping):
        malformed(builder, entry, "an object of schemas")
    elif frame.node is builder.root:
        frame.out.setdefault("$defs", {})


def _items(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
    """Read ``items`` as it was up to 2019-09: one schema, or one per position."""
    if not isinstance(entry.value, Sequence):
        frame.out["items"] = _schemas_of(builder, frame, "items", {"": entry.value})[""]
        return
    nodes = {str(index): item for index, item in enumerate(entry.value.items)}
    if nodes:
        found = _schemas_of(builder, frame, "prefixItems", nodes)
        frame.out["prefixItems"] = list(found.values())
    rest = frame.entries.get("additionalItems")
    if rest is not None:
        frame.out["items"] = _schemas_of(builder, frame, "items", {"": rest})[""]


def _additional_items(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
    """Do nothing: the reader of ``items`` reads it, and without a list there it has no effect."""


def _dependencies(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
    if not isinstance(entry.value, Mapping):
        malformed(builder, entry, "an object of schemas or lists of names")
        return
    names: dict[str, JsonValue] = {}
    schemas: dict[str, Node] = {}
    for inner in entry.value.entries:
        if isinstance(inner.value, Sequence):
            fine, value = read_value(builder, inner, Form.NAMES)
            names |= {inner.key: value} if fine else {}
        else:
            schemas[inner.key] = inner.value
    if names:
        frame.out["dependentRequired"] = names
    if schemas:
        frame.out["dependentSchemas"] = _schemas_of(builder, frame, "dependentSchemas", schemas)


# --- references ---


def _reference(form: Form) -> Reader:
    def read(builder: Builder, frame: PartialSchema, entry: Entry) -> None:
        fine, value = read_value(builder, entry, form)
        if not fine:
            return
        scope = frame.scope
        base = scope.place.resource.uri
        try:
            if form is Form.RECURSIVE_REFERENCE:
                target = builder.resolver.recursive(base)
            else:
                target = builder.resolver.resolve(base, str(value))
        except ReferenceProblemError as error:
            builder.report.malformed(error.code, error.message, entry.value.span, error.hint)
            return
        if form is not Form.REFERENCE:
            target = builder.dynamic(target, scope.environment)
        builder.refer(frame, target, entry.value.span)

    return read


READERS: MappingABC[Form, Reader] = {
    Form.IDENTIFIER: _name(Form.IDENTIFIER),
    Form.ANCHOR: _name(Form.ANCHOR),
    Form.RECURSIVE_ANCHOR: _name(Form.RECURSIVE_ANCHOR),
    Form.REFERENCE: _reference(Form.REFERENCE),
    Form.DYNAMIC_REFERENCE: _reference(Form.DYNAMIC_REFERENCE),
    Form.RECURSIVE_REFERENCE: _reference(Form.RECURSIVE_REFERENCE),
    Form.DEFINITIONS: _definitions,
    Form.SCHEMA: _schema,
    Form.SCHEMAS: _schemas,
    Form.SCHEMA_MAP: _schema_map,
    Form.PATTERN_MAP: _pattern_map,
    Form.ITEMS: _items,
    Form.ADDITIONAL_ITEMS: _additional_items,
    Form.DEPENDENCIES: _dependencies,
    Form.TYPE: read_type,
    Form.NUMBER: _bound(Form.NUMBER),
    Form.LIMIT: _bound(Form.LIMIT),
    Form.FLAG: _flag,
    Form.PATTERN: _pattern,
    **{
        form: _value(form)
        for form in (
            Form.VALUES,
            Form.ANY,
            Form.POSITIVE,
            Form.COUNT,
            Form.BOOLEAN,
            Form.TEXT,
            Form.NAMES,
            Form.NAME_LISTS,
        )
    },
}
"""The reader of each form."""
