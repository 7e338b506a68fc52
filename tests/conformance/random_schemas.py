"""Random schemas of every keyword, and random spellings of values: the same ones for the same seed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import TypeAlias

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical
from adlgen.testing.cases import Call
from adlgen.testing.values import Maker
from tests.unit.builders import node_of

Keywords: TypeAlias = dict[str, JsonValue]

_NAMES = ("a", "b", "c", "kind", "fooBar", "foo_bar", "x-y", "", "é", "__proto__")
_TEXTS: tuple[JsonValue, ...] = ("a", "b", "abc", "", "x-y", "1", "é😀", '\u2028\u0000"\\', "A b")
_NUMBERS: tuple[JsonValue, ...] = (0, 1, 2, 3, -1, 1.5, 2.0, 10, 0.1, 100, 1e3, -0.5)
_PATTERNS = ("^[a-c]+$", "^x-", r"\d", "^$", "[^,]", "^(a|b)*$", r"^\p{L}", "^.$", r"\s", "(?!a)b")
_TYPES = ("object", "array", "string", "integer", "number", "boolean", "null")
_FORMATS = ("date", "uri", "uuid", "unheard-of")
_WILD: tuple[JsonValue, ...] = (
    *(2**53, 2**53 + 1, -(2**53) - 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30),
    *(-0.0, 0.1, 0.30000000000000004, 1e-7, 1e21, 1e300, 5e-324, 123456789.5, 1.0, 99.99),
)
_ONE: JsonValue = {"a": 1.0}
_DEEPEST = 2


class Schemas:
    """Makes schemas."""

    def __init__(self, seed: int | str) -> None:
        """Start the dice."""
        self._random = random.Random(seed)
        self._makers: Mapping[str, Callable[[int], Keywords]] = {
            "type": self._type,
            "value": self._constant,
            "number": self._number,
            "string": self._string,
            "array": self._array,
            "object": self._object,
            "logic": self._logic,
            "reference": self._reference,
        }

    def roots(self) -> Iterator[Canonical]:
        """Yield sound schemas without end."""
        while True:
            log = Log()
            canonical = canonicalise(node_of(self._root()), log)
            if not log.has_errors:
                yield canonical

    def _root(self) -> Keywords:
        definitions: Keywords = {name: self.schema(1) for name in ("one", "two", "Other thing")}
        root = self._some(0)
        return {**root, "$defs": definitions}

    def schema(self, depth: int) -> JsonValue:
        """Make any schema."""
        if self._chance(0.06):
            return self._random.choice([True, True, False])
        return self._some(depth)

    def _some(self, depth: int) -> Keywords:
        """Mix a few families of keywords."""
        out: Keywords = {}
        for _ in range(self._random.randint(1, 3 if depth < _DEEPEST else 2)):
            weights = [3, 1, 2, 2, 3, 5, 3, 2] if depth < _DEEPEST else [4, 2, 3, 3, 0, 0, 0, 1]
            name = self._random.choices(list(self._makers), weights)[0]
            out |= self._makers[name](depth)
        if self._chance(0.05):
            out["default"] = self._random.choice((*_TEXTS, *_NUMBERS, None, [], {}))
        return out

    def _chance(self, share: float) -> bool:
        return self._random.random() < share

    def _few(self, every: Mapping[str, Callable[[], JsonValue]]) -> Keywords:
        count = self._random.randint(1, min(3, len(every)))
        return {name: every[name]() for name in self._random.sample(list(every), count)}

    def _type(self, _: int) -> Keywords:
        if self._chance(0.3):
            return {"type": self._random.sample(_TYPES, 2)}
        return {"type": self._random.choice(_TYPES)}

    def _constant(self, _: int) -> Keywords:
        values: tuple[JsonValue, ...] = (*_TEXTS, *_NUMBERS, None, True, False, [], [1], {}, _ONE)
        if self._chance(0.4):
            return {"const": self._random.choice(values)}
        return {"enum": self._random.sample(values, self._random.randint(1, 4))}

    def _number(self, _: int) -> Keywords:

        def bound() -> JsonValue:
            return self._random.choice(_NUMBERS)

        return self._few(
            {
                "minimum": bound,
                "maximum": bound,
                "exclusiveMinimum": bound,
                "exclusiveMaximum": bound,
                "multipleOf": lambda: self._random.choice([1, 2, 0.5, 0.1, 0.01, 3, 1e-7, 1.0]),
            }
        )

    def _string(self, _: int) -> Keywords:
        return self._few(
            {
                "minLength": lambda: self._random.choice([0, 1, 2, 3.0]),
                "maxLength": lambda: self._random.choice([0, 1, 2, 5]),
                "pattern": lambda: self._random.choice(_PATTERNS),
                "format": lambda: self._random.choice(_FORMATS),
            }
        )

    def _array(self, depth: int) -> Keywords:

        def inner() -> JsonValue:
            return self.schema(depth + 1)

        return self._few(
            {
                "prefixItems": lambda: [inner() for _ in range(self._random.randint(1, 3))],
                "items": inner,
                "contains": inner,
                "minContains": lambda: self._random.choice([0, 1, 2]),
                "maxContains": lambda: self._random.choice([0, 1, 2]),
                "minItems": lambda: self._random.choice([0, 1, 2]),
                "maxItems": lambda: self._random.choice([0, 1, 3]),
                "uniqueItems": lambda: True,
                "unevaluatedItems": inner,
            }
        )

    def _object(self, depth: int) -> Keywords:

        def inner() -> JsonValue:
            return self.schema(depth + 1)

        def some(most: int) -> list[str]:
            return self._random.sample(_NAMES, self._random.randint(1, most))

        def properties() -> JsonValue:
            return {name: inner() for name in some(4)}

        every: dict[str, Callable[[], JsonValue]] = {
            "properties": properties,
            "required": lambda: [*some(2)],
            "additionalProperties": inner,
            "patternProperties": lambda: {self._random.choice(_PATTERNS): inner()},
            "propertyNames": inner,
            "minProperties": lambda: self._random.choice([0, 1, 2]),
            "maxProperties": lambda: self._random.choice([0, 1, 3]),
            "dependentRequired": lambda: {name: [*some(2)] for name in some(1)},
            "dependentSchemas": lambda: {name: inner() for name in some(1)},
            "unevaluatedProperties": inner,
        }
        made = self._few(every)
        return made if self._chance(0.3) else {"properties": properties(), **made}

    def _logic(self, depth: int) -> Keywords:
        match self._random.choice(["allOf", "anyOf", "oneOf", "not", "if", "tagged"]):
            case "not":
                return {"not": self.schema(depth + 1)}
            case "if":
                branches = self._random.choice([("then",), ("else",), ("then", "else")])
                return {name: self.schema(depth + 1) for name in ("if", *branches)}
            case "tagged":
                return {"oneOf": [self._variant(tag, depth) for tag in ("a", "b", "x-y")]}
            case keyword:
                several = range(self._random.randint(1, 3))
                return {keyword: [self.schema(depth + 1) for _ in several]}

    def _variant(self, tag: str, depth: int) -> JsonValue:
        properties: Keywords = {"kind": {"const": tag}, "b": self.schema(depth + 1)}
        return {"type": "object", "properties": properties, "required": ["kind"]}

    def _reference(self, _: int) -> Keywords:
        where = self._random.choice(["#", "#/$defs/one", "#/$defs/two", "#/$defs/Other%20thing"])
        return {"$ref": where}


# --- spellings --------------------------------------------------------------------------------


def wilder(value: JsonValue, dice: random.Random) -> JsonValue:
    """Return a value with some of its leaves exchanged for numbers that are hard to keep.

    Some arrays and objects become their JSON text, as models send them.
    """
    if isinstance(value, dict | list) and dice.random() < 0.03:
        return json.dumps(value)
    if isinstance(value, dict):
        return {key: wilder(item, dice) for key, item in value.items()}
    if isinstance(value, list):
        return [wilder(item, dice) for item in value]
    return dice.choice(_WILD) if dice.random() < 0.04 else value


def spelt(value: JsonValue, dice: random.Random) -> str:
    """Return a value as JSON text, usually in an uncommon spelling."""
    if isinstance(value, dict):
        parts = [f"{spelt(key, dice)}{_space(dice)}:{spelt(v, dice)}" for key, v in value.items()]
        if value and dice.random() < 0.05:
            parts.insert(0, f"{json.dumps(dice.choice(list(value)))}:null")  # the last one counts
        return f"{{{_space(dice)}{','.join(parts)}}}"
    if isinstance(value, list):
        return f"[{','.join(spelt(item, dice) + _space(dice) for item in value)}]"
    text = json.dumps(value, ensure_ascii=dice.random() < 0.5)
    if isinstance(value, int) and not isinstance(value, bool) and dice.random() < 0.1:
        return dice.choice([f"{text}.0", f"{text}e0", f"{text}E+00", f"{text}.00e0"])
    return text


def _space(dice: random.Random) -> str:
    return dice.choice(["", "", "", " ", "\n\t"])


# --- schemas and calls ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Batch:
    """Schemas by the id of their tool, and calls."""

    name: str
    schemas: Mapping[str, JsonValue]
    calls: tuple[Call, ...]


def batch(name: str, seed: int | str, schemas: int, values: int, *, wild: bool = True) -> Batch:
    """Make schemas and values; wild ones hold numbers that are hard to keep."""
    made = {f"s{i}": one for i, one in enumerate(islice(Schemas(seed).roots(), schemas), 1)}
    calls = [
        call
        for tool, canonical in made.items()
        for call in _calls(tool, canonical, f"{seed}/{tool}", values, wild=wild)
    ]
    return Batch(name, {tool: one.json for tool, one in made.items()}, tuple(calls))


def _calls(
    tool: str, canonical: Canonical, seed: str, values: int, *, wild: bool
) -> Iterator[Call]:
    """Yield values in odd spellings, with the verdicts of the schema."""
    dice = random.Random(seed)
    for value in Maker(canonical.json, seed).make(values):
        text = spelt(wilder(value, dice) if wild else value, dice)
        yield Call(tool, "output", text, accepts(canonical, json.loads(text)))
