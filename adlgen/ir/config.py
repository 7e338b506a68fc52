"""``spec.config``: values that give both the types and the defaults."""

from __future__ import annotations

from adlgen.diagnostics.model import Span
from adlgen.document.node import Mapping, Node, Scalar, Sequence, plain
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
from adlgen.spec.model import Spec

_INT64 = 2**63


def config_record(spec: Spec, span: Span) -> Record:
    """Build the record of the whole configuration, a field per section."""
    fields = [_field(s.key.value, s.value) for s in spec.config]
    if spec.builtin_config:
        inner = tuple(_field(k, v) for k, v in spec.builtin_config.items())
        default = Default({k: plain(v) for k, v in spec.builtin_config.items()})
        fields.append(Field("tools", Record(inner, None, (), span), False, default, span))
    return Record(tuple(fields), None, (), span)


def _field(key: str, value: Node) -> Field:
    return Field(key, _type(value), False, Default(plain(value)), value.span)


def _type(node: Node) -> Type:
    match node:
        case Scalar(value=bool()):
            return Boolean(node.span)
        case Scalar(value=int(number)):
            return Integer(node.span) if -_INT64 <= number < _INT64 else Any(node.span)
        case Scalar(value=float()):
            return Number(node.span)
        case Scalar(value=str()):
            return String(node.span)
        case Scalar():
            return Any(node.span)
        case Sequence(items=items):
            return List(_item(items, node.span), node.span)
        case Mapping(entries=entries):
            return Record(tuple(_field(e.key, e.value) for e in entries), None, (), node.span)


def _item(items: tuple[Node, ...], span: Span) -> Type:
    """Return the type of all items, if they share one that is written alike; an empty list holds texts."""
    types = [_type(item) for item in items]
    if not types:
        return String(span)
    basic = all(isinstance(t, Boolean | Integer | Number | String) for t in types)
    kinds = {type(t) for t in types}
    if basic and len(kinds) == 1:
        return types[0]
    if basic and kinds == {Integer, Number}:
        return Number(span)
    return Any(span)
