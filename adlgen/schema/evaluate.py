"""Whether a canonical schema accepts a value: the verdict alone, exactly as 2020-12 says."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from adlgen.document.node import JsonValue
from adlgen.schema import validators
from adlgen.schema.model import Canonical, Schema
from adlgen.schema.patterns import search
from adlgen.schema.validators import Seen

_MORE_STACK = 5000


class TooDeepError(ValueError):
    """The schema or the value is nested too deeply to be judged."""


def accepts(canonical: Canonical, value: JsonValue, at: Schema | None = None) -> bool:
    """Report whether a value is accepted, by the whole schema or by ``at``, one of its subschemas.

    ``format`` and the other annotations do not judge.

    Raises:
        TooDeepError: The value or the schema is nested too deeply.
    """
    definitions = canonical.root.keywords.get("$defs", {})
    assert isinstance(definitions, Mapping)
    judge = Judge(canonical.root, definitions, canonical.patterns)
    schema = canonical.root if at is None else at
    try:
        return judge.accepts(schema, value)
    except RecursionError:
        return _with_more_stack(judge, schema, value)


def _with_more_stack(judge: Judge, schema: Schema, value: JsonValue) -> bool:
    """Judge a value that is nested unusually deeply; 128 levels always fit."""
    usual = sys.getrecursionlimit()
    sys.setrecursionlimit(usual + _MORE_STACK)
    try:
        return judge.accepts(schema, value)
    except RecursionError:
        message = "the schema or the value is nested too deeply"
        raise TooDeepError(message) from None
    finally:
        sys.setrecursionlimit(usual)


@dataclass(slots=True)
class Judge:
    """Judges values by one canonical schema."""

    root: Schema
    definitions: Mapping[str, Schema]
    patterns: Mapping[str, JsonValue]
    known: dict[tuple[str, int, bool], tuple[bool, Seen | None]] = field(default_factory=dict)
    """What definitions said of the parts of the value at hand, to which many ways may lead."""

    def accepts(self, schema: Schema, value: JsonValue) -> bool:
        """Report whether a subschema accepts a value."""
        self.known.clear()
        return self.check(schema, value, None)

    def check(self, schema: Schema, value: JsonValue, seen: Seen | None) -> bool:
        """Report whether a subschema accepts a value; ``seen`` learns what it judged, if it does."""
        if schema.boolean is not None:
            return schema.boolean
        keywords = schema.keywords
        own = None
        if seen is not None or not _REST.isdisjoint(keywords):
            own = Seen()
        call = _Call(self, keywords, value, own)
        table = _TABLES.get(type(value), _COMMON)
        for keyword, argument in keywords.items():
            rule = table.get(keyword)
            if rule is not None and not rule(call, argument):
                return False
        if own is not None:
            if not _check_rest(call):
                return False
            if seen is not None:
                seen.merge(own)
        return True

    def matches(self, pattern: str, text: str) -> bool:
        """Report whether a pattern of the schema matches somewhere in a text."""
        return search(self.patterns[pattern], text)

    def target(self, reference: str) -> Schema:
        """Return the schema that a ``$ref`` names."""
        return self.root if reference == "#" else self.definitions[reference[len("#/$defs/") :]]


@dataclass(slots=True)
class _Call:
    """One schema meeting one value."""

    judge: Judge
    keywords: Mapping[str, Any]
    value: Any
    seen: Seen | None

    def here(self, schema: Schema) -> bool:
        """Apply a subschema to the same value."""
        return self.judge.check(schema, self.value, self.seen)

    def inside(self, schema: Schema, value: JsonValue) -> bool:
        """Apply a subschema to a part of the value."""
        return self.judge.check(schema, value, None)


_REST = frozenset({"unevaluatedProperties", "unevaluatedItems"})
_Rule: TypeAlias = Callable[[_Call, Any], bool]


# --- any value ---


def _reference(call: _Call, reference: str) -> bool:
    judge, seen = call.judge, None if call.seen is None else Seen()
    key = reference, id(call.value), seen is None
    if key not in judge.known:
        judge.known[key] = judge.check(judge.target(reference), call.value, seen), seen
    accepted, seen = judge.known[key]
    if call.seen is not None and seen is not None:
        call.seen.merge(seen)
    return accepted


def _all_of(call: _Call, schemas: list[Schema]) -> bool:
    return all(call.here(schema) for schema in schemas)


def _any_of(call: _Call, schemas: list[Schema]) -> bool:
    if call.seen is None:
        return any(call.here(schema) for schema in schemas)
    return sum(call.here(schema) for schema in schemas) > 0


def _one_of(call: _Call, schemas: list[Schema]) -> bool:
    return sum(call.here(schema) for schema in schemas) == 1


def _not(call: _Call, schema: Schema) -> bool:
    return not call.inside(schema, call.value)


def _if(call: _Call, condition: Schema) -> bool:
    branch = call.keywords.get("then" if call.here(condition) else "else")
    return branch is None or call.here(branch)


# --- objects ---


def _properties(call: _Call, schemas: Mapping[str, Schema]) -> bool:
    value = call.value
    if call.seen is not None:
        call.seen.names.update(name for name in schemas if name in value)
    for name, schema in schemas.items():
        if name in value and not call.inside(schema, value[name]):
            return False
    return True


def _pattern_properties(call: _Call, schemas: Mapping[str, Schema]) -> bool:
    for pattern, schema in schemas.items():
        for name, item in call.value.items():
            if call.judge.matches(pattern, name):
                if call.seen is not None:
                    call.seen.names.add(name)
                if not call.inside(schema, item):
                    return False
    return True


def _additional_properties(call: _Call, schema: Schema) -> bool:
    known = call.keywords.get("properties", ())
    patterns = call.keywords.get("patternProperties", ())
    for name, item in call.value.items():
        if name in known or any(call.judge.matches(pattern, name) for pattern in patterns):
            continue
        if call.seen is not None:
            call.seen.names.add(name)
        if not call.inside(schema, item):
            return False
    return True


def _property_names(call: _Call, schema: Schema) -> bool:
    return all(call.inside(schema, name) for name in call.value)


def _dependent_schemas(call: _Call, schemas: Mapping[str, Schema]) -> bool:
    return all(call.here(schema) for name, schema in schemas.items() if name in call.value)


# --- arrays ---


def _prefix_items(call: _Call, schemas: list[Schema]) -> bool:
    if call.seen is not None:
        call.seen.items.update(range(min(len(schemas), len(call.value))))
    return all(call.inside(schema, item) for schema, item in zip(schemas, call.value, strict=False))


def _items(call: _Call, schema: Schema) -> bool:
    start = len(call.keywords.get("prefixItems", ()))
    if call.seen is not None:
        call.seen.items.update(range(start, len(call.value)))
    if schema.boolean is not None:
        return schema.boolean or len(call.value) <= start
    return all(call.inside(schema, item) for item in call.value[start:])


def _contains(call: _Call, schema: Schema) -> bool:
    found = [index for index, item in enumerate(call.value) if call.inside(schema, item)]
    if call.seen is not None:
        call.seen.items.update(found)
    most = call.keywords.get("maxContains")
    return len(found) >= call.keywords.get("minContains", 1) and (
        most is None or len(found) <= most
    )


def _check_rest(call: _Call) -> bool:
    """Apply the two keywords that see what all others have judged."""
    seen, value = call.seen, call.value
    assert seen is not None  # the caller made it
    rest = call.keywords.get("unevaluatedProperties")
    if rest is not None and isinstance(value, dict):
        for name, item in value.items():
            if name not in seen.names and not call.inside(rest, item):
                return False
        seen.names.update(value)
    rest = call.keywords.get("unevaluatedItems")
    if rest is not None and isinstance(value, list):
        for index, item in enumerate(value):
            if index not in seen.items and not call.inside(rest, item):
                return False
        seen.items.update(range(len(value)))
    return True


_COMMON: Mapping[str, _Rule] = {
    "$ref": _reference,
    "type": lambda call, wanted: validators.has_type(call.value, wanted),
    "enum": lambda call, values: validators.is_among(call.value, values),
    "const": lambda call, value: validators.json_equal(call.value, value),
    "allOf": _all_of,
    "anyOf": _any_of,
    "oneOf": _one_of,
    "not": _not,
    "if": _if,
}
_NUMBERS: Mapping[str, _Rule] = {
    **_COMMON,
    "minimum": lambda call, bound: call.value >= bound,
    "maximum": lambda call, bound: call.value <= bound,
    "exclusiveMinimum": lambda call, bound: call.value > bound,
    "exclusiveMaximum": lambda call, bound: call.value < bound,
    "multipleOf": lambda call, step: validators.is_multiple(call.value, step),
}
_TABLES: Mapping[type, Mapping[str, _Rule]] = {
    int: _NUMBERS,
    float: _NUMBERS,
    str: {
        **_COMMON,
        "minLength": lambda call, bound: len(call.value) >= bound,
        "maxLength": lambda call, bound: len(call.value) <= bound,
        "pattern": lambda call, pattern: call.judge.matches(pattern, call.value),
    },
    list: {
        **_COMMON,
        "minItems": lambda call, bound: len(call.value) >= bound,
        "maxItems": lambda call, bound: len(call.value) <= bound,
        "uniqueItems": lambda call, wanted: not wanted or validators.are_unique(call.value),
        "prefixItems": _prefix_items,
        "items": _items,
        "contains": _contains,
    },
    dict: {
        **_COMMON,
        "minProperties": lambda call, bound: len(call.value) >= bound,
        "maxProperties": lambda call, bound: len(call.value) <= bound,
        "required": lambda call, names: all(name in call.value for name in names),
        "dependentRequired": lambda call, needs: validators.has_dependents(call.value, needs),
        "properties": _properties,
        "patternProperties": _pattern_properties,
        "additionalProperties": _additional_properties,
        "propertyNames": _property_names,
        "dependentSchemas": _dependent_schemas,
    },
}
