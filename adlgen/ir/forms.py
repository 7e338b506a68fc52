"""Lowers the forms that a tool asks a person to fill in."""

from __future__ import annotations

from collections.abc import Callable

from adlgen.diagnostics.datatypes import replace
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence, plain
from adlgen.ir.agent import Body, Form
from adlgen.spec.metadata import FormSpec

_CLOSED = "additionalProperties"


def lowered_form(form: FormSpec, lower: Callable[[Node], Body]) -> Form:
    """Lower a form: clients see its schema as written, and an answer has its fields only."""
    body = lower(_answer(form.schema))
    shown = {e.key: plain(e.value) for e in form.schema if e.key != _CLOSED}
    canonical = replace(body.canonical, source=shown, peer=None)
    root = body.root
    if form.description:
        root = replace(root, meta=replace(root.meta, description=form.description))
    described = replace(body, root=root, canonical=canonical)
    return Form(form.name.value, form.description, described, form.name.span)


def _answer(schema: Mapping) -> Mapping:
    """Return the schema of the answers: closed, and with enums in the place of titled values."""
    kept = [_fields(entry) for entry in schema if entry.key != _CLOSED]
    span = schema.span
    return Mapping((*kept, Entry(_CLOSED, span, Scalar(value=False, span=span))), span)


def _fields(entry: Entry) -> Entry:
    if entry.key != "properties" or not isinstance(entry.value, Mapping):
        return entry
    fields = tuple(Entry(e.key, e.key_span, _values(e.value)) for e in entry.value)
    return Entry(entry.key, entry.key_span, Mapping(fields, entry.value.span))


def _values(field: Node) -> Node:
    """Return the schema of a field with an enum in the place of titled values."""
    if not isinstance(field, Mapping):
        return field
    entries = []
    for entry in field:
        value = entry.value
        if entry.key == "items":
            entries.append(Entry(entry.key, entry.key_span, _values(value)))
        elif entry.key in ("oneOf", "anyOf") and isinstance(value, Sequence):
            options = (option.get("const") for option in value.items if isinstance(option, Mapping))
            values = tuple(option for option in options if option is not None)
            entries.append(Entry("enum", entry.key_span, Sequence(values, value.span)))
        else:
            entries.append(entry)
    return Mapping(tuple(entries), field.span)
