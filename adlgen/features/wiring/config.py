"""``spec.config``: values that determine both the types and the defaults."""

from __future__ import annotations

from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue, plain
from adlgen.features.wiring.model import Wiring
from adlgen.ir.types import (
    Any,
    Boolean,
    Default,
    Field,
    Integer,
    List,
    Number,
    Record,
    String,
    Type,
)

_INT64 = range(-(2**63), 2**63)


def config_record(wiring: Wiring, span: Span) -> Record:
    """Build the record of the whole configuration: a field per section."""
    written = (_field(s.key.value, plain(s.value), s.value.span) for s in wiring.sections)
    supplied = (_field(key, value, span) for key, value in wiring.supplied.items())
    return Record((*written, *supplied), None, (), span)


def _field(key: str, value: JsonValue, span: Span) -> Field:
    return Field(key, _type(value, span), required=False, default=Default(value), span=span)


def _type(value: JsonValue, span: Span) -> Type:
    match value:
        case bool():
            return Boolean(span)
        case int():
            return Integer(span) if value in _INT64 else Any(span)
        case float():
            return Number(span)
        case str():
            return String(span)
        case None:
            return Any(span)
        case list():
            return List(_item(value, span), span)
        case dict():
            fields = tuple(_field(key, inner, span) for key, inner in value.items())
            return Record(fields, None, (), span)


def _item(items: list[JsonValue], span: Span) -> Type:
    """Return the common basic type of the items, else any; string for an empty list."""
    types = [_type(item, span) for item in items]
    kinds = {type(t) for t in types}
    if not types:
        return String(span)
    if kinds == {Integer, Number}:
        return Number(span)
    alike = len(kinds) == 1 and isinstance(types[0], Boolean | Integer | Number | String)
    return types[0] if alike else Any(span)
