"""``spec.config``: values that determine both the types and the defaults."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.expressions import expression
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
from adlgen.plan.placeholders import PLACEHOLDER, texts_in

_Scalar: TypeAlias = Boolean | Integer | Number | String
_INT64 = range(-(2**63), 2**63)
_INTEGER = expression(r"-?(?:0|[1-9][0-9]{0,18})")
_NUMBER = expression(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]{1,3})?")


def config_record(wiring: Wiring, span: Span) -> Record:
    """Build the record of the whole configuration: a field per section."""
    written = [(s.key.value, plain(s.value), s.value.span) for s in wiring.sections]
    types = _Types(_variables(value for _, value, _ in written))
    supplied = [(key, value, span) for key, value in wiring.supplied.items()]
    fields = (types.field(*section) for section in (*written, *supplied))
    return Record(tuple(fields), None, (), span)


def _variables(values: Iterable[JsonValue]) -> dict[str, type[_Scalar]]:
    """Return the types of environment variables that have a default of another type than text.

    A variable has one type: a number if some of its defaults are integers and some are not, and a
    text if they have nothing in common.
    """
    found: dict[str, type[_Scalar]] = {}
    for text in (text for value in values for text in texts_in(value)):
        match = PLACEHOLDER.fullmatch(text)
        if match is None or match[2] is None:
            continue
        kind = _kind(match[2])
        known = found.setdefault(match[1], kind)
        if known is not kind:
            found[match[1]] = Number if {known, kind} == {Integer, Number} else String
    return found


def _kind(text: str) -> type[_Scalar]:
    if text in ("true", "false"):
        return Boolean
    if _INTEGER.fullmatch(text) and int(text) in _INT64:
        return Integer
    return Number if _NUMBER.fullmatch(text) and _is_finite(text) else String


def _is_finite(text: str) -> bool:
    return abs(float(text)) != float("inf")


class _Types(Struct):
    """The types of values."""

    variables: Mapping[str, type[_Scalar]] = field(default_factory=dict)

    def field(self, key: str, value: JsonValue, span: Span) -> Field:
        default = Default(value)
        return Field(key, self.type(value, span), required=False, default=default, span=span)

    def type(self, value: JsonValue, span: Span) -> Type:
        match value:
            case bool():
                return Boolean(span)
            case int():
                return Integer(span) if value in _INT64 else Any(span)
            case float():
                return Number(span)
            case str():
                return self._text(value, span)
            case None:
                return Any(span)
            case list():
                return List(self._item(value, span), span)
            case dict():
                fields = tuple(self.field(key, inner, span) for key, inner in value.items())
                return Record(fields, None, (), span)

    def _text(self, text: str, span: Span) -> Type:
        match = PLACEHOLDER.fullmatch(text)
        kind = self.variables.get(match[1], String) if match is not None else String
        return kind(span)

    def _item(self, items: list[JsonValue], span: Span) -> Type:
        """Return the common basic type of the items, else any; string for an empty list."""
        types = [self.type(item, span) for item in items]
        kinds = {type(t) for t in types}
        if not types:
            return String(span)
        if kinds == {Integer, Number}:
            return Number(span)
        alike = len(kinds) == 1 and isinstance(types[0], Boolean | Integer | Number | String)
        return types[0] if alike else Any(span)
