"""Where decoding fills in defaults and turns numbers into exact ones: the shapes that the runtime reads."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.document.node import JsonValue
from adlgen.ir.types import Kind
from adlgen.plan.model import (
    Basic,
    Constant,
    Declaration,
    EnumDecl,
    ListOf,
    MapOf,
    Named,
    NullableOf,
    Plain,
    PlannedBody,
    PlannedType,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ..numbers import NATIVE, Numbers
from ..types import parts_of

_CONTAINERS = (Kind.ARRAY, Kind.OBJECT)


def shapes(body: PlannedBody, numbers: Numbers = NATIVE) -> dict[str, JsonValue]:
    """Return the shape of each declaration that decoding changes, the whole's first; else nothing."""
    shaping = _Shaping(body.declarations, numbers)
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


def _changed(declarations: Mapping[str, Declaration], numbers: Numbers) -> frozenset[str]:
    """Return the keys of the declarations with a default or an exact number somewhere inside."""
    found = {
        key
        for key, declaration in declarations.items()
        if any(_leaf(part, numbers) for part in parts_of(declaration))
        or (isinstance(declaration, RecordDecl) and any(f.has_default for f in declaration.fields))
        or (isinstance(declaration, EnumDecl) and numbers.exact and _has_numbers(declaration))
    }
    while True:
        more = {
            key
            for key, declaration in declarations.items()
            if key not in found and any(_uses(part) in found for part in parts_of(declaration))
        }
        if not more:
            return frozenset(found)
        found |= more


def _leaf(type_: PlannedType, numbers: Numbers) -> str | None:
    """Return what numbers of a type become; None if they stay as they are, or there are none."""
    match type_:
        case Plain(basic=Basic.INTEGER) if numbers.big:
            return "bigint"
        case Plain(basic=Basic.NUMBER) if numbers.exact:
            return "JsonNumber"
        case Plain(basic=Basic.INTEGER | Basic.NUMBER) if numbers.widen:
            return "number"
        case Constant(value=int() | float()) if numbers.exact:
            return "plain"
        case ListOf(item=inner) | MapOf(value=inner) | NullableOf(inner=inner):
            return _leaf(inner, numbers)
        case _:
            return None


def _has_numbers(enum: EnumDecl) -> bool:
    return any(isinstance(member.value, int | float) for member in enum.members)


def _uses(type_: PlannedType) -> str | None:
    match type_:
        case Named(key=key):
            return key
        case ListOf(item=inner) | MapOf(value=inner) | NullableOf(inner=inner):
            return _uses(inner)
        case _:
            return None


class _Shaping:
    def __init__(self, declarations: Mapping[str, Declaration], numbers: Numbers) -> None:
        self._declarations = declarations
        self._numbers = numbers
        self.matter = _changed(declarations, numbers)

    def of(self, type_: PlannedType) -> JsonValue:
        """Return the shape of a type; None if nothing is filled in there."""
        match type_:
            case Plain() | Constant():
                leaf = _leaf(type_, self._numbers)
                return None if leaf is None else {"as": leaf}
            case Named(key=key) if key in self.matter:
                return str(self._declarations[key].name)
            case ListOf(item=item):
                inner = self.of(item)
                return None if inner is None else {"list": inner}
            case MapOf(value=value):
                inner = self.of(value)
                return None if inner is None else {"map": inner}
            case NullableOf(inner=nullable):
                return self.of(nullable)
            case _:
                return None

    def declared(self, declaration: Declaration) -> JsonValue:
        """Return the shape of a declaration."""
        match declaration:
            case RecordDecl():
                return self._record(declaration)
            case UnionDecl(tag=str(tag), variants=variants):
                meant = {t: self.of(v.type) for v in variants for t in v.tags}
                return {"tag": tag, "variants": {t: s for t, s in meant.items() if s is not None}}
            case UnionDecl(variants=variants):
                return {"first": [self._variant(v.kinds, v.accept, v.type) for v in variants]}
            case TupleDecl(items=items, rest=rest):
                more = None if rest is None else self.of(rest)
                prefix: JsonValue = [self.of(item) for item in items]
                return {"tuple": prefix, **({} if more is None else {"rest": more})}
            case EnumDecl():
                return {"as": "plain"} if self._numbers.exact else None

    def _variant(
        self, kinds: tuple[Kind, ...], accept: str | None, type_: PlannedType
    ) -> JsonValue:
        all_ = self._numbers.widen
        names: JsonValue = [k.value for k in kinds if all_ or k in _CONTAINERS]
        test: dict[str, JsonValue] = {} if accept is None else {"accept": accept}
        return {"kinds": names, **test, "shape": self.of(type_)}

    def _record(self, record: RecordDecl) -> JsonValue:
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
