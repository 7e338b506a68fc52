"""Types written down shortly, to compare in tests."""

from __future__ import annotations

from adlgen.ir.types import Const, Enum, Field, List, Map, Nullable, Record, Ref, Tuple, Type, Union


def sketch(type_: Type) -> object:
    """Write a type as nested data: names for basic types, tuples for the others."""
    match type_:
        case Record(fields=fields, extra=extra):
            shown: dict[str, object] = {_mark(f): sketch(f.type) for f in fields}
            if extra is not None:
                shown["*"] = sketch(extra)
            return shown
        case Map(value=value):
            return ("map", sketch(value))
        case List(item=item):
            return ("list", sketch(item))
        case Tuple(items=items, rest=rest):
            return ("tuple", *map(sketch, items), *([] if rest is None else ["...", sketch(rest)]))
        case Nullable(inner=inner):
            return ("nullable", sketch(inner))
        case Enum(values=values):
            return ("enum", *values)
        case Const(value=value):
            return ("const", value)
        case Ref(name=name):
            return ("ref", name)
        case Union(variants=variants, tag=tag):
            return ("union", tag, *((" ".join(v.label), sketch(v.type)) for v in variants))
        case _:
            return type(type_).__name__.lower()


def _mark(field: Field) -> str:
    if field.required:
        return field.key + "!"
    return field.key if field.default is None else f"{field.key}={field.default.value!r}"
