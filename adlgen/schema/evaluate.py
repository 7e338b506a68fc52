"""Validates values against a canonical schema as defined by 2020-12; yields the verdict only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import JsonValue
from adlgen.schema import validators
from adlgen.schema.formats import has_format
from adlgen.schema.model import Canonical, Schema
from adlgen.schema.patterns import search
from adlgen.schema.stack import with_more_stack
from adlgen.schema.validators import Seen


def accepts(
    canonical: Canonical, value: JsonValue, at: Schema | None = None, *, formats: bool = False
) -> bool:
    """Report whether the schema, or its subschema ``at``, accepts a value.

    ``format`` is validated with ``formats`` only, other annotations never. Raises TooDeepError if the value or the
    schema is nested too deeply.
    """
    definitions = canonical.root.keywords.get("$defs", {})
    assert isinstance(definitions, Mapping)
    evaluator = Evaluator(canonical.root, definitions, canonical.patterns, formats)
    schema = canonical.root if at is None else at
    try:
        return evaluator.accepts(schema, value)
    except RecursionError:
        return with_more_stack(lambda: evaluator.accepts(schema, value))


class Evaluator(Struct, frozen=False):
    """Validates values against one canonical schema."""

    root: Schema
    definitions: Mapping[str, Schema]
    patterns: Mapping[str, JsonValue]
    formats: bool = False
    """Whether texts must be of their formats."""
    known: dict[tuple[str, int, bool], tuple[bool, Seen | None]] = field(default_factory=dict)
    """Cached verdicts and evaluated parts by definition and value, because definitions can be referenced many times."""

    def accepts(self, schema: Schema, value: JsonValue) -> bool:
        """Report whether a subschema accepts a value."""
        self.known.clear()
        return self.check(schema, value, None)

    def check(self, schema: Schema, value: JsonValue, seen: Seen | None) -> bool:
        """Report whether a subschema accepts a value; if so, ``seen`` records the evaluated parts."""
        if schema.boolean is not None:
            return schema.boolean
        keywords = schema.keywords
        own = None
        if seen is not None or not _REST.isdisjoint(keywords):
            own = Seen()
        frame = _Frame(self, keywords, value, own)
        table = _TABLES.get(type(value), _COMMON)
        for keyword, argument in keywords.items():
            rule = table.get(keyword)
            if rule is not None and not rule(frame, argument):
                return False
        if own is not None:
            if not _check_rest(frame):
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


class _Frame(Struct, frozen=False):
    """An evaluation frame: the keywords of a schema and a value."""

    evaluator: Evaluator
    keywords: Mapping[str, Any]
    value: Any
    seen: Seen | None

    def here(self, schema: Schema) -> bool:
        """Apply a subschema to the same value."""
        return self.evaluator.check(schema, self.value, self.seen)

    def inside(self, schema: Schema, value: JsonValue) -> bool:
        """Apply a subschema to a part of the value."""
        return self.evaluator.check(schema, value, None)


_REST = frozenset({"unevaluatedProperties", "unevaluatedItems"})
_Rule: TypeAlias = Callable[[_Frame, Any], bool]


# --- any value ---


def _reference(frame: _Frame, reference: str) -> bool:
    evaluator, seen = frame.evaluator, None if frame.seen is None else Seen()
    key = reference, id(frame.value), seen is None
    if key not in evaluator.known:
        evaluator.known[key] = evaluator.check(evaluator.target(reference), frame.value, seen), seen
    accepted, seen = evaluator.known[key]
    if frame.seen is not None and seen is not None:
        frame.seen.merge(seen)
    return accepted


def _all_of(frame: _Frame, schemas: list[Schema]) -> bool:
    return all(frame.here(schema) for schema in schemas)


def _any_of(frame: _Frame, schemas: list[Schema]) -> bool:
    if frame.seen is None:
        return any(frame.here(schema) for schema in schemas)
    return sum(frame.here(schema) for schema in schemas) > 0


def _one_of(frame: _Frame, schemas: list[Schema]) -> bool:
    return sum(frame.here(schema) for schema in schemas) == 1


def _not(frame: _Frame, schema: Schema) -> bool:
    return not frame.inside(schema, frame.value)


def _if(frame: _Frame, condition: Schema) -> bool:
    branch = frame.keywords.get("then" if frame.here(condition) else "else")
    return branch is None or frame.here(branch)


# --- objects ---


def _properties(frame: _Frame, schemas: Mapping[str, Schema]) -> bool:
    value = frame.value
    if frame.seen is not None:
        frame.seen.names.update(name for name in schemas if name in value)
    for name, schema in schemas.items():
        if name in value and not frame.inside(schema, value[name]):
            return False
    return True


def _pattern_properties(frame: _Frame, schemas: Mapping[str, Schema]) -> bool:
    for pattern, schema in schemas.items():
        for name, item in frame.value.items():
            if frame.evaluator.matches(pattern, name):
                if frame.seen is not None:
                    frame.seen.names.add(name)
                if not frame.inside(schema, item):
                    return False
    return True


def _additional_properties(frame: _Frame, schema: Schema) -> bool:
    known = frame.keywords.get("properties", ())
    patterns = frame.keywords.get("patternProperties", ())
    for name, item in frame.value.items():
        if name in known or any(frame.evaluator.matches(pattern, name) for pattern in patterns):
            continue
        if frame.seen is not None:
            frame.seen.names.add(name)
        if not frame.inside(schema, item):
            return False
    return True


def _property_names(frame: _Frame, schema: Schema) -> bool:
    return all(frame.inside(schema, name) for name in frame.value)


def _dependent_schemas(frame: _Frame, schemas: Mapping[str, Schema]) -> bool:
    return all(frame.here(schema) for name, schema in schemas.items() if name in frame.value)


# --- arrays ---


def _prefix_items(frame: _Frame, schemas: list[Schema]) -> bool:
    if frame.seen is not None:
        frame.seen.items.update(range(min(len(schemas), len(frame.value))))
    return all(
        frame.inside(schema, item) for schema, item in zip(schemas, frame.value, strict=False)
    )


def _items(frame: _Frame, schema: Schema) -> bool:
    start = len(frame.keywords.get("prefixItems", ()))
    if frame.seen is not None:
        frame.seen.items.update(range(start, len(frame.value)))
    if schema.boolean is not None:
        return schema.boolean or len(frame.value) <= start
    return all(frame.inside(schema, item) for item in frame.value[start:])


def _contains(frame: _Frame, schema: Schema) -> bool:
    found = [index for index, item in enumerate(frame.value) if frame.inside(schema, item)]
    if frame.seen is not None:
        frame.seen.items.update(found)
    most = frame.keywords.get("maxContains")
    return len(found) >= frame.keywords.get("minContains", 1) and (
        most is None or len(found) <= most
    )


def _check_rest(frame: _Frame) -> bool:
    """Apply the two keywords that depend on the parts evaluated by the others."""
    seen, value = frame.seen, frame.value
    assert seen is not None  # created by the caller
    rest = frame.keywords.get("unevaluatedProperties")
    if rest is not None and isinstance(value, dict):
        for name, item in value.items():
            if name not in seen.names and not frame.inside(rest, item):
                return False
        seen.names.update(value)
    rest = frame.keywords.get("unevaluatedItems")
    if rest is not None and isinstance(value, list):
        for index, item in enumerate(value):
            if index not in seen.items and not frame.inside(rest, item):
                return False
        seen.items.update(range(len(value)))
    return True


_COMMON: Mapping[str, _Rule] = {
    "$ref": _reference,
    "type": lambda frame, wanted: validators.has_type(frame.value, wanted),
    "enum": lambda frame, values: validators.is_among(frame.value, values),
    "const": lambda frame, value: validators.json_equal(frame.value, value),
    "allOf": _all_of,
    "anyOf": _any_of,
    "oneOf": _one_of,
    "not": _not,
    "if": _if,
}
_NUMBERS: Mapping[str, _Rule] = {
    **_COMMON,
    "minimum": lambda frame, bound: frame.value >= bound,
    "maximum": lambda frame, bound: frame.value <= bound,
    "exclusiveMinimum": lambda frame, bound: frame.value > bound,
    "exclusiveMaximum": lambda frame, bound: frame.value < bound,
    "multipleOf": lambda frame, step: validators.is_multiple(frame.value, step),
}
_TABLES: Mapping[type, Mapping[str, _Rule]] = {
    int: _NUMBERS,
    float: _NUMBERS,
    str: {
        **_COMMON,
        "minLength": lambda frame, bound: len(frame.value) >= bound,
        "maxLength": lambda frame, bound: len(frame.value) <= bound,
        "pattern": lambda frame, pattern: frame.evaluator.matches(pattern, frame.value),
        "format": lambda frame, name: not frame.evaluator.formats or has_format(frame.value, name),
    },
    list: {
        **_COMMON,
        "minItems": lambda frame, bound: len(frame.value) >= bound,
        "maxItems": lambda frame, bound: len(frame.value) <= bound,
        "uniqueItems": lambda frame, wanted: not wanted or validators.are_unique(frame.value),
        "prefixItems": _prefix_items,
        "items": _items,
        "contains": _contains,
    },
    dict: {
        **_COMMON,
        "minProperties": lambda frame, bound: len(frame.value) >= bound,
        "maxProperties": lambda frame, bound: len(frame.value) <= bound,
        "required": lambda frame, names: all(name in frame.value for name in names),
        "dependentRequired": lambda frame, needs: validators.has_dependents(frame.value, needs),
        "properties": _properties,
        "patternProperties": _pattern_properties,
        "additionalProperties": _additional_properties,
        "propertyNames": _property_names,
        "dependentSchemas": _dependent_schemas,
    },
}
