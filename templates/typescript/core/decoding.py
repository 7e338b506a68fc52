"""Shapes: where decoding fills in defaults, and converts numbers, texts of formats and values of own types."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from adlgen.naming.code import Code, code
from adlgen.plan import model
from adlgen.plan.data import JsonValue
from adlgen.plan.model import JsonKind, parts_of

from ..numbers import NATIVE, Numbers
from ..types import shared_name
from .direct import moved
from .held import has_default

_CONTAINERS = (JsonKind.ARRAY, JsonKind.OBJECT)
_NONE: frozenset[str] = frozenset()


def shapes(
    body: model.PlannedBody,
    numbers: Numbers = NATIVE,
    places: Mapping[str, str] | None = None,
    shared: frozenset[str] = _NONE,
) -> dict[str, JsonValue]:
    """Return the shape of each declaration that decoding changes, the body's own first.

    ``places`` are the JSON Pointers of the definitions, if the schema is validated as it is written; ``shared`` are
    the keys of the shared declarations that decoding changes.
    """
    shaping = _Shaping(body.declarations, numbers, places, shared)
    whole = shaping.of(body.type)
    if whole is None:
        return {}
    named: dict[str, JsonValue] = {
        str(declaration.name): shaping.declared(declaration)
        for key, declaration in body.declarations.items()
        if key in shaping.matter
    }
    first = str(body.name) if str(body.name) in named else whole
    if not isinstance(first, str) or first not in named:
        return {str(body.name): whole, **named}
    ordered = sorted(named.items(), key=lambda item: item[0] != first)
    return dict(ordered)


def changed(
    declarations: Mapping[str, model.Declaration],
    numbers: Numbers | None = None,
    shared: frozenset[str] = _NONE,
    *,
    natives: bool = False,
) -> frozenset[str]:
    """Return the keys of the declarations with a default or, with ``numbers``, a converted value somewhere inside.

    ``shared`` are the keys of such declarations among the shared ones; ``natives`` is whether texts of some formats
    have types.
    """
    found = {
        key
        for key, declaration in declarations.items()
        if _has_defaults(declaration, natives=natives)
        or (numbers is not None and _is_converted(declaration, numbers))
    }
    more: Collection[str] = (*found, *shared)
    while more:
        more = {
            key
            for key, declaration in declarations.items()
            if key not in found
            and any((part := uses(p)) in found or part in shared for p in parts_of(declaration))
        }
        found |= more
    return frozenset(found)


def _has_defaults(declaration: model.Declaration, *, natives: bool) -> bool:
    if isinstance(declaration, model.RecordDecl):
        for one in declaration.fields:
            if one.has_default and has_default(one, natives=natives):
                return True
    return False


def _is_converted(declaration: model.Declaration, numbers: Numbers) -> bool:
    """Report whether a declaration has a value that decoding converts."""
    if isinstance(declaration, model.EnumDecl):
        return numbers.exact and _has_numbers(declaration)
    for part in parts_of(declaration):
        is_kept = isinstance(part, model.Plain) and not numbers.converts
        if not is_kept and _leaf(part, numbers) is not None:
            return True
    return False


def native_shape(constant: str) -> dict[str, JsonValue]:
    """Return the shape of the texts of a format."""
    return {"native": Code(constant)}


def _leaf(type_: model.PlannedType, numbers: Numbers) -> JsonValue:
    """Return the conversion of the values of a type; None if there is none."""
    match type_:
        case model.Plain():
            return _plain(type_, numbers)
        case model.Constant(value=int() | float()) if numbers.exact:
            return {"as": "plain"}
        case model.Own(type=own):
            return {"own": own}
        case model.ListOf(item=inner) | model.MapOf(value=inner) | model.NullableOf(inner=inner):
            return _leaf(inner, numbers)
        case _:
            return None


def _plain(type_: model.Plain, numbers: Numbers) -> JsonValue:
    if numbers.natives and (native := numbers.native(type_)) and native.constant:
        return native_shape(native.constant)
    if not numbers.widen:
        return None
    match type_.basic:
        case model.Basic.INTEGER if numbers.big:
            return {"as": "bigint"}
        case model.Basic.NUMBER if numbers.exact:
            return {"as": "JsonNumber"}
        case model.Basic.INTEGER | model.Basic.NUMBER:
            return {"as": "number"}
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
        places: Mapping[str, str] | None,
        shared: frozenset[str],
    ) -> None:
        self._declarations = declarations
        self._places = places
        self._numbers = numbers
        self._shared = shared
        self.matter = changed(declarations, numbers, shared, natives=numbers.natives)

    def _own(self, type_: model.Own) -> JsonValue:
        """Return the shape of an own type: it reads the generated type, but texts of formats as they are."""
        wire = type_.wire
        if isinstance(wire, model.Named) and wire.key in self._shared - self._declarations.keys():
            return f"#/$defs/{shared_name(wire.key)}"
        shape: dict[str, JsonValue] = {"own": code("() => {}", self._numbers.own(type_.type))}
        match wire:
            case model.Named(key=key) if key in self._declarations:
                name = str(self._declarations[key].name)
                return {**shape, "json": name} if key in self.matter else shape
            case None | model.Plain():
                return shape
            case _:
                inner = self.of(wire)
                return shape if inner is None else {**shape, "json": inner}

    def of(self, type_: model.PlannedType) -> JsonValue:
        """Return the shape of a type; None if decoding does not change it."""
        match type_:
            case model.Plain() | model.Constant():
                return _leaf(type_, self._numbers)
            case model.Own():
                return self._own(type_)
            case model.Named(key=key) if key in self._shared:
                return f"#/$defs/{shared_name(key)}"
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
                is_any = any(_leaf(one.type, self._numbers) for one in variants)
                first = (self._variant(v.kinds, v.accept, v.type, all_=is_any) for v in variants)
                return {"first": [*first]}
            case model.TupleDecl(items=items, rest=rest):
                more = None if rest is None else self.of(rest)
                prefix: JsonValue = [self.of(item) for item in items]
                return {"tuple": prefix, **({} if more is None else {"rest": more})}
            case model.EnumDecl():
                return {"as": "plain"} if self._numbers.exact else None

    def _variant(
        self,
        kinds: tuple[JsonKind, ...],
        accept: str | None,
        type_: model.PlannedType,
        *,
        all_: bool,
    ) -> JsonValue:
        names: JsonValue = [k.value for k in kinds if all_ or k in _CONTAINERS]
        if accept is not None and self._places is not None:
            accept = moved(accept, self._places)
        test: dict[str, JsonValue] = {} if accept is None else {"accept": accept}
        return {"kinds": names, **test, "shape": self.of(type_)}

    def _record(self, record: model.RecordDecl) -> JsonValue:
        natives = self._numbers.natives
        extra = None if record.extra is None else self.of(record.extra)
        inner = {f.key: self.of(f.type) for f in record.fields}
        fields = {k: s for k, s in inner.items() if s is not None or extra is not None}
        defaults = {f.key: f.default for f in record.fields if has_default(f, natives=natives)}
        out: dict[str, JsonValue] = {}
        if defaults:
            out["defaults"] = defaults
        if fields:
            out["fields"] = fields
        if extra is not None:
            out["extra"] = extra
        return out
