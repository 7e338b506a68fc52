"""What is fuzzed: schemas emitted once, the texts to start from, and how a text is changed."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.schema.canonical import canonicalise
from adlgen.schema.model import Canonical
from adlgen.testing.cases import Call
from adlgen.testing.values import Maker
from tests.conformance.random_schemas import Schemas, spelt
from tests.unit.builders import node_of

NAME = "fuzz"
SCHEMAS = 24
"""The number of random schemas in addition to those in the repository."""
SEED = 11
VALUES = 3
"""How many texts there are for each schema to start from."""

_TREE: JsonValue = {
    "$defs": {"node": {"type": "object", "properties": {"next": {"$ref": "#/$defs/node"}}}},
    "anyOf": [{"$ref": "#/$defs/node"}, {"type": "array", "items": {"$ref": "#"}}],
}
_WRITTEN: tuple[JsonValue, ...] = (
    _TREE,
    {},
    {"type": "array", "uniqueItems": True},
    {"type": "string", "pattern": r"^(\p{L}|[a-z_]{2,9}|\d+)*(-x)?$", "maxLength": 40},
    {"type": "array", "contains": {"type": "integer", "multipleOf": 0.01}, "maxContains": 3},
)
"""Schemas that nest without end, take anything, compare all with all, match long texts."""


@dataclass(frozen=True, slots=True)
class Input:
    """A text for the schema of a tool."""

    tool: str
    text: str

    @property
    def call(self) -> Call:
        """The question to a harness."""
        return Call(self.tool, "output", self.text, accepted=False)


def schemas() -> Mapping[str, Canonical]:
    """Return the schemas by tool: the same ones at every time."""
    written = [canonicalise(node_of(schema), Log()) for schema in _WRITTEN]
    made = [*written, *islice(Schemas(SEED).roots(), SCHEMAS)]
    return {f"s{index}": one for index, one in enumerate(made, 1)}


def seeds(given: Mapping[str, Canonical]) -> Iterator[Input]:
    """Yield the texts to start from."""
    for tool, canonical in given.items():
        for value in Maker(canonical.json, f"{SEED}/{tool}").make(VALUES):
            yield Input(tool, json.dumps(value, ensure_ascii=False))


# --- changing texts ---------------------------------------------------------------------------

_SCALARS: tuple[JsonValue, ...] = (
    *(None, True, False, 0, -0.0, 1, -1, 1.5, 0.1, 1e308, 5e-324, 2**53 + 1, 2**64, -(2**63)),
    *("", "a", "é😀", '\u2028\u0000"\\', "__proto__", [], {}),
)
_TOKENS = (
    *("1e999", "-0", "1.0e0", "0e-9", "NaN", "Infinity", "-", "01", "1.", ".5", "[" * 40, "]"),
    *("{", "}", ",", ":", '"', "\\", r"\ud83d", r"\ude00", r"\u0000", "\\/", "\t", "\n", "\x00"),
    *("\ufeff", "\u2028", "true", "null", "[" * 200 + "]" * 200, "9" * 400, '{"a":' * 130),
)
_SURROGATE = re.compile("[\ud800-\udfff]")
"""What no file or pipe can carry; escaped ones are made by the tokens."""
_LONGEST = 4000
"""Texts are kept below this many characters, so that nothing slow hides behind sheer size."""


class Mutator:
    """Changes texts, as values or as characters; the same way for the same seed."""

    def __init__(self, given: Mapping[str, Canonical], seed: int | str) -> None:
        """Learn the words of every schema."""
        self._dice = random.Random(seed)
        self._words = {tool: [*_words(one.json)] or [None] for tool, one in given.items()}

    def changed(self, old: Input, others: Sequence[Input]) -> Input:
        """Return a text a few steps away from one that is kept."""
        text = old.text
        for _ in range(self._dice.choice((1, 1, 1, 2, 3, 5))):
            other = self._dice.choice(others).text
            if self._dice.random() < 0.7:
                text = self._as_value(text, other, old.tool)
            else:
                text = self._as_text(text, other)
        return Input(old.tool, _SURROGATE.sub("?", text[:_LONGEST]))

    def _as_value(self, text: str, other: str, tool: str) -> str:
        try:
            value, spare = json.loads(text), json.loads(other)
            fresh = self._dice.choice(
                [self._dice.choice(_SCALARS), self._dice.choice(self._words[tool]), spare]
            )
            return spelt(self._replaced(value, fresh, tool), self._dice)
        except (ValueError, RecursionError):
            return self._as_text(text, other)

    def _replaced(self, value: JsonValue, fresh: JsonValue, tool: str) -> JsonValue:
        """Change one place of a value."""
        if isinstance(value, list) and value and self._dice.random() < 0.8:
            at = self._dice.randrange(len(value))
            head, here, tail = value[:at], value[at], value[at + 1 :]
            middle: list[JsonValue] = self._dice.choice(
                [[self._replaced(here, fresh, tool)], [], [here, here]]
            )
            return [*head, *middle, *tail]
        if isinstance(value, dict) and value and self._dice.random() < 0.8:
            key = self._dice.choice([*value])
            rest = {k: v for k, v in value.items() if k != key}
            if self._dice.random() < 0.3:
                return rest
            return {**rest, key: self._replaced(value[key], fresh, tool)}
        if isinstance(value, list):
            return [*value, fresh]
        if isinstance(value, dict):
            word = self._dice.choice(self._words[tool])
            return {**value, word if isinstance(word, str) else "a": fresh}
        nested: tuple[JsonValue, ...] = ([value], [value, fresh], {"next": value})
        return self._dice.choice((fresh, fresh, *nested))

    def _as_text(self, text: str, other: str) -> str:
        at = self._dice.randint(0, len(text))
        to = min(len(text), at + self._dice.choice((0, 0, 1, 1, 2, 8)))
        between = self._dice.choice(
            [
                "",
                self._dice.choice(_TOKENS),
                chr(self._dice.choice((self._dice.randrange(128), self._dice.randrange(0xD800)))),
                other[self._dice.randint(0, len(other)) :],
            ]
        )
        return text[:at] + between + text[to:]


def _words(schema: JsonValue) -> Iterator[JsonValue]:
    """Yield the names and values that occur in a schema."""
    if isinstance(schema, dict):
        for key, inner in schema.items():
            yield key
            yield from _words(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from _words(inner)
    else:
        yield schema
