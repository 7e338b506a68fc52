"""The types of a plan as one JSON Schema, with a definition for each name.

An engine that has no type to name takes the names of the plan. Bounds, patterns and formats are left out:
the runtime decides acceptance.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from adlgen.packs import Struct
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

from ...features.pydantic.exact import Exactness
from ...features.pydantic.subschemas import subschema
from ...imports import Imports
from ...types import is_inline, is_int
from ..declarations import Side, in_order

Schema = dict[str, JsonValue]

_ANY: Schema = {}
_NULL: Schema = {"type": "null"}
_OF_VALUE: dict[type, str] = {bool: "boolean", int: "integer", float: "number", str: "string"}


def bodies(plan_: plan.Plan) -> Iterator[plan.PlannedBody]:
    """Yield the types that tools share, and the inputs and results of all tools."""
    if plan_.types:
        yield plan_.types
    for tool in plan_.tools:
        yield from tool.bodies


def named(body: plan.PlannedBody, *, is_shared: bool) -> list[plan.Declaration | plan.PlannedBody]:
    """Return the types of a side, or of those that tools share, that have a name in Python."""
    types = body.declarations.values() if is_shared else body.types
    return [one for one in types if one.name == body.name or not _is_inline(one)]


def definitions(plan_: plan.Plan, *, distinct: bool, typed_extra: bool) -> Schema:
    """Return the schemas of all types by their names.

    ``distinct`` is whether the alternatives of a union must differ in their JSON types,
    ``typed_extra`` whether additional properties of objects with fields have a type.
    """
    out: Schema = {}
    shared = plan_.types.declarations if plan_.types else {}
    for body in bodies(plan_):
        known = {**shared, **body.declarations}
        plain = _plain_keys(body, known) if distinct else _NONE
        made = _Definitions(known, distinct, typed_extra, plain)
        types = named(body, is_shared=body is plan_.types)
        out |= {str(one.name): made.of(one) for one in types}
    return out


def _is_inline(one: plan.Declaration | plan.PlannedBody) -> bool:
    return not isinstance(one, plan.PlannedBody) and is_inline(one)


class _Definitions(Struct):
    declarations: Mapping[str, plan.Declaration]
    distinct: bool
    typed_extra: bool
    plain: frozenset[str]
    """The keys of declarations that have plain JSON types."""

    def of(self, one: plan.Declaration | plan.PlannedBody) -> Schema:
        """Return the schema of a declaration or of the root of a side."""
        described: Schema = {"description": one.doc.text} if one.doc.text else {}
        match one:
            case plan.RecordDecl(key=key) | plan.UnionDecl(key=key) if key in self.plain:
                kinds = sorted(self._declared(key, frozenset({key})))
                return described | _any_of([*map(_of_kind, kinds)])
            case plan.RecordDecl():
                return described | self._record(one)
            case plan.EnumDecl(values=values):
                return described | _values(values)
            case plan.UnionDecl():
                return described | self._union(one)
            case plan.TupleDecl():
                return described | self._tuple(one)
            case plan.PlannedBody(type=type_):
                return self.use(type_)

    def use(self, type_: plan.PlannedType) -> Schema:
        """Return the schema of the use of a type."""
        match type_:
            case plan.Plain(basic=plan.Basic.ANY | plan.Basic.NEVER):
                return _ANY  # no engine has a type without values
            case plan.Plain(basic=basic):
                return {"type": basic.value}
            case plan.Constant(value=value):
                return _values((value,))
            case plan.ListOf(item=item):
                return {"type": "array", "items": self.use(item)}
            case plan.MapOf(value=value):
                return {"type": "object", "additionalProperties": self.use(value)}
            case plan.NullableOf(inner=inner):
                return _any_of([self.use(inner), _NULL])
            case plan.Own():
                return _ANY  # no engine builds types of the project
            case plan.Named(key=key):
                one = self.declarations[key]
                return self.of(one) if _is_inline(one) else {"$ref": f"#/$defs/{one.name}"}

    def _record(self, record: plan.RecordDecl) -> Schema:
        # The type of additional properties whose names match a pattern is not that of all others.
        is_typed = self.typed_extra and not record.extra_patterns
        extra = record.extra if is_typed or record.extra is None else plan.Plain(plan.Basic.ANY, {})
        return {
            "type": "object",
            "properties": {field.key: self._field(field) for field in record.fields},
            "required": [field.key for field in record.fields if field.required],
            "additionalProperties": False if extra is None else self.use(extra) or True,
        }

    def _field(self, field: plan.PlannedField) -> Schema:
        out = dict(self.use(field.type))
        if field.doc.text:
            out["description"] = field.doc.text
        if field.doc.deprecated:
            out["deprecated"] = True
        if field.has_default:
            out["default"] = field.default
        return out

    def _union(self, union: plan.UnionDecl) -> Schema:
        parts = [self.use(variant.type) for variant in union.variants]
        return self._one_of(parts, [self._kinds(v.type) for v in union.variants])

    def _one_of(self, parts: list[Schema], kinds: list[frozenset[str]]) -> Schema:
        """Return a union; one whose alternatives must differ and do not has plain JSON types."""
        listed = [kind for found in kinds for kind in sorted(found)]
        if not self.distinct or len(listed) == len(set(listed)):
            return _any_of(parts)
        return _any_of([*map(_of_kind, dict.fromkeys(listed))])

    def _tuple(self, one: plan.TupleDecl) -> Schema:
        if one.rest is None:
            size = len(one.items)
            items = [self.use(item) for item in one.items]
            head: Schema = {"type": "array", "prefixItems": [*items], "items": False}
            return head | {"minItems": size, "maxItems": size}
        types = (*one.items, one.rest)
        parts, kinds = [self.use(t) for t in types], [self._kinds(t) for t in types]
        return {"type": "array", "items": self._one_of(_different(parts), kinds)}

    def _kinds(
        self, type_: plan.PlannedType, within: frozenset[str] = frozenset()
    ) -> frozenset[str]:
        """Return the JSON types of the values of a type, as an engine must distinguish them."""
        match type_:
            case plan.Plain(basic=plan.Basic.ANY | plan.Basic.NEVER):
                return frozenset()  # the union is any value
            case plan.Plain(basic=basic):
                return frozenset({basic.value})
            case plan.Constant(value=value):
                return _kinds_of((value,))
            case plan.ListOf():
                return frozenset({"array"})
            case plan.MapOf():
                return frozenset({"object"})
            case plan.NullableOf(inner=inner):
                return self._kinds(inner, within) | {"null"}
            case plan.Own():
                return frozenset()
            case plan.Named(key=key):
                return frozenset() if key in within else self._declared(key, within | {key})

    def _declared(self, key: str, within: frozenset[str]) -> frozenset[str]:
        match self.declarations[key]:
            case plan.RecordDecl():
                return frozenset({"object"})
            case plan.TupleDecl():
                return frozenset({"array"})
            case plan.EnumDecl(values=values):
                return _kinds_of(values)
            case plan.UnionDecl(variants=variants):
                return frozenset[str]().union(*(self._kinds(v.type, within) for v in variants))


_NONE: frozenset[str] = frozenset()


def _plain_keys(body: plan.PlannedBody, known: Mapping[str, plan.Declaration]) -> frozenset[str]:
    """Return what msgspec cannot hold: aliases of themselves, and objects with alternatives."""
    recursive = in_order(body.declarations).recursive
    places = Exactness.of(Side("input", body, known, Imports())).places
    records = ((places.get(key), one) for key, one in body.declarations.items())
    objects = (
        one.key
        for at, one in records
        if isinstance(one, plan.RecordDecl)
        and ((one.extra is not None and not one.fields) or _has_alternatives(body.canonical, at))
    )
    return recursive | {*objects}


def _has_alternatives(canonical: JsonValue, at: str | None) -> bool:
    """Report whether an object has alternatives that may have properties of their own."""
    schema = None if at is None else subschema(canonical, at)
    if not isinstance(schema, dict):
        return False
    listed = [parts for word in ("anyOf", "oneOf") if isinstance(parts := schema.get(word), list)]
    own = (
        [p for p in parts if not isinstance(p, dict) or p.keys() - {"required"}] for parts in listed
    )
    return any(len(parts) > 1 for parts in own)


def _of_kind(kind: str) -> Schema:
    """Return the schema of a plain JSON type; an object is a dictionary, not a class."""
    return {"type": kind} | ({"additionalProperties": _ANY} if kind == "object" else {})


def _values(values: tuple[JsonValue, ...]) -> Schema:
    """Return the schema of an enumeration: literals where Python has them."""
    if any(isinstance(value, list | dict) for value in values):
        return _ANY
    literals = [value for value in values if not _is_fraction(value)]
    if len(literals) == len(values):
        return {"enum": [int(v) if isinstance(v, float) else v for v in literals]}
    kinds = _kinds_of(values)
    return _any_of([{"type": kind} for kind in sorted(kinds - {"integer"})])


def _is_fraction(value: JsonValue) -> bool:
    return isinstance(value, float) and not is_int(value)


def _kinds_of(values: Iterable[JsonValue]) -> frozenset[str]:
    """Return the JSON types of scalars; arrays and objects are any value."""
    return frozenset(
        "integer" if is_int(value) else "null" if value is None else _OF_VALUE[type(value)]
        for value in values
        if not isinstance(value, list | dict)
    )


def _any_of(parts: list[Schema]) -> Schema:
    parts = _different(parts)
    if _ANY in parts:
        return _ANY
    return parts[0] if len(parts) == 1 else {"anyOf": [*parts]}


def _different(parts: list[Schema]) -> list[Schema]:
    """Leave out equal parts: they add no type, and an engine may copy each of them."""
    return [part for index, part in enumerate(parts) if part not in parts[:index]]
