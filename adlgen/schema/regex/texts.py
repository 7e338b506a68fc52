"""A short text for a pattern."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from adlgen.schema.regex import tree
from adlgen.schema.regex.parser import parse

_LONGEST = 100
_EASY = "a0A-_ "
"""Characters that are preferred."""


class NoTextError(ValueError):
    """Raised if a pattern has a set without characters or many repetitions."""


def text_of(pattern: str) -> str:
    """Return a short text that a pattern matches if it has no assertions, which are ignored.

    Raises NoTextError if there is none, and PatternError if the pattern is invalid.
    """
    return "".join(_parts(parse(pattern)))


def _parts(pattern: tree.Pattern) -> Iterator[str]:
    match pattern:
        case tree.Set(ranges=ranges):
            yield _character(ranges)
        case tree.Concatenation(parts=parts):
            for part in parts:
                yield from _parts(part)
        case tree.Alternation(parts=parts):
            yield from _parts(parts[0])
        case tree.Repeat(low=low, body=body):
            if low > _LONGEST:
                raise NoTextError
            for _ in range(low):
                yield from _parts(body)
        case _:
            return


def _character(ranges: Sequence[tuple[int, int]]) -> str:
    for character in _EASY:
        if any(low <= ord(character) <= high for low, high in ranges):
            return character
    if not ranges:
        raise NoTextError
    return chr(ranges[0][0])
