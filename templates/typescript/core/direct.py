"""Schemas that the validator can read as they are written, without their canonical form.

A written schema and its canonical form mean the same to the validator if they differ only in how
references name their targets, and in keywords that it does not read.
"""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.packs import Steps, Struct, field, run
from adlgen.packs.keywords import META_DATA
from adlgen.plan.data import JsonValue

_SCHEMAS = (
    *("items", "contains", "additionalProperties", "propertyNames", "not", "if", "then", "else"),
    *("unevaluatedItems", "unevaluatedProperties"),
)
_LISTS = ("allOf", "anyOf", "oneOf", "prefixItems")
_MAPS = ("properties", "patternProperties", "dependentSchemas")
_PARTS = (*_SCHEMAS, *_LISTS, *_MAPS)
_ABOUT = META_DATA | {"$ref"}
"""The keywords of the reference that replaces a schema in the canonical form."""
_PLAIN = (
    *("type", "enum", "const", "pattern", "format", "uniqueItems", "required", "dependentRequired"),
    *("multipleOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "writeOnly"),
    *(
        f"{end}{what}"
        for end in ("min", "max")
        for what in ("Length", "Items", "Contains", "Properties")
    ),
)
_DEFINITION = "#/$defs/"


def pointers(schema: JsonValue, canonical: JsonValue) -> dict[str, str] | None:
    """Return the JSON Pointer into a written schema of each definition of its canonical form.

    None if the two do not mean the same to the validator.
    """
    if isinstance(canonical, dict) and "$defs" not in canonical and schema == canonical:
        return {}
    comparison = _Comparison(schema, canonical)
    return comparison.found if run(comparison.same(schema, canonical, "")) else None


def moved(pointer: str, found: Mapping[str, str]) -> str:
    """Return a JSON Pointer into a canonical form as one into the written schema."""
    if not pointer.startswith("/$defs/"):
        return pointer
    name, slash, rest = pointer.removeprefix("/$defs/").partition("/")
    return f"{found[name]}{slash}{rest}" if name in found else pointer


class _Comparison(Struct):
    schema: JsonValue
    canonical: JsonValue
    found: dict[str, str] = field(default_factory=dict)
    known: set[tuple[int, str]] = field(default_factory=set)

    def same(self, one: JsonValue, other: JsonValue, pointer: str) -> Steps[bool]:
        """Compare two schemas; ``pointer`` is that of the written one."""
        if not isinstance(one, dict) or not isinstance(other, dict):
            return isinstance(one, bool) and one is other
        target = other.get("$ref")
        if isinstance(target, str) and "$ref" not in one:
            return other.keys() <= _ABOUT and (yield self._defined(one, target, pointer))
        refers = yield self._referring(one.get("$ref"), target)
        return refers and (yield self._keywords(one, other, pointer))

    def _referring(self, one: JsonValue, other: JsonValue) -> Steps[bool]:
        if one is None or other is None:
            return one is other
        if not isinstance(one, str) or not isinstance(other, str) or "%" in one or one[:1] != "#":
            return False
        target: JsonValue = self.schema
        for token in one[1:].split("/")[1:]:
            step = token.replace("~1", "/").replace("~0", "~")
            if isinstance(target, list) and step.isdecimal() and int(step) < len(target):
                target = target[int(step)]
            elif isinstance(target, dict) and step in target:
                target = target[step]
            else:
                return False
        return one[1:2] in ("", "/") and (yield self._defined(target, other, one[1:]))

    def _defined(self, one: JsonValue, target: str, pointer: str) -> Steps[bool]:
        """Compare a written schema with a definition of the canonical form."""
        if target == "#":
            return one is self.schema
        assert isinstance(self.canonical, dict)
        definitions = self.canonical["$defs"]
        assert isinstance(definitions, dict)
        name = target.removeprefix(_DEFINITION)
        self.found.setdefault(name, pointer)
        if (id(one), name) in self.known:
            return True
        self.known.add((id(one), name))
        other = definitions[name.replace("~1", "/").replace("~0", "~")]
        return (yield self.same(one, other, pointer))

    def _keywords(
        self, one: dict[str, JsonValue], other: dict[str, JsonValue], pointer: str
    ) -> Steps[bool]:
        if any((key in one) != (key in other) for key in (*_PLAIN, *_PARTS)):
            return False
        if any(one[key] != other[key] for key in _PLAIN if key in one):
            return False
        for key in _PARTS:
            if key in one and not (
                yield self._parts(one[key], other[key], f"{pointer}/{key}", key)
            ):
                return False
        return True

    def _parts(self, one: JsonValue, other: JsonValue, pointer: str, key: str) -> Steps[bool]:
        pairs: list[tuple[str, JsonValue, JsonValue]]
        if key in _MAPS and isinstance(one, dict) and isinstance(other, dict):
            if one.keys() != other.keys():
                return False
            pairs = [(k.replace("~", "~0").replace("/", "~1"), one[k], other[k]) for k in one]
        elif key in _LISTS and isinstance(one, list) and isinstance(other, list):
            if len(one) != len(other):
                return False
            pairs = [(str(i), a, b) for i, (a, b) in enumerate(zip(one, other, strict=True))]
        elif key in (*_LISTS, *_MAPS):
            return False
        else:
            return (yield self.same(one, other, pointer))
        for token, a, b in pairs:
            if not (yield self.same(a, b, f"{pointer}/{token}")):
                return False
        return True
