"""Chooses different items for the positions of an array with ``uniqueItems``."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.document.node import JsonValue
from adlgen.schema.contain.goals import Goal, Result
from adlgen.schema.contain.solving import Solving
from adlgen.schema.contain.stack import Steps
from adlgen.schema.equality import json_equal


class Matching:
    """A matching of positions with values, which grows by augmenting paths.

    A position takes a value that no other has, or the value of another one that can take a different value. If
    neither is possible, no choice of different values exists.
    """

    def __init__(self, solver: Solving, items: Sequence[tuple[Goal, JsonValue]]) -> None:
        self.solver, self.items = solver, items
        self.values: dict[int, JsonValue] = {}

    def find(self) -> Steps[Result]:
        """Return a list of different values, or that there is none."""
        for index in range(len(self.items)):
            status, reason = yield self._assign(index, {index})
            if status != "yes":
                return status, reason
        return "yes", [self.values[index] for index in range(len(self.items))]

    def _assign(self, index: int, tried: set[int]) -> Steps[Result]:
        self.solver.spend()
        goal, value = self.items[index]
        taken = list(self.values.values())
        status, found = "yes", value
        if any(json_equal(value, one) for one in taken):
            others = (self.solver.table.simple("enum", taken), False)
            status, found = yield self.solver.solve(goal | {others})
        if status == "yes":
            self.values[index] = found
        if status != "no":
            return status, found
        reason = None
        for holder, held in list(self.values.items()):
            if holder in tried or not self.solver.holds(goal, held):
                continue
            tried.add(holder)
            status, found = yield self._assign(holder, tried)
            if status == "yes":
                self.values[index] = held
                return status, found
            reason = reason or found
        return ("unknown", reason) if reason else ("no", None)
