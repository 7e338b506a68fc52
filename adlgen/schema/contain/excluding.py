"""Arrays and objects that are none of the values of an ``enum``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from adlgen.diagnostics.datatypes import Struct
from adlgen.schema.contain.goals import NONE, Atom, Result, Undecided
from adlgen.schema.contain.nodes import Base
from adlgen.schema.contain.solving import Solving
from adlgen.schema.contain.stack import Steps
from adlgen.schema.equality import json_equal


class Excluding(Struct, eq=False):
    """How values of a type are found."""

    solve: Callable[[Solving, Sequence[Base], frozenset[Atom]], Steps[Result]]
    """Returns a value for one case."""
    differing: Callable[[Solving, Any], Iterator[Atom]]
    """Yields the ways in which a value differs from another."""


def not_excluded(
    solver: Solving,
    solving: Excluding,
    bases: Sequence[Base],
    atoms: frozenset[Atom],
    result: Result,
) -> Steps[Result]:
    """Return the result of a case if no atom excludes it, or else one that differs from it."""
    values = [one.value for atom in atoms if atom[0] == "other" for one in atom[1]]
    if not any(json_equal(result[1], value) for value in values):
        return result
    reason = None
    for atom in solving.differing(solver, result[1]):
        if atom in atoms:  # with which the value was found
            return "unknown", Undecided("enum", "only values of the enum were found")
        solver.spend()
        status, found = yield solving.solve(solver, bases, atoms | {atom})
        if status == "yes":
            return status, found
        reason = reason or found
    return ("unknown", reason) if reason else NONE
