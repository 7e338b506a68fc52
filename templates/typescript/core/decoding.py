"""Shapes: where decoding fills in defaults and converts numbers."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.plan import model
from adlgen.plan.data import JsonValue
from adlgen.plan.model import JsonKind

from ..numbers import NATIVE, Numbers
from ..types import parts_of
from .direct import moved

_CONTAINERS = (JsonKind.ARRAY, JsonKind.OBJECT)


def shapes(
    body: model.PlannedBody, numbers: Numbers = NATIVE, places: dict[str, str] | None = None
) -> dict[str, JsonValue]:
    """Return the shape of each declaration that decoding changes, the body's own first.

    ``places`` are the JSON Pointers of the definitions, if the schema is validated as it is written.
    """
    shaping = _Shaping(body.declarations, numbers, places)
    whole = shaping.of(body.type)
    if whole is None:
        return {}
    table = {} if isinstance(whole, str) else {str(body.name): whole}
    named: dict[str, JsonValue] = {
        str(declaration.name): shaping.declared(declaration)
        for key, declaration in body.declarations.items()
        if key in shaping.matter
    }
    first = whole if isinstance(whole, str) else ""
    ordered = sorted(named.items(), key=lambda item: item[0] != first)
    return {**table, **dict(ordered)}


def with_defaults(body: model.PlannedBody) -> frozenset[str]:
    """Return the keys of the declarations with a default somewhere inside."""
    return _changed(body.declarations, NATIVE)


def _changed(declarations: Mapping[str, model.Declaration], numbers: Numbers) -> frozenset[str]:
    """Return the keys of the declarations with a default or an exact number somewhere inside."""
    found = {
        key
        for key, declaration in declarations.items()
        if (numbers.widen and any(_leaf(part, numbers) for part in parts_of(declaration)))
        or (
            isinstance(declaration, model.RecordDecl)
            and any(f.has_default for f in declaration.fields)
        )
        or (isinstance(declaration, model.EnumDecl) and numbers.exact and _has_numbers(declaration))
    }
    more = found
    while more:
        more = {
            key
            for key, declaration in declarations.items()
            if key not in found and any(uses(part) in found for part in parts_of(declaration))
        }
        found |= more
    return frozenset(found)


def _leaf(type_: model.PlannedType, numbers: Numbers) -> str | None:
    """Return the conversion of the numbers of a type; None if there is none."""
    match type_:
        case model.Plain(basic=model.Basic.INTEGER) if numbers.big:
            return "bigint"
        case model.Plain(basic=model.Basic.NUMBER) if numbers.exact:
            return "JsonNumber"
        case model.Plain(basic=model.Basic.INTEGER | model.Basic.NUMBER) if numbers.widen:
            return "number"
        case model.Constant(value=int() | float()) if numbers.exact:
            return "plain"
        case model.ListOf(item=inner) | model.MapOf(value=inner) | model.NullableOf(inner=inner):
            return _leaf(inner, numbers)
        case _:
            return None


def _has_numbers(enum: model.EnumDecl) -> bool:
    return any(isinstance(member.value, int | float) for member in enum.members)


def uses(type_: model.PlannedType) -> str | None:
    """Return the key of the declaration that a type refers to."""
    match type_:
        case model.Named(key=key):
            return key
        case model.ListOf(item=inner) | model.MapOf(value=inner) | model.NullableOf(inner=inner):
            return uses(inner)
        case _:
            return None


class _Shaping:
    def __init__(
        self,
        declarations: Mapping[str, model.Declaration],
        numbers: Numbers,
        places: dict[str, str] | None,
    ) -> None:
        self._declarations = declarations
        self._places = places
        self._numbers = numbers
        self.matter = _changed(declarations, numbers)

    def of(self, type_: model.PlannedType) -> JsonValue:
        """Return the shape of a type; None if decoding does not change it."""
        match type_:
            case model.Plain() | model.Constant():
                leaf = _leaf(type_, self._numbers)
                return None if leaf is None else {"as": leaf}
            case model.Named(key=key) if key in self.matter:
                return str(self._declarations[key].name)
            case model.ListOf(item=item):
                inner = self.of(item)
                return None if inner is None else {"list": inner}
            case model.MapOf(value=value):
                inner = self.of(value)
                return None if inner is None else {"map": inner}
            case model.NullableOf(inner=nullable):
                return self.of(nullable)
            case _:
                return None

    def declared(self, declaration: model.Declaration) -> JsonValue:
        """Return the shape of a declaration."""
        match declaration:
            case model.RecordDecl():
                return self._record(declaration)
            case model.UnionDecl(tag=str(tag), variants=variants):
                shapes_ = {t: self.of(v.type) for v in variants for t in v.tags}
                return {"tag": tag, "variants": {t: s for t, s in shapes_.items() if s is not None}}
            case model.UnionDecl(variants=variants):
                return {"first": [self._variant(v.kinds, v.accept, v.type) for v in variants]}
            case model.TupleDecl(items=items, rest=rest):
                more = None if rest is None else self.of(rest)
                prefix: JsonValue = [self.of(item) for item in items]
                return {"tuple": prefix, **({} if more is None else {"rest": more})}
            case model.EnumDecl():
                return {"as": "plain"} if self._numbers.exact else None

    def _variant(
        self, kinds: tuple[JsonKind, ...], accept: str | None, type_: model.PlannedType
    ) -> JsonValue:
        all_ = self._numbers.widen
        names: JsonValue = [k.value for k in kinds if all_ or k in _CONTAINERS]
        if accept is not None and self._places is not None:
            accept = moved(accept, self._places)
        test: dict[str, JsonValue] = {} if accept is None else {"accept": accept}
        return {"kinds": names, **test, "shape": self.of(type_)}

    def _record(self, record: model.RecordDecl) -> JsonValue:
        extra = None if record.extra is None else self.of(record.extra)
        inner = {f.key: self.of(f.type) for f in record.fields}
        fields = {k: s for k, s in inner.items() if s is not None or extra is not None}
        defaults = {f.key: f.default for f in record.fields if f.has_default}
        out: dict[str, JsonValue] = {}
        if defaults:
            out["defaults"] = defaults
        if fields:
            out["fields"] = fields
        if extra is not None:
            out["extra"] = extra
        return out
