"""Arguments of one or two megabytes that make careless algorithms quadratic, by what they exploit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from adlgen.document.node import JsonValue
from adlgen.testing.cases import Call

TREE: Final[dict[str, JsonValue]] = {
    "anyOf": [
        {"type": "object", "additionalProperties": {"$ref": "#/$defs/Tree"}},
        {"type": "array", "items": {"$ref": "#/$defs/Tree"}},
        {"type": ["integer", "null"]},
    ]
}
SCHEMAS: Final[Mapping[str, JsonValue]] = {
    "unique": {"type": "array", "uniqueItems": True},
    "unique_few": {"type": "array", "uniqueItems": True, "maxItems": 5},
    "lists": {"additionalProperties": {"type": "array", "items": {"type": "string"}}},
    "tree": {"$ref": "#/$defs/Tree", "$defs": {"Tree": TREE}},
}
COUNT = 80_000
"""The number of items for which a quadratic algorithm takes minutes."""
_LONG = "k" * 1_000_000


def _array(items: Iterable[object]) -> str:
    return f"[{','.join(map(str, items))}]"


def _object(count: int) -> str:
    members = ",".join(f'"x{i}":0' for i in range(count))
    return f"{{{members}}}"


def _double(count: int) -> str:
    """Return integers whose nearest double is the same."""
    return _array(f"9007199254740993{i:08}" for i in range(count))


def calls(count: int = COUNT) -> dict[str, Call]:
    """Return calls by what a careless algorithm does with them."""
    prime = 2**61 - 1  # integers with the same remainder have the same hash in Python
    given = {
        "compares integers of one double": ("unique", _double(count), True),
        "compares too many integers of one double": ("unique_few", _double(count), False),
        "compares integers of one hash": (
            *("unique", _array(i * prime for i in range(count)), True),
        ),
        "compares lists of one hash": (
            *("unique", _array(f"[{i * prime}]" for i in range(count)), True),
        ),
        "keeps verdicts by integers with the same low bits": (
            *("tree", _array((i << 64) + 1 for i in range(count)), True),
        ),
        "sorts a large object for every comparison": (
            *("unique", _array([_object(count), *(f'{{"x{i}":1}}' for i in range(count))]), True),
        ),
        "copies a long key into every path": (
            *("lists", f'{{"{_LONG}":{_array(range(20_000))}}}', False),
        ),
        "compares a long key for every definition": (
            *("tree", f'{{"{_LONG}":{_array(["true"] * 5_000)}}}', False),
        ),
    }
    return {
        about: Call(tool, "output", text, accepted)
        for about, (tool, text, accepted) in given.items()
    }
