"""Which classes accept exactly what the schema accepts, so that pydantic alone decides.

The canonical schema and the declared types are walked together. What is not proved here is decided by
the schema, so an omission costs time only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from adlgen.packs import Steps, Struct, run
from adlgen.packs.keywords import META_DATA
from adlgen.packs.places import places_of
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue
from adlgen.plan.model import Basic

from ...core.choice import by_kind, tag_field
from ...core.declarations import Side
from ...core.native import NATIVES
from ...patterns import rust_pattern
from ...types import is_any
from .limits import LIMIT, counts, is_limit
from .subschemas import (
    Schema,
    branches_of,
    has_only,
    is_null,
    number_of,
    strings_of,
    subschema,
    token_of,
)

_NOTES = META_DATA | {"$schema", "$defs", "$comment", "example", "discriminator"}
_UNCHECKED = _NOTES | {"format"}
"""The keywords without effect where the schema does not check the format."""
_STRINGS = frozenset(("minLength", "maxLength", "pattern"))
_NUMBERS = frozenset(("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"))
_OF_BASIC = {
    Basic.STRING: _STRINGS,
    Basic.INTEGER: _NUMBERS | {"multipleOf"},
    Basic.NUMBER: _NUMBERS,
    Basic.BOOLEAN: frozenset[str](),
    Basic.NULL: frozenset[str](),
}
_OF_RECORD = frozenset(("type", "properties", "required", "additionalProperties"))
_OF_MAP = frozenset(("type", "additionalProperties", "minProperties", "maxProperties"))
_OF_LIST = frozenset(("type", "items", "minItems", "maxItems"))
_OF_TUPLE = _OF_LIST | {"prefixItems"}


class Exactness(Struct):
    """The proofs about one side of a tool."""

    side: Side
    canonical: JsonValue
    checked: frozenset[str]
    """The formats that the schema checks."""
    places: dict[str, str]
    """The JSON Pointers of records in the canonical schema, by key."""
    others: dict[tuple[str, str], bool]
    """Whether unions and tuples are proved, by key and place; those in progress are taken to be."""
    refuted: frozenset[tuple[str, str]]
    """Those that are not, although they were taken to be."""
    proofs: dict[str, bool]
    """Whether the fields of a record express its schema, and each nested record decides for itself, by key."""

    @staticmethod
    def of(side: Side) -> Exactness:
        """Walk the schema of a side, or those of the types that tools share."""
        body = side.body
        checked = frozenset(key[1:] for key in body.patterns if key.startswith("*"))
        refuted: frozenset[tuple[str, str]] = frozenset()
        while True:
            made = Exactness(side, body.canonical, checked, {}, {}, refuted, {})
            made.proofs[""] = run(made._all(_roots(body)))
            found = frozenset(key for key, proved in made.others.items() if not proved)
            if found <= refuted:
                return made
            refuted |= found

    def is_whole(self) -> bool:
        """Report whether pydantic alone decides about the side."""
        return all(self.proofs.values())

    def proves(self, type_: plan.PlannedType, schema: JsonValue, at: str) -> Steps[bool]:
        """Report whether a type accepts exactly what a subschema accepts."""
        if not isinstance(schema, dict):
            basic = Basic.ANY if schema is True else Basic.NEVER
            return isinstance(type_, plan.Plain) and type_.basic is basic
        keys = self._keywords(schema)
        if "$ref" in keys:
            from urllib.parse import unquote

            pointer = unquote(str(schema["$ref"])[1:])
            target = subschema(self.canonical, pointer)
            return (yield self.proves(type_, target, pointer)) and keys == {"$ref"}
        match type_:
            case plan.Named(key=key):
                return (yield self._declaration(self.side.known[key], schema, at))
            case plan.NullableOf(inner=inner):
                return (yield self._nullable(inner, schema, at))
            case plan.ListOf(item=item):
                proved = yield self.proves(item, schema.get("items", True), f"{at}/items")
                sizes = counts(schema, type_.constraints, "minItems", "maxItems")
                return proved and sizes and has_only(schema, keys, "array", _OF_LIST)
            case plan.MapOf(value=value):
                rest = schema.get("additionalProperties", True)
                proved = yield self.proves(value, rest, f"{at}/additionalProperties")
                sizes = counts(schema, type_.constraints, "minProperties", "maxProperties")
                return proved and sizes and has_only(schema, keys, "object", _OF_MAP)
            case plan.Constant(value=value):
                return isinstance(value, str) and strings_of(schema, keys) == [value]
            case plan.Plain():
                return self._plain(type_, schema, keys)
            case plan.Own():
                return False

    def _all(self, parts: Iterable[tuple[plan.PlannedType, JsonValue, str]]) -> Steps[bool]:
        """Report whether all types are proved; every one is examined."""
        proved = True
        for type_, schema, at in parts:
            at_once = self._at_once(type_, schema)
            proved &= (yield self.proves(type_, schema, at)) if at_once is None else at_once
        return proved

    def _at_once(self, type_: plan.PlannedType, schema: JsonValue) -> bool | None:
        """Return what :meth:`proves` does for a type without parts; None for other types and references."""
        if not isinstance(schema, dict) or "$ref" in schema:
            return None
        if isinstance(type_, plan.Plain):
            return self._plain(type_, schema, self._keywords(schema))
        if isinstance(type_, plan.Named):
            one = self.side.known[type_.key]
            return self._enum(one, schema) if isinstance(one, plan.EnumDecl) else None
        return None

    def _enum(self, one: plan.EnumDecl, schema: Schema) -> bool:
        values = [member.value for member in one.members]
        return strings_of(schema, self._keywords(schema)) == values

    def _keywords(self, schema: Schema) -> set[str]:
        ignored = _NOTES if schema.get("format") in self.checked else _UNCHECKED
        return {k for k in schema if k not in ignored and not k.startswith("x-")}

    def _plain(self, type_: plan.Plain, schema: Schema, keys: set[str]) -> bool:
        if is_any(type_):
            return not keys
        known = _OF_BASIC.get(type_.basic)
        if known is None or (self.side.exact and type_.basic is Basic.NUMBER):
            return False
        if self.side.native and keys == {"type", "format"} and type_.format in NATIVES:
            return schema["type"] == type_.basic.value and schema["format"] == type_.format
        if schema.get("type") != type_.basic.value or not keys <= known | {"type"}:
            return False
        return len(keys) == 1 or _has_same_bounds(type_, schema, keys)

    def _nullable(self, inner: plan.PlannedType, schema: Schema, at: str) -> Steps[bool]:
        types = schema.get("type")
        if isinstance(types, list) and "null" in types:
            kinds = [one for one in types if one != "null"]
            rest = {**schema, "type": kinds[0] if len(kinds) == 1 else kinds}
            values = schema.get("enum", [None])
            if not isinstance(values, list) or None not in values:
                return False
            if "enum" in schema:
                rest["enum"] = [one for one in values if one is not None]
            return (yield self.proves(inner, rest, at))
        for word in ("anyOf", "oneOf"):
            branches = schema.get(word)
            if isinstance(branches, list) and any(map(is_null, branches)):
                left = [i for i, branch in enumerate(branches) if not is_null(branch)]
                if len(left) == 1:
                    proved = yield self.proves(inner, branches[left[0]], f"{at}/{word}/{left[0]}")
                    return proved and self._keywords(schema) == {word}
                return (yield self.proves(inner, {**schema}, at))
        return False

    def _declaration(self, one: plan.Declaration, schema: Schema, at: str) -> Steps[bool]:
        match one:
            case plan.RecordDecl(key=key):
                if key not in self.places:
                    self.places[key] = at
                    self.proofs[key] = True
                    self.proofs[key] = yield self._record(one, schema, at)
                return True
            case plan.EnumDecl():
                return self._enum(one, schema)
            case _:
                found = (one.key, at)
                if found not in self.others:  # one that contains itself is proved if the rest is
                    self.others[found] = found not in self.refuted
                    if isinstance(one, plan.TupleDecl):
                        proved = yield self._tuple(one, schema, at)
                    else:
                        proved = yield self._union(one, schema, at)
                    self.others[found] = proved and found not in self.refuted
                return self.others[found]

    def _record(self, record: plan.RecordDecl, schema: Schema, at: str) -> Steps[bool]:
        properties, required = schema.get("properties", {}), schema.get("required", [])
        if not isinstance(properties, dict) or not isinstance(required, list):
            return False
        known = [field for field in record.fields if field.key in properties]
        parts: list[tuple[plan.PlannedType, JsonValue, str]] = [
            (field.type, properties[field.key], f"{at}/properties/{token_of(field.key)}")
            for field in known
        ]
        extra = schema.get("additionalProperties", True)
        if record.extra is not None:
            parts.append((record.extra, extra, f"{at}/additionalProperties"))
        proved = (yield self._all(parts)) and (record.extra is not None or extra is False)
        return (
            proved
            and not any(field.required and field.has_default for field in known)
            and has_only(schema, self._keywords(schema), "object", _OF_RECORD)
            and {field.key for field in record.fields} == properties.keys()
            and {field.key for field in record.fields if field.required} == set(map(str, required))
        )

    def _tuple(self, declared: plan.TupleDecl, schema: Schema, at: str) -> Steps[bool]:
        prefix = schema.get("prefixItems")
        if not isinstance(prefix, list) or len(prefix) != len(declared.items):
            return False
        places = enumerate(zip(declared.items, prefix, strict=True))
        proved = yield self._all((t, s, f"{at}/prefixItems/{i}") for i, (t, s) in places)
        return (
            proved
            and declared.rest is None
            and schema.get("items") is False
            and schema.get("minItems") == len(prefix) <= number_of(schema.get("maxItems", LIMIT))
            and has_only(schema, self._keywords(schema), "array", _OF_TUPLE)
        )

    # --- unions ------------------------------------------------------------------------------

    def _union(self, union: plan.UnionDecl, schema: Schema, at: str) -> Steps[bool]:
        is_tagged = tag_field(self.side.known, union) is not None
        branches = [*branches_of(schema, at)]
        if len(branches) != len(union.variants):
            yield self._all((v.type, part, place) for v, part, place in self._accepted(union))
            return False
        proved = yield self._all(
            (variant.type, part, place)
            for variant, (part, place) in zip(union.variants, branches, strict=True)
        )
        keys = self._keywords(schema) - ({"type"} if schema.get("type") == "object" else set())
        only = keys in ({"anyOf"}, {"oneOf"})
        return proved and only and (is_tagged or by_kind(union))

    def _accepted(
        self, union: plan.UnionDecl
    ) -> Iterator[tuple[plan.PlannedVariant, JsonValue, str]]:
        """Yield the variants whose subschema is known."""
        for variant in union.variants:
            if variant.accept is not None:
                yield variant, subschema(self.canonical, variant.accept), variant.accept


def _has_same_bounds(type_: plan.Plain, schema: Schema, keys: set[str]) -> bool:
    """Report whether pydantic compares with the bounds of a schema, and the type has them."""
    whole = type_.basic is not Basic.NUMBER
    for key in keys - {"type"}:
        if key == "pattern":
            if rust_pattern(str(schema[key])) is None:
                return False
        elif not is_limit(schema[key], whole=whole):
            return False
        if type_.constraints.get(key) != schema[key]:
            return False
    return True


def _roots(body: plan.PlannedBody) -> Iterator[tuple[plan.PlannedType, JsonValue, str]]:
    """Yield the type of a side with its schema, or each shared object with the only one that describes it."""
    if not any(key.startswith(plan.SHARED) for key in body.declarations):
        yield body.type, body.canonical, ""
        return
    for key, one in body.declarations.items():
        places = places_of(key, plan.SHARED.rstrip("/"), body)
        if isinstance(one, plan.RecordDecl) and len(places) == 1:
            yield plan.Named(key, cyclic=False), subschema(body.canonical, places[0]), places[0]
