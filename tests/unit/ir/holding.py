"""Whether a type can hold a value: what soundness promises of every accepted one."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.document.node import JsonValue
from adlgen.ir import types as ir
from adlgen.ir.agent import Body
from adlgen.ir.atoms import kind_of
from adlgen.schema.equality import json_equal
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Schema


def why_not(type_: ir.Type, value: JsonValue, body: Body, at: str = "") -> str | None:
    """Return where and why a type cannot hold a value, or None if it can."""
    match type_:
        case ir.Nullable(inner=inner):
            return None if value is None else why_not(inner, value, body, at)
        case ir.Ref(name=name):
            return why_not(body.definitions[name], value, body, at)
        case ir.List() | ir.Tuple():
            return _array(type_, value, body, at)
        case ir.Map(value=inner):
            if not isinstance(value, dict):
                return f"{at}: map"
            return _first(why_not(inner, v, body, f"{at}/{k}") for k, v in value.items())
        case ir.Record():
            return _record(type_, value, body, at)
        case ir.Union():
            return _union(type_, value, body, at)
        case _:
            return None if _is(type_, value) else f"{at}: {type(type_).__name__.lower()}"


def _is(type_: ir.Type, value: JsonValue) -> bool:
    """Whether a type without parts holds a value."""
    number = isinstance(value, int | float) and not isinstance(value, bool)
    match type_:
        case ir.Null():
            return value is None
        case ir.Boolean():
            return isinstance(value, bool)
        case ir.Integer():
            return number and value == value // 1  # type: ignore[operator]
        case ir.Number():
            return number
        case ir.String():
            return isinstance(value, str)
        case ir.Enum(values=values):
            return any(json_equal(value, v) for v in values)
        case ir.Const(value=const):
            return json_equal(value, const)
        case _:
            return isinstance(type_, ir.Any)


def _array(type_: ir.List | ir.Tuple, value: JsonValue, body: Body, at: str) -> str | None:
    if not isinstance(value, list):
        return f"{at}: array"
    items = type_.items if isinstance(type_, ir.Tuple) else ()
    rest = type_.rest if isinstance(type_, ir.Tuple) else type_.item
    if len(value) < len(items) or (rest is None and len(value) > len(items)):
        return f"{at}: length"
    types = [*items, *([rest] * (len(value) - len(items)) if rest is not None else [])]
    pairs = zip(types, value, strict=True)
    return _first(why_not(t, v, body, f"{at}/{i}") for i, (t, v) in enumerate(pairs))


def _record(record: ir.Record, value: JsonValue, body: Body, at: str) -> str | None:
    if not isinstance(value, dict):
        return f"{at}: record"
    known = {f.key: f for f in record.fields}
    for field in record.fields:
        if field.required and field.key not in value:
            return f"{at}/{field.key}: required"
    for key, inner in value.items():
        type_ = known[key].type if key in known else record.extra
        if type_ is None:
            return f"{at}/{key}: closed"
        if (problem := why_not(type_, inner, body, f"{at}/{key}")) is not None:
            return problem
    return None


def _union(union: ir.Union, value: JsonValue, body: Body, at: str) -> str | None:
    if value is None and not any(isinstance(v.type, ir.Any) for v in union.variants):
        return f"{at}: null is said outside of a union, even where a variant is a reference to it"
    if union.tag is not None:
        tag = value.get(union.tag) if isinstance(value, dict) else None
        chosen = [v for v in union.variants if tag in v.tags]
        return why_not(chosen[0].type, value, body, at) if chosen else f"{at}: tag {tag!r}"
    for variant in union.variants[:-1]:
        if kind_of(value) in variant.kinds and (
            variant.accept is None
            or accepts(body.canonical, value, at_pointer(body, variant.accept))
        ):
            return why_not(variant.type, value, body, at)
    return why_not(union.variants[-1].type, value, body, at)


def at_pointer(body: Body, pointer: str) -> Schema:
    """Find the subschema that a variant's pointer names."""
    found: object = body.canonical.root
    for raw in pointer.split("/")[1:]:
        token = raw.replace("~1", "/").replace("~0", "~")
        if isinstance(found, Schema):
            found = found.keywords[token]
        elif isinstance(found, list | tuple):
            found = found[int(token)]
        else:
            assert isinstance(found, dict)
            found = found[token]
    assert isinstance(found, Schema)
    return found


def _first(problems: Iterable[str | None]) -> str | None:
    return next((p for p in problems if p is not None), None)
