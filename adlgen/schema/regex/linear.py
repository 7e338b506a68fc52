"""Finds the patterns that a backtracking engine matches in linear time."""

from __future__ import annotations

from itertools import pairwise

from adlgen.diagnostics.datatypes import Struct
from adlgen.schema.regex.error import PatternError
from adlgen.schema.regex.parser import parse
from adlgen.schema.regex.tree import (
    Alternation,
    Assertion,
    Concatenation,
    Pattern,
    Ranges,
    Repeat,
    Set,
)

_MOST_POSITIONS = 200
_MOST_WAYS = 1000
_LONGEST = 1000
"""The maximum length of a match that is tried at each position of a text."""


def is_linear(source: str) -> bool:
    """Report whether backtracking takes linear time for a pattern.

    The pattern must be one-unambiguous: the next character of a text alone determines which part of the
    pattern matches it, so that nothing which an engine tries after backtracking consumes a character. It must
    also begin with ``^``, or match texts of limited length only. A pattern with few ways to match, all of
    limited length, may be ambiguous.
    """
    try:
        tree = parse(source)
    except PatternError:
        return False
    anchored, body = _without_anchors(tree)
    if _ways(body) <= _MOST_WAYS:
        return True
    try:
        whole = _Automaton().visit(body)
    except _AmbiguousError:
        return False
    return anchored or (whole.longest is not None and whole.longest <= _LONGEST)


def _without_anchors(tree: Pattern) -> tuple[bool, Pattern]:
    """Split ``^`` at the start and ``$`` at the end off; report whether there was a ``^``."""
    parts = tree.parts if isinstance(tree, Concatenation) else (tree,)
    anchored = bool(parts) and _is_assertion(parts[0], "^")
    parts = parts[anchored:]
    if parts and _is_assertion(parts[-1], "$"):
        parts = parts[:-1]
    return anchored, Concatenation(parts)


def _is_assertion(part: Pattern, kind: str) -> bool:
    return isinstance(part, Assertion) and part.kind == kind


def _ways(tree: Pattern) -> int:
    """Return the number of ways to match; above the maximum if it is unlimited."""
    match tree:
        case Set():
            return 1
        case Concatenation(parts=parts):
            product = 1
            for part in parts:
                product = min(product * _ways(part), _MOST_WAYS + 1)
            return product
        case Alternation(parts=parts):
            return sum(map(_ways, parts))
        case Repeat(low=low, high=int() as high, body=body) if high <= _MOST_WAYS:
            each = _ways(body)
            return sum(min(each**count, _MOST_WAYS + 1) for count in range(low, high + 1))
        case _:
            return _MOST_WAYS + 1


class _AmbiguousError(Exception):
    pass


class _Part(Struct):
    """What can match the first and the last characters of a part, by position."""

    nullable: bool
    first: tuple[int, ...]
    last: tuple[int, ...]
    longest: int | None
    """The maximum length of a match; None if it is unlimited."""


class _Automaton:
    """The positions of a pattern's sets, and which positions may follow each other."""

    def __init__(self) -> None:
        self.sets: list[Ranges] = []
        self.following: list[list[int]] = []

    def visit(self, tree: Pattern) -> _Part:
        match tree:
            case Set(ranges=ranges):
                return self._set(ranges)
            case Concatenation(parts=parts):
                whole = _Part(nullable=True, first=(), last=(), longest=0)
                for part in parts:
                    whole = self._joined(whole, self.visit(part))
                return whole
            case Alternation(parts=parts):
                return self._alternation([self.visit(part) for part in parts])
            case Repeat(low=low, high=high, body=body):
                return self._repeat(low, high, body)
            case _:
                raise _AmbiguousError

    def _set(self, ranges: Ranges) -> _Part:
        if len(self.sets) == _MOST_POSITIONS:
            raise _AmbiguousError
        position = len(self.sets)
        self.sets.append(ranges)
        self.following.append([])
        return _Part(nullable=False, first=(position,), last=(position,), longest=1)

    def _joined(self, before: _Part, after: _Part) -> _Part:
        self._follow(before.last, after.first)
        first = before.first + (after.first if before.nullable else ())
        self._require_disjoint(first)
        return _Part(
            nullable=before.nullable and after.nullable,
            first=first,
            last=after.last + (before.last if after.nullable else ()),
            longest=_sum(before.longest, after.longest),
        )

    def _alternation(self, parts: list[_Part]) -> _Part:
        if sum(part.nullable for part in parts) > 1:
            raise _AmbiguousError
        first = tuple(position for part in parts for position in part.first)
        self._require_disjoint(first)
        lengths = [part.longest for part in parts if part.longest is not None]
        return _Part(
            nullable=any(part.nullable for part in parts),
            first=first,
            last=tuple(position for part in parts for position in part.last),
            longest=max(lengths) if len(lengths) == len(parts) else None,
        )

    def _repeat(self, low: int, high: int | None, body: Pattern) -> _Part:
        part = self.visit(body)
        if part.nullable:
            raise _AmbiguousError
        if low == high:
            # The number of the repetitions decides whether another one follows.
            for position in part.last if high > 1 else ():
                self._require_disjoint((*self.following[position], *part.first))
        elif high != 1:
            self._follow(part.last, part.first)
        longest = None if high is None or part.longest is None else part.longest * high
        return _Part(nullable=low == 0, first=part.first, last=part.last, longest=longest)

    def _follow(self, last: tuple[int, ...], first: tuple[int, ...]) -> None:
        for position in last:
            self.following[position] += first
            self._require_disjoint(tuple(self.following[position]))

    def _require_disjoint(self, positions: tuple[int, ...]) -> None:
        """Refuse positions that one character can match, or one position that is reached twice."""
        ranges = sorted(pair for position in positions for pair in self.sets[position])
        for (_, high), (low, _) in pairwise(ranges):
            if low <= high:
                raise _AmbiguousError


def _sum(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else one + other
