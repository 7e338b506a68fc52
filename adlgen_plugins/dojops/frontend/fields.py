"""The input of a ``.dops`` file: the declared fields of version 1, the fixed input of version 2."""

from __future__ import annotations

from adlgen.diagnostics.model import Log, Span
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence
from adlgen.frontends.shared.nodes import mapping, sequence, text
from adlgen_plugins.dojops.feature.model import EXISTING
from adlgen_plugins.dojops.frontend.patterns import check_pattern
from adlgen_plugins.dojops.frontend.values import text_of

_BOUNDS = {
    "string": {"minLength": "minLength", "maxLength": "maxLength", "pattern": "pattern"},
    "number": {"min": "minimum", "max": "maximum"},
    "integer": {"min": "minimum", "max": "maximum"},
    "array": {"minItems": "minItems", "maxItems": "maxItems"},
}
"""The constraints of a field by type, with their JSON Schema keywords."""
OUTPUT_PATH = "outputPath"


def declared_input(fields: Node | None, span: Span, log: Log) -> Mapping:
    """Return the schema of declared fields, with the optional content to update."""
    found = fields.entries if isinstance(fields, Mapping) else ()
    inner = tuple(
        Entry(entry.key, entry.key_span, _schema(entry.value, log))
        for entry in found
        if entry.key != EXISTING
    )
    existing = Entry(EXISTING, span, mapping(span, type=text("string", span)))
    required = [
        text(entry.key, entry.key_span)
        for entry in found
        if entry.key != EXISTING and _is_required(entry.value)
    ]
    return _object((*inner, existing), required, span if fields is None else fields.span)


def fixed_input(span: Span) -> Mapping:
    """Return the input schema of every tool of version 2."""
    plain = text("string", span)
    prompt = mapping(span, type=plain, minLength=text(1, span))
    properties = {
        "prompt": prompt,
        EXISTING: mapping(span, type=plain),
        OUTPUT_PATH: mapping(span, type=plain),
    }
    return _object(mapping(span, **properties).entries, [text("prompt", span)], span)


def _object(properties: tuple[Entry, ...], required: list[Scalar], span: Span) -> Mapping:
    made = mapping(span, type=text("object", span), properties=Mapping(properties, span))
    if not required:
        return made
    return Mapping((*made.entries, Entry("required", span, sequence(span, required))), span)


def _is_required(field: Node) -> bool:
    if not isinstance(field, Mapping) or field.get("default") is not None:
        return False
    required = field.get("required")
    return isinstance(required, Scalar) and required.value is True


def _schema(field: Node, log: Log) -> Mapping:
    """Return the schema of a validated field."""
    if not isinstance(field, Mapping):
        return Mapping((), field.span)
    kind, written = field.get("type") or field, text_of(field.get("type")) or ""
    entries = [e for e in field if e.key == "description" and text_of(e.value)]
    shown = {"enum": "string"}.get(written, written)
    entries.append(Entry("type", kind.span, text(shown, kind.span)))
    bounds = _BOUNDS.get(written, {})
    for entry in field:
        if entry.key in bounds:
            entries.append(Entry(bounds[entry.key], entry.key_span, entry.value))
            if entry.key == "pattern":
                check_pattern(entry.value, log)
    entries += _parts(field, written, log)
    return Mapping((*entries, *(e for e in field if e.key == "default")), field.span)


def _parts(field: Mapping, kind: str, log: Log) -> list[Entry]:
    """Return the keywords for the items or properties of a field."""
    values, items = field.entry("values"), field.entry("items")
    properties = field.get("properties")
    if kind == "enum" and values and isinstance(values.value, Sequence) and values.value.items:
        return [Entry("enum", values.key_span, values.value)]
    if kind == "array" and items is not None:
        return [Entry("items", items.key_span, _schema(items.value, log))]
    if kind == "object" and isinstance(properties, Mapping):
        inner = tuple(Entry(e.key, e.key_span, _schema(e.value, log)) for e in properties)
        required = [text(e.key, e.key_span) for e in properties if _is_required(e.value)]
        made = _object(inner, required, properties.span)
        return [entry for entry in made if entry.key != "type"]
    return []
