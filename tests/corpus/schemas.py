"""Random schemas that use everything at once, well-formed but seldom sensible."""

from __future__ import annotations

import random
from typing import TypeAlias

from adlgen.document.node import JsonValue
from adlgen.testing.values import Maker

_NAMES = ("a", "b", "kind", "type", "items", "fooBar", "foo_bar", "class", "2nd", "", "é", "value")
_TEXTS = ("x", "y", "low", "high", "+1", "", "a b", "A B", "null", "✓")
_PATTERNS = ("^[a-z]+$", "^x-", r"\d", "^$", "[^,]", "^(a|b)*$", r"^\p{L}")
_KINDS = ("object",) * 4 + ("string",) * 4 + ("array",) * 3 + ("integer", "number", "boolean")
_DEEPEST = 3

Keywords: TypeAlias = dict[str, JsonValue]


class Schemas:
    """Makes schemas, the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        """Start the dice."""
        self._random = random.Random(seed)

    def root(self) -> JsonValue:
        """Make a schema with definitions that refer to one another."""
        definitions: Keywords = {
            name: self.schema(1) for name in ("Node", "node", "Kind", "Other thing")
        }
        schema = self._object(0) if self._chance(0.8) else self.schema(0)
        assert isinstance(schema, dict)
        return {**schema, "$defs": definitions}

    def schema(self, depth: int) -> JsonValue:
        """Make any schema."""
        roll = self._random.random()
        if depth > _DEEPEST or roll < 0.03:
            simple: list[JsonValue] = [True, {}, {"type": "string"}, {"type": "null"}]
            return self._random.choice(simple)
        if roll < 0.15:
            name = self._random.choice(["Node", "node", "Kind", "Other%20thing"])
            return {"$ref": f"#/$defs/{name}"}
        if roll < 0.32:
            return self._combined(depth)
        if roll < 0.42:
            return self._constant()
        out = self._typed(depth)
        if self._chance(0.12):
            other = self._random.choice(["null", "string", "integer"])
            out["type"] = out["type"] if out["type"] == other else [out["type"], other]
        if self._chance(0.15):
            out["default"] = next(Maker(out, self._random.random().hex()).make(1))
        return out

    def _chance(self, share: float) -> bool:
        return self._random.random() < share

    def _combined(self, depth: int) -> JsonValue:
        keyword = self._random.choice(["anyOf", "oneOf", "allOf", "anyOf", "oneOf", "not", "if"])
        if keyword == "not":
            return {**self._typed(depth), "not": self._constant()}
        if keyword == "if":
            return {**self._object(depth), "if": self._object(depth), "then": self._object(depth)}
        if keyword == "oneOf" and self._chance(0.5):
            return {"oneOf": [self._variant(tag, depth) for tag in ("low", "high", "+1")]}
        return {keyword: [self.schema(depth + 1) for _ in range(self._random.randint(1, 3))]}

    def _variant(self, tag: str, depth: int) -> JsonValue:
        made = self._object(depth + 1)
        properties = made["properties"]
        assert isinstance(properties, dict)
        return {**made, "properties": {**properties, "kind": {"const": tag}}, "required": ["kind"]}

    def _constant(self) -> JsonValue:
        values: list[JsonValue] = [*_TEXTS, 1, 2, -1, 1.5, None, True, [1], {"a": 1}]
        if self._chance(0.4):
            return {"const": self._random.choice(values)}
        few = self._random.sample(values if self._chance(0.3) else [*_TEXTS], 3)
        return {"enum": [*few]}

    def _typed(self, depth: int) -> Keywords:
        match self._random.choice(_KINDS):
            case "object":
                return self._object(depth)
            case "array":
                return self._array(depth)
            case "string":
                return {"type": "string", **self._some({"minLength": 1, "maxLength": 9})} | (
                    {"pattern": self._random.choice(_PATTERNS)} if self._chance(0.3) else {}
                )
            case "boolean":
                return {"type": "boolean"}
            case kind:
                bounds: Keywords = {"minimum": -3, "exclusiveMaximum": 100, "multipleOf": 0.5}
                return {"type": kind, **self._some(bounds)}

    def _some(self, keywords: Keywords) -> Keywords:
        return {key: value for key, value in keywords.items() if self._chance(0.3)}

    def _object(self, depth: int) -> Keywords:
        names = self._random.sample(_NAMES, self._random.randint(0, 5))
        properties: Keywords = {name: self.schema(depth + 1) for name in names}
        required: list[JsonValue] = [*names[: self._random.randint(0, 3)]]
        rest: list[JsonValue] = [True, False, {"type": "integer"}]
        more: Keywords = {
            "required": required,
            "additionalProperties": self._random.choice(rest),
            "patternProperties": {"^x-": {"type": "string"}},
            "minProperties": 1,
            "propertyNames": {"maxLength": 7},
            "dependentRequired": {"a": ["b"]},
        }
        return {"type": "object", "properties": properties, **self._some(more)}

    def _array(self, depth: int) -> Keywords:
        out: Keywords = {"type": "array"}
        if self._chance(0.3):
            out["prefixItems"] = [self.schema(depth + 1) for _ in range(2)]
            out |= self._some({"items": False, "minItems": 2})
        else:
            out["items"] = self.schema(depth + 1)
        return out | self._some(
            {"uniqueItems": True, "maxItems": 5, "contains": {"type": "string"}}
        )
