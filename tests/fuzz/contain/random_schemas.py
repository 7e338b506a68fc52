"""Random pairs of small schemas, in two styles, and values to try on them.

``wide`` uses all keywords. ``nested`` nests applicators in place under references: only these show lemmas
that are proved in a circle.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

NAMES = ["a", "b", "ab", "c"]
PATTERNS = ["^a", "b$", "^[ab]+$", "^(?!a)", "a.*b", "^.{2}$", "\\bb", "^(?=.*a)b?"]
TYPES: list[Any] = [
    *("integer", "number", "string", "array", "object", "object", "array"),
    *(["array", "null"], ["object", "string"], ["integer", "boolean"]),
]
CONSTANTS: list[Any] = ["a", "b", "ab", 1, 2, None, True, 1.5, [], {}, [1], {"a": 1}]
LISTS = ("allOf", "anyOf", "oneOf")
_SIMPLE: list[Any] = [
    *(True, False, {}, {"type": "integer"}, {"type": "string"}, {"const": 1}),
    *({"enum": ["a", 1, None]}, {"type": ["null", "boolean"]}, {"minimum": 1}, {"multipleOf": 2}),
]
_LEAVES: list[Any] = [
    *(True, {"type": "string"}, {"type": "integer"}, {"minimum": 1}, {"enum": ["a", 1]}),
    *({"pattern": "^a"}, {"maxLength": 1}, {"type": "object", "required": ["a"]}),
    {"type": "object", "properties": {"a": {"$ref": "#"}}},
    {"type": "array", "items": {"$ref": "#"}},
    {"type": "string", "pattern": "b$"},
    {"type": "array", "minItems": 1},
]


class Wide:
    """Schemas of all keywords."""

    def __init__(self, source: random.Random) -> None:
        self.source = source

    def pair(self) -> tuple[Any, Any]:
        old = self._document(self.source.choice([1, 2, 2, 3]))
        is_near = self.source.random() < 0.75
        return old, self._mutated(old, 2) if is_near else self._document(2)

    def _document(self, depth: int) -> Any:
        schema = self.schema(depth)
        if isinstance(schema, dict) and "'$ref'" in repr(schema):
            return {**schema, "$defs": {"r": self.schema(depth - 1)}}
        return schema

    def schema(self, depth: int) -> Any:
        if depth <= 0 or self.source.random() < 0.12:
            simple = self.source.choice([*_SIMPLE, None])
            return {"pattern": self.source.choice(PATTERNS)} if simple is None else simple
        found: dict[str, Any] = {}
        for _ in range(self.source.choice([1, 1, 2, 2, 3, 4])):
            keyword, make = self.source.choice(_KEYWORDS)
            found[keyword] = make(self, depth - 1)
        self._complete(found, depth)
        return found

    def _complete(self, found: dict[str, Any], depth: int) -> None:
        """Add keywords that belong to others."""
        chance = self.source.random
        if "if" in found:
            found |= {"then": self.schema(depth - 1)} if chance() < 0.8 else {}
            found |= {"else": self.schema(depth - 1)} if chance() < 0.5 else {}
        if "contains" in found:
            found |= {"minContains": self.source.randrange(3)} if chance() < 0.4 else {}
            found |= {"maxContains": self.source.randrange(3)} if chance() < 0.4 else {}

    def some(self, depth: int, most: int) -> list[Any]:
        return [self.schema(depth) for _ in range(self.source.randrange(1, most))]

    def named(self, names: list[str], depth: int) -> dict[str, Any]:
        chosen = self.source.sample(names, self.source.randrange(1, 3))
        return {name: self.schema(depth) for name in chosen}

    def _mutated(self, schema: Any, depth: int) -> Any:
        chance = self.source.random
        if not isinstance(schema, dict) or not schema or chance() < 0.25:
            return self.schema(depth)
        new = dict(schema)
        keyword = self.source.choice(list(new))
        way = chance()
        if way < 0.2:
            del new[keyword]
            return new
        if way < 0.35:
            other = self.schema(depth)
            return {**new, **other} if isinstance(other, dict) else new
        new[keyword] = self._mutated_value(keyword, new[keyword], depth)
        return new

    def _mutated_value(self, keyword: str, value: Any, depth: int) -> Any:
        if keyword in ("properties", "patternProperties", "dependentSchemas", "$defs"):
            name = self.source.choice(list(value))
            return {**value, name: self._mutated(value[name], depth - 1)}
        if isinstance(value, dict) and keyword not in ("const", "dependentRequired"):
            return self._mutated(value, depth - 1)
        if keyword in (*LISTS, "prefixItems"):
            index = self.source.randrange(len(value))
            return [*value[:index], self._mutated(value[index], depth - 1), *value[index + 1 :]]
        if isinstance(value, int) and not isinstance(value, bool) and keyword[:2] in ("mi", "ma"):
            return max(0, value + self.source.choice([-1, 1]))
        return value


def _bound(made: Wide, _: int) -> Any:
    return made.source.choice([0, 1, 2, -1, 1.5, 3])


def _size(made: Wide, _: int) -> Any:
    return made.source.randrange(3)


def _inner(made: Wide, depth: int) -> Any:
    return made.schema(depth)


_KEYWORDS: list[tuple[str, Callable[[Wide, int], Any]]] = [
    *(("type", lambda made, _: made.source.choice(TYPES)),) * 2,
    ("enum", lambda made, _: made.source.sample(CONSTANTS, made.source.randrange(1, 5))),
    ("const", lambda made, _: made.source.choice(CONSTANTS)),
    *((f"{low}{bound}", _bound) for low in ("min", "max") for bound in ("imum",)),
    *((f"exclusive{bound}", _bound) for bound in ("Minimum", "Maximum")),
    ("multipleOf", lambda made, _: made.source.choice([1, 2, 3, 0.5, 1.5])),
    *(
        (f"{low}{what}", _size)
        for low in ("min", "max")
        for what in ("Length", "Items", "Properties")
    ),
    ("pattern", lambda made, _: made.source.choice(PATTERNS)),
    ("uniqueItems", lambda _, __: True),
    ("prefixItems", lambda made, depth: made.some(depth, 3)),
    *((keyword, lambda made, depth: made.some(depth, 4)) for keyword in LISTS),
    *((word, _inner) for word in ("items", "contains", "propertyNames", "not", "if")),
    *(("additionalProperties", _inner),) * 2,
    *((f"unevaluated{what}", _inner) for what in ("Properties", "Items")),
    *(("properties", lambda made, depth: made.named(NAMES, depth)),) * 2,
    ("patternProperties", lambda made, depth: made.named(PATTERNS, depth)),
    ("required", lambda made, _: made.source.sample(NAMES, made.source.randrange(1, 3))),
    (
        "dependentRequired",
        lambda made, _: {made.source.choice(NAMES): made.source.sample(NAMES, 1)},
    ),
    ("dependentSchemas", lambda made, depth: {made.source.choice(NAMES): made.schema(depth)}),
    ("allOf", lambda _, __: [{"$ref": "#/$defs/r"}]),
]


class Nested:
    """Schemas that are nested in place, with references."""

    def __init__(self, source: random.Random) -> None:
        self.source = source

    def pair(self) -> tuple[Any, Any]:
        old = self._document()
        return old, self._mutated(old) if self.source.random() < 0.8 else self._document()

    def _document(self) -> Any:
        schema = self.schema(3, ["r", "s"])
        schema = schema if isinstance(schema, dict) else {}
        schema = {"allOf": [schema]} if "$ref" in schema else schema
        return {**schema, "$defs": {"r": self.schema(2, ["s"]), "s": self.schema(2, [])}}

    def schema(self, depth: int, references: list[str]) -> Any:
        if depth <= 0 or self.source.random() < 0.1:
            if references and self.source.random() < 0.3:
                return {"$ref": f"#/$defs/{self.source.choice(references)}"}
            return self.source.choice(_LEAVES)
        keyword = self.source.choice(["oneOf", "anyOf", "oneOf", "allOf", "not", "if", "only"])
        inner = [self.schema(depth - 1, references) for _ in range(self.source.randrange(1, 4))]
        if keyword == "not":
            return {"not": inner[0]}
        if keyword == "only":
            return {"oneOf": inner[:1]}
        if keyword == "if":
            return dict(zip(("if", "then", "else"), inner, strict=False))
        found: dict[str, Any] = {keyword: inner}
        if self.source.random() < 0.2:
            found["type"] = self.source.choice(["string", "object", ["array", "string"]])
        return found

    def _mutated(self, schema: Any) -> Any:
        new = copy.deepcopy(schema)
        places = _places(new)
        if not places:
            return self._document()
        owner, keyword = self.source.choice(places)
        inner = owner[keyword]
        if not isinstance(inner, list):
            owner[keyword] = self.schema(1, [])
            return new
        way = self.source.random()
        if way < 0.4 and len(inner) > 1:
            inner.pop(self.source.randrange(len(inner)))
        elif way < 0.7:
            inner.append(self.schema(1, []))
        else:
            del owner[keyword]
            owner[{"oneOf": "anyOf", "anyOf": "oneOf", "allOf": "anyOf"}[keyword]] = inner
        return new


def _places(schema: Any) -> list[tuple[Any, str]]:
    """Return the applicators of a schema, each with the schema that has it."""
    found = []
    waiting = [schema]
    while waiting:
        one = waiting.pop()
        for keyword, inner in one.items() if isinstance(one, dict) else ():
            if keyword in LISTS:
                found.append((one, keyword))
                waiting += inner
            elif keyword in ("not", "if", "then", "else"):
                found.append((one, keyword))
                waiting.append(inner)
            elif keyword == "$defs":
                waiting += inner.values()
    return found


STYLES: dict[str, type[Wide | Nested]] = {"wide": Wide, "nested": Nested}


def values(source: random.Random) -> list[Any]:
    """Return values of all types, in which random schemas find witnesses."""
    base: list[Any] = [None, True, False, 0, 1, 2, 3, -1, 1.5, 0.5, 6]
    base += ["", "a", "b", "ab", "ba", "aa", "c", "abc", "a b"]
    found = list(base)
    names = [*NAMES, "d", "bb", ""]
    for length in range(4):
        found += [[source.choice(base) for _ in range(length)] for _ in range(60)]
        found += [
            {source.choice(names): source.choice(base) for _ in range(length)} for _ in range(80)
        ]
    nested = [
        {source.choice(NAMES): source.choice(found) for _ in range(source.randrange(3))}
        for _ in range(150)
    ]
    found += nested
    return found + [[source.choice(found) for _ in range(source.randrange(3))] for _ in range(100)]
