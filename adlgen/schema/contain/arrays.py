"""Finds an array for one case: what applies to each position, and how many items some schemas accept."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias, cast

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue
from adlgen.schema.contain.array_case import ArrayCase, Count
from adlgen.schema.contain.distinct import Matching
from adlgen.schema.contain.excluding import Excluding, not_excluded
from adlgen.schema.contain.goals import (
    NONE,
    Atom,
    Goal,
    Literal,
    Result,
    Undecided,
    UnsupportedError,
)
from adlgen.schema.contain.nodes import Base
from adlgen.schema.contain.solving import Solving
from adlgen.schema.contain.stack import Steps

_MOST_COUNTS = 6
_MOST_ITEMS = 2_000
_MOST_PATHS = 500

_State: TypeAlias = tuple[int, ...]
"""How many items have counted so far, for each count."""
_Twin: TypeAlias = tuple[int, int] | None  # two positions with equal items
_Layer: TypeAlias = dict[_State, list[tuple[_State, Goal, JsonValue]]]
"""The states after a number of items, each with its predecessors, and the goals and values of the last item."""


class _Option(Struct, eq=False):
    """What an item can be: what it adds to the counts, its goal and a value."""

    added: _State
    goal: Goal
    value: JsonValue


def solve_array(solver: Solving, bases: Sequence[Base], atoms: frozenset[Atom]) -> Steps[Result]:
    """Return an array that the bases accept and for which the atoms hold."""
    result: Result = yield _Arrays(solver, ArrayCase(bases, atoms)).find()
    if result[0] != "yes":
        return result
    other: Result = yield not_excluded(solver, _SOLVING, bases, atoms, result)
    return other


def _differing(solver: Solving, excluded: list[JsonValue]) -> Iterator[Atom]:
    """Yield the ways in which an array differs from another."""
    yield ("not", "maxItems", len(excluded))
    if excluded:
        yield ("not", "minItems", len(excluded))
    for index, value in enumerate(excluded):
        yield ("at", index, solver.table.simple("enum", [value]))


_SOLVING = Excluding(solve_array, _differing)


class _Arrays:
    """Looks for an array, position by position."""

    def __init__(self, solver: Solving, case: ArrayCase) -> None:
        self.solver, self.case = solver, case
        self.unknown: Undecided | None = None
        """Why an item or its difference from others is not decided."""

    def find(self) -> Steps[Result]:
        """Return an array, or that there is none."""
        case = self.case
        if case.low > case.high or (case.unique and case.repeats):
            return NONE
        if len(case.counts) > _MOST_COUNTS:
            reason = "too many counts at once"
            raise UnsupportedError(reason, "contains")
        twins: list[_Twin] = [None]
        if case.repeats:
            twins = list(itertools.combinations(range(case.tail + 2), 2))
        for twin in twins:
            status, found = yield _Search(self, twin).run()
            if status == "yes":
                return status, found
        return ("unknown", self.unknown) if self.unknown else NONE

    def options(self, indices: tuple[int, ...]) -> Steps[list[_Option]]:
        """Return what an item at some positions can be."""
        counts = self.case.counts
        literals = self.case.literals(indices)
        adds = [sum(one.start <= index for index in indices) for one in counts]
        found = []
        for signs in itertools.product((False, True), repeat=len(counts)):
            goal = _counted(literals, counts, adds, signs)
            if goal is None:
                continue
            status, value = yield self.solver.solve(goal)
            if status == "unknown":
                self.unknown = self.unknown or value
            if status == "yes":
                added = tuple(add if sign else 0 for add, sign in zip(adds, signs, strict=True))
                found.append(_Option(added, goal, value))
        return found


def _counted(
    literals: set[Literal], counts: Sequence[Count], adds: Sequence[int], signs: Sequence[bool]
) -> Goal | None:
    """Return the goal of an item that counts as the signs are; None if its position is too early to count."""
    goal = set(literals)
    for one, add, sign in zip(counts, adds, signs, strict=True):
        if not add:
            if sign:
                return None
        elif sign:
            goal.add(one.literal)
        elif one.most is not None:
            goal.add((one.literal[0], not one.literal[1]))
    return frozenset(goal)


class _Search:
    """A search by layers, of which each has the states after a number of items."""

    def __init__(self, arrays: _Arrays, twin: _Twin) -> None:
        self.arrays, self.case, self.twin = arrays, arrays.case, twin
        self.history: list[_Layer] = []
        self.tail: list[_Option] | None = None
        self.is_crowded = False
        """Whether there were too few different items for some array."""

    def run(self) -> Steps[Result]:
        case, counts = self.case, self.case.counts
        least = max(case.low, self.twin[1] + 1 if self.twin else 0)
        settled = max(case.tail, least)
        # One of more items than this counts for nothing that is needed, so that an array without it is right, too.
        longest = settled + sum(one.least for one in counts)
        layer: _Layer = {(0,) * len(counts): []}
        seen: set[_State] = set()
        while layer:
            length = len(self.history)
            self.history.append(layer)
            if length >= least:
                result = yield self._finished(layer)
                if result is not None:
                    return "yes", result
            if length >= case.high:
                break
            if length >= settled:
                if seen.issuperset(layer) and (length >= longest or not self.is_crowded):
                    break
                seen |= layer.keys()
            if length > _MOST_ITEMS:
                reason = "too many items"
                raise UnsupportedError(reason, "minItems")
            self.arrays.solver.spend()
            layer = yield self._following(layer, length)
        return NONE

    def _finished(self, layer: _Layer) -> Steps[list[JsonValue] | None]:
        """Return the array of a state that satisfies all counts."""
        for state in layer:
            if all(one.allows(number) for one, number in zip(self.case.counts, state, strict=True)):
                found: list[JsonValue] | None = yield self._built(state)
                if found is not None:
                    return found
        return None

    def _following(self, layer: _Layer, length: int) -> Steps[_Layer]:
        counts = self.case.counts
        if self.twin and length == self.twin[1]:
            return {state: [(state, frozenset(), None)] for state in layer}
        options: list[_Option] = yield self._options(length)
        following: _Layer = {}
        for state in layer:
            for option in options:
                new = tuple(
                    min(number + more, one.cap)
                    for number, more, one in zip(state, option.added, counts, strict=True)
                )
                if all(one.is_possible(n) for one, n in zip(counts, new, strict=True)):
                    ways = following.setdefault(new, [])
                    if self.case.unique or not ways:  # other ways matter for different items only
                        ways.append((state, option.goal, option.value))
        return following

    def _options(self, length: int) -> Steps[list[_Option]]:
        if self.twin and length == self.twin[0]:
            found: list[_Option] = yield self.arrays.options(self.twin)
        elif length < self.case.tail:
            found = yield self.arrays.options((length,))
        else:
            if self.tail is None:
                self.tail = yield self.arrays.options((length,))
            found = self.tail or []
        return found

    def _built(self, state: _State) -> Steps[list[JsonValue] | None]:
        """Return an array of a state; None if its items cannot differ as they should."""
        paths = self._paths(state, len(self.history) - 1)
        if not self.case.unique:
            values = [value for _, value in next(paths)]
            if self.twin:
                values[self.twin[1]] = values[self.twin[0]]
            return values
        seen: set[frozenset[tuple[Goal, int]]] = set()
        for number, path in enumerate(paths):
            if number > _MOST_PATHS:
                reason = "too many choices of different items"
                self.arrays.unknown = self.arrays.unknown or Undecided("uniqueItems", reason)
                break
            goals = frozenset(Counter(goal for goal, _ in path).items())
            if goals in seen:  # different items are chosen regardless of their order
                continue
            seen.add(goals)
            status, found = yield Matching(self.arrays.solver, path).find()
            if status == "yes":
                return cast("list[JsonValue]", found)
            if status == "unknown":
                self.arrays.unknown = self.arrays.unknown or found
        self.is_crowded = True
        return None

    def _paths(self, state: _State, length: int) -> Iterator[list[tuple[Goal, JsonValue]]]:
        """Yield the ways to reach a state: the goal and a value of each item."""
        waiting: list[tuple[_State, int, tuple[Any, ...]]] = [(state, length, ())]
        while waiting:
            at, left, items = waiting.pop()
            if not left:
                found = []
                while items:
                    item, items = items
                    found.append(item)
                yield found
                continue
            for before, goal, value in reversed(self.history[left][at]):
                waiting.append((before, left - 1, ((goal, value), items)))
