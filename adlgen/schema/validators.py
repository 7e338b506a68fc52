"""Validators of the keywords that need more than a comparison."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import JsonValue
from adlgen.schema.equality import json_equal, json_key

__all__ = [
    "Seen",
    "are_unique",
    "has_dependents",
    "has_type",
    "is_among",
    "is_multiple",
    "json_equal",
]


class Seen(Struct, frozen=False):
    """The properties and items of a value that some subschema has evaluated."""

    names: set[str] = field(default_factory=set)
    items: set[int] = field(default_factory=set)

    def merge(self, other: Seen) -> None:
        """Add the properties and items that another subschema has evaluated."""
        self.names |= other.names
        self.items |= other.items


def has_type(value: JsonValue, wanted: str | list[str]) -> bool:
    """Report whether a value is of a JSON type, or of one of several; 1.0 is an integer."""
    if isinstance(wanted, str):
        return _TYPES[wanted](value)
    return any(_TYPES[name](value) for name in wanted)


def is_among(value: JsonValue, values: list[JsonValue]) -> bool:
    """Report whether a value equals one of several."""
    return any(json_equal(value, one) for one in values)


def is_multiple(value: float, step: float) -> bool:
    """Report whether a number is an integer multiple of another, both as their shortest decimals."""
    if isinstance(value, int) and isinstance(step, int):
        return value % step == 0
    from fractions import Fraction  # slow to import

    exact = [Fraction(n) if isinstance(n, int) else Fraction(repr(n)) for n in (value, step)]
    return (exact[0] / exact[1]).denominator == 1


def are_unique(values: list[JsonValue]) -> bool:
    """Report whether no two values are equal."""
    return len({json_key(value) for value in values}) == len(values)


def has_dependents(value: Mapping[str, JsonValue], needs: Mapping[str, list[str]]) -> bool:
    """Report whether an object has all properties that its present properties require."""
    return all(
        name not in value or all(other in value for other in others)
        for name, others in needs.items()
    )


def _is_number(value: JsonValue) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _is_integer(value: JsonValue) -> bool:
    if isinstance(value, float):
        return value.is_integer()
    return isinstance(value, int) and not isinstance(value, bool)


_TYPES: Mapping[str, Callable[[JsonValue], bool]] = {
    "null": lambda value: value is None,
    "boolean": lambda value: isinstance(value, bool),
    "integer": _is_integer,
    "number": _is_number,
    "string": lambda value: isinstance(value, str),
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}
