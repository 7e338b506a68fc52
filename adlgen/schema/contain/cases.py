"""Cases: values that some ``base`` nodes accept and others refuse."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Protocol

from adlgen.document.node import JsonValue
from adlgen.schema.contain.arrays import solve_array
from adlgen.schema.contain.goals import (
    NONE,
    Atom,
    Goal,
    Result,
    Undecided,
    UnsupportedError,
)
from adlgen.schema.contain.nodes import Base
from adlgen.schema.contain.objects import solve_object
from adlgen.schema.contain.scalars import solve_number, solve_string
from adlgen.schema.contain.solving import Solving
from adlgen.schema.contain.stack import Steps
from adlgen.schema.contain.static import KEYWORDS, type_of
from adlgen.schema.equality import json_equal, json_key

_FAR = 10**9
_BY_KIND: dict[str, Any] = {
    "number": solve_number,
    "string": solve_string,
    "array": solve_array,
    "object": solve_object,
}


class Caching(Solving, Protocol):
    """A solver of goals that knows on which active goals a result depends."""

    low: int

    def undecided(self, keyword: str, reason: str, goal: Goal) -> Undecided:
        """Return why a goal is not decided."""


class Value:
    """A JSON value that can be part of a key."""

    def __init__(self, value: JsonValue) -> None:
        self.value, self.key = value, json_key(value)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and json_equal(self.value, other.value)

    def __repr__(self) -> str:
        return json.dumps(self.value, sort_keys=True)


class Cases:
    """Solves cases, with a cache."""

    def __init__(self, solver: Caching) -> None:
        self.solver = solver
        self._known: dict[Any, Result] = {}

    def solve(
        self, positive: frozenset[int], negative: frozenset[int], goal: Goal, kind: str
    ) -> Steps[Result]:
        """Return a value that some base nodes accept and others refuse."""
        needed = yield self._without_implied(positive, negative, goal, kind)
        ways: list[list[Atom]] = []
        reason = None
        for number in sorted(needed):
            fine: list[Atom] = []
            for atom in self._refusals(number, kind):
                result = yield self._atoms(positive, frozenset([atom]), goal, kind)
                if result[0] == "yes" and self.solver.holds(goal, result[1]):
                    return result  # type: ignore[no-any-return]  # a result
                if result[0] == "yes" and len(needed) == 1:
                    result = self.solver.decided(result, goal)
                reason = reason or (result[1] if result[0] == "unknown" else None)
                if result[0] != "no":
                    fine.append(atom)
            if not fine:
                return NONE
            ways.append(fine)
        if not ways:
            found: Result = yield self._atoms(positive, frozenset(), goal, kind)
            return found
        if len(ways) == 1:
            return ("unknown", reason) if reason else NONE
        combined: Result = yield self._combine(
            positive, sorted(ways, key=len), frozenset(), goal, kind
        )
        return combined

    def _refusals(self, number: int, kind: str) -> Iterator[Atom]:
        base = self.solver.table.nodes[number].base
        assert base is not None, "only base nodes are in cases"
        return refusals(base, kind)

    def _without_implied(
        self, positive: frozenset[int], negative: frozenset[int], goal: Goal, kind: str
    ) -> Steps[frozenset[int]]:
        """Leave out the refusing nodes that refuse everything which the others accept."""
        left = negative
        if len(negative) > 1:
            for number in sorted(negative):
                rest = [(one, True) for one in (*positive, number)]
                refuted = yield self.solver.refuted(rest, kind, goal)
                if refuted:
                    left -= {number}
        return left

    def _combine(
        self,
        positive: frozenset[int],
        ways: list[list[Atom]],
        chosen: frozenset[Atom],
        goal: Goal,
        kind: str,
    ) -> Steps[Result]:
        """Choose one way to be refused by each node."""
        reason = None
        for atom in ways[0]:
            self.solver.spend()
            status, found = yield self._atoms(positive, chosen | {atom}, goal, kind)
            if status == "no":
                continue
            if len(ways) > 1 and not (status == "yes" and self.solver.holds(goal, found)):
                status, found = yield self._combine(positive, ways[1:], chosen | {atom}, goal, kind)
            if status == "yes":
                return status, found
            reason = reason or found
        return ("unknown", reason) if reason else NONE

    def _atoms(
        self, positive: frozenset[int], atoms: frozenset[Atom], goal: Goal, kind: str
    ) -> Steps[Result]:
        """Return a value of one case: base nodes that accept it, and what others refuse it for."""
        key = positive, atoms, kind
        if key in self._known:
            return self._known[key]
        solver = self.solver
        solver.spend()
        low, solver.low = solver.low, _FAR
        bases = [solver.table.nodes[number].base for number in sorted(positive)]
        try:
            result = yield _BY_KIND[kind](solver, [one for one in bases if one], atoms)
        except UnsupportedError as error:
            result = "unknown", solver.undecided(error.keyword, str(error), goal)
        if result[0] == "unknown" and result[1].span is None:
            result = "unknown", solver.undecided(result[1].keyword, result[1].reason, goal)
        if result[0] != "no" or solver.low == _FAR:  # nothing that rests on an assumption is kept
            self._known[key] = result
        solver.low = min(low, solver.low) if result[0] == "no" else low
        return result  # type: ignore[no-any-return]  # a result


def refusals(base: Base, kind: str) -> Iterator[Atom]:
    """Yield the ways in which a base node refuses a value of a type."""
    for word in KEYWORDS.get(kind, ()):
        if word in base.words:
            yield ("not", word, base.words[word])
    if kind == "number" and base.only_integers:
        yield ("not", "multipleOf", 1)
    if base.enum is not None:
        yield ("other", tuple(Value(one) for one in base.enum if type_of(one) == kind))
    if kind == "object":
        yield from _of_objects(base)
    if kind == "array":
        yield from _of_arrays(base)


def _of_objects(base: Base) -> Iterator[Atom]:
    yield from (("absent", name) for name in sorted(base.required))
    yield from (("value", name, child) for name, child in base.props.items())
    yield from (("matching", pattern, child) for pattern, child in base.patterns.items())
    if base.additional is not None:
        yield (
            "additional",
            tuple(sorted(base.props)),
            tuple(sorted(base.patterns)),
            base.additional,
        )
    if base.names is not None:
        yield ("name", base.names)


def _of_arrays(base: Base) -> Iterator[Atom]:
    yield from (("at", index, child) for index, child in enumerate(base.prefix))
    if base.items is not None:
        yield ("some", len(base.prefix), base.items)
    if base.contains:
        child, least, most = base.contains
        if least > 0:
            yield ("count", child, 0, least - 1)
        if most is not None:
            yield ("count", child, most + 1, None)
