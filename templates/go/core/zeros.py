"""Zero values of Go where a property has a default: whether zero can only mean that the property is absent."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.packs import Struct
from adlgen.packs.patterns import Engine, translated
from adlgen.packs.places import places_of
from adlgen.plan.data import JsonValue
from adlgen.plan.model import PlannedBody, PlannedField, RecordDecl

_PYTHON = Engine(supplementary=r"\U{:08x}", end=r"\Z", backtracks=True)
_EMPTY = ("byte", "iri-reference", "json-pointer", "uri-reference", "uri-template")
"""The formats that an empty text has."""
_DEEPEST = 20
"""The most references and ``allOf`` in each other that are followed."""
_KINDS = {bool: "boolean", str: "string", int: "integer", type(None): "null"}


class Zeros(Struct):
    """Decides about zero values of properties, given as JSON."""

    body: PlannedBody

    def may_be_sent(self, decl: RecordDecl, field: PlannedField, zero: JsonValue) -> bool:
        """Report whether the schema of a property may accept a zero value."""
        root = "/".join(decl.key.split("/")[:2])
        token = field.key.replace("~", "~0").replace("/", "~1")
        places = places_of(f"{decl.key}/{token}", root, self.body)
        return not any(self._excludes(self._at(place), zero, 0) for place in places)

    def _at(self, pointer: str) -> JsonValue:
        schema = self.body.canonical
        for token in pointer.split("/")[1:]:
            if isinstance(schema, list):
                schema = schema[int(token)]
            elif isinstance(schema, dict):
                schema = schema.get(token.replace("~1", "/").replace("~0", "~"))
        return schema

    def _excludes(self, schema: JsonValue, zero: JsonValue, depth: int) -> bool:
        """Report whether a schema certainly does not accept a value without parts."""
        if not isinstance(schema, dict) or depth > _DEEPEST:
            return schema is False
        both, target = schema.get("allOf"), schema.get("$ref")
        parts = [*(both if isinstance(both, list) else ())]
        parts += [self._at(target.removeprefix("#"))] if isinstance(target, str) else []
        if any(self._excludes(part, zero, depth + 1) for part in parts):
            return True
        for keyword in ("anyOf", "oneOf"):
            options = schema.get(keyword)
            if isinstance(options, list) and all(
                self._excludes(option, zero, depth + 1) for option in options
            ):
                return True
        return any(self._failures(schema, zero))

    def _failures(self, schema: dict[str, JsonValue], zero: JsonValue) -> Iterator[bool]:
        if "type" in schema:
            types, kind = schema["type"], _KINDS[type(zero)]
            names = types if isinstance(types, list) else [types]
            yield kind not in names and not (kind == "integer" and "number" in names)
        if "const" in schema:
            yield not is_same(schema["const"], zero)
        if isinstance(values := schema.get("enum"), list):
            yield not any(is_same(value, zero) for value in values)
        if zero == "":
            yield _is_positive(schema.get("minLength"))
            yield isinstance(pattern := schema.get("pattern"), str) and not _matches(pattern)
            format_ = schema.get("format")
            yield f"*{format_}" in self.body.patterns and format_ not in _EMPTY
        if isinstance(zero, int) and not isinstance(zero, bool):
            yield from _bounds(schema)


def is_same(one: JsonValue, other: JsonValue) -> bool:
    """Report whether two values without parts are equal in JSON, where 0 is not false."""
    return one == other and isinstance(one, bool) is isinstance(other, bool)


def _is_positive(value: JsonValue) -> bool:
    return isinstance(value, int | float) and value > 0


def _bounds(schema: dict[str, JsonValue]) -> Iterator[bool]:
    """Yield whether zero is beyond each bound."""
    for keyword, limit in schema.items():
        if isinstance(limit, int | float):
            yield keyword == "minimum" and limit > 0
            yield keyword == "maximum" and limit < 0
            yield keyword == "exclusiveMinimum" and limit >= 0
            yield keyword == "exclusiveMaximum" and limit <= 0


def _matches(pattern: str) -> bool:
    """Report whether a pattern may match an empty text."""
    expression = translated(pattern, _PYTHON)
    return expression is None or re.search(expression, "") is not None
