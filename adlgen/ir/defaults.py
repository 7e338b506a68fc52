"""Infinite defaults: an object whose properties default to objects of the same type."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.codes.schema import RECURSIVE_DEFAULT
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.ir.graph import components
from adlgen.ir.types import Field, List, Map, Nullable, Record, Ref, Tuple, Type, Union


def drop_infinite_defaults(definitions: Mapping[str, Type], log: Log) -> dict[str, Type]:
    """Drop defaults that contain an object of a type that contains the property itself."""
    edges = {name: _mentioned(type_) for name, type_ in definitions.items()}
    component = components(edges)
    families: dict[int, set[str]] = {}
    for name in edges:
        families.setdefault(component[name], set()).add(name)
    out = {}
    for name, type_ in definitions.items():
        family = frozenset(families[component[name]])
        recursive = len(family) > 1 or name in edges[name]
        out[name] = _without_infinite(type_, family, log) if recursive else type_
    return out


def _mentioned(type_: Type) -> frozenset[str]:
    """Return the definitions that a type refers to at any depth."""
    match type_:
        case Ref(name=name):
            return frozenset({name})
        case _:
            return frozenset().union(*map(_mentioned, _inside(type_)))


def _inside(type_: Type) -> list[Type]:
    match type_:
        case List(item=inner) | Map(value=inner) | Nullable(inner=inner):
            return [inner]
        case Tuple(items=items, rest=rest):
            return [*items, *([] if rest is None else [rest])]
        case Union(variants=variants):
            return [v.type for v in variants]
        case Record(fields=fields, extra=extra):
            return [*(f.type for f in fields), *([] if extra is None else [extra])]
        case _:
            return []


def _without_infinite(type_: Type, family: frozenset[str], log: Log) -> Type:
    match type_:
        case List(item=inner):
            return replace(type_, item=_without_infinite(inner, family, log))
        case Map(value=inner):
            return replace(type_, value=_without_infinite(inner, family, log))
        case Nullable(inner=inner):
            return replace(type_, inner=_without_infinite(inner, family, log))
        case Tuple(items=items, rest=rest):
            ended = tuple(_without_infinite(i, family, log) for i in items)
            return replace(
                type_,
                items=ended,
                rest=None if rest is None else _without_infinite(rest, family, log),
            )
        case Union(variants=variants):
            return replace(
                type_,
                variants=tuple(
                    replace(v, type=_without_infinite(v.type, family, log)) for v in variants
                ),
            )
        case Record(fields=fields, extra=extra):
            return replace(
                type_,
                fields=tuple(_field(f, family, log) for f in fields),
                extra=None if extra is None else _without_infinite(extra, family, log),
            )
        case _:
            return type_


def _field(field: Field, family: frozenset[str], log: Log) -> Field:
    inner = replace(field, type=_without_infinite(field.type, family, log))
    endless = (
        field.default is not None
        and _holds_object(field.default.value)
        and _mentioned(field.type) & family
    )
    if not endless:
        return inner
    log.add(
        RECURSIVE_DEFAULT,
        f"the default of {field.key!r} is infinite and is not filled in",
        field.span,
        "use null as the default, or remove the default",
    )
    return replace(inner, default=None)


def _holds_object(value: JsonValue) -> bool:
    if isinstance(value, list):
        return any(map(_holds_object, value))
    return isinstance(value, dict)
