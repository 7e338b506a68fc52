"""Decides whether some value satisfies a goal: a set of nodes, each to be accepted or refused.

A goal is solved per JSON type by a tableau: what applies in place is expanded to cases of ``base`` nodes, a case to
atoms of one type, and these to goals for names, properties and items. A value is finite, so a goal that needs
itself for a part of its own value is unsatisfiable (least fixpoint).

Soundness: "no" follows from the constraints that are understood; others are left out, which only adds values.
"Yes" has a value that the reference evaluation has confirmed for every node of the goal. All else is "unknown".
"""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue
from adlgen.schema.contain.cases import Cases
from adlgen.schema.contain.expand import Expansion
from adlgen.schema.contain.goals import (
    NONE,
    TYPES,
    Goal,
    Literal,
    OutOfWorkError,
    Result,
    Undecided,
    UnsupportedError,
)
from adlgen.schema.contain.nodes import NOWHERE, Table
from adlgen.schema.contain.stack import Steps, run
from adlgen.schema.contain.static import Statics
from adlgen.schema.regex.product import Texts

LIMIT = 40_000
"""The default limit of work, in goals, cases and branches: about ten times what the largest real tools need."""
_FAR = 10**9
_SIMPLE: dict[str, tuple[JsonValue, ...]] = {"boolean": (True, False), "null": (None,)}


class Solver:
    """Solves goals over the nodes of a table, with caches and a limit of work."""

    def __init__(self, table: Table, limit: int = LIMIT) -> None:
        self.table = table
        self.texts = Texts(table.patterns)
        self.work = 0
        self._limit = limit
        self._statics = Statics(table.nodes)
        self._cases = Cases(self)
        self._final: dict[tuple[Goal, str], Result] = {}
        self._active: dict[tuple[Goal, str], int] = {}
        self._assumed: dict[tuple[Goal, str], int] = {}
        """Goals that are unsatisfiable if active goals (the lowest is given) are."""
        self._trail: list[tuple[Goal, str]] = []
        self._low = _FAR
        """The lowest active goal on which the current result depends."""

    def run(self, literals: Iterable[Literal]) -> Result:
        """Return a value that satisfies all literals, or that there is none, or why that is not decided."""
        try:
            return run(self.solve(literals))
        except OutOfWorkError:
            return "unknown", Undecided("", "the limit of work is reached")
        except RecursionError:
            return "unknown", Undecided("", "the values of the schemas are nested too deeply")

    def spend(self, amount: int = 1) -> None:
        """Count work. Raises OutOfWorkError at the limit."""
        self.work += amount
        if self.work > self._limit:
            raise OutOfWorkError

    def solve(self, literals: Iterable[Literal]) -> Steps[Result]:
        """Return a value that satisfies all literals, or that there is none."""
        goal = frozenset(literals)
        reason = None
        for kind in TYPES:
            status, found = yield self.solve_type(goal, kind)
            if status == "yes":
                return status, found
            reason = reason or found
        return ("unknown", reason) if reason else NONE

    def solve_type(self, goal: Goal, kind: str) -> Steps[Result]:
        """Return a value of one type that satisfies a goal."""
        left = self._reduced(goal, kind)
        if left is None:
            return NONE
        key = left, kind
        if key in self._final:
            return self._final[key]
        if key in self._active or key in self._assumed:
            self._low = min(self._low, self._active.get(key, _FAR), self._assumed.get(key, _FAR))
            return NONE
        self.spend()
        depth, outer, mark = len(self._active), self._low, len(self._trail)
        self._active[key], self._low = depth, _FAR
        try:
            result: Result = yield self._solved(left, kind)
        finally:
            del self._active[key]
            low, self._low = self._low, outer
        since = self._trail[mark:]
        if result[0] == "no" and low < depth:
            # This holds only if a goal further out is unsatisfiable, too.
            for one in since:
                self._assumed[one] = min(self._assumed[one], low)
            self._assumed[key] = low
            self._trail.append(key)
            self._low = min(outer, low)
            return result
        del self._trail[mark:]
        for one in since:
            del self._assumed[one]
            if result[0] == "no":
                self._final[one] = NONE
        self._final[key] = result
        return result

    def _reduced(self, goal: Goal, kind: str) -> Goal | None:
        """Return a goal without what always holds for a type; None if something never does."""
        left = set()
        for number, sign in goal:
            known = self.static(number, kind)
            if known is None:
                if (number, not sign) in goal:
                    return None
                left.add((number, sign))
            elif known != sign:
                return None
        return frozenset(left)

    def refuted(self, literals: Iterable[Literal], kind: str, within: Goal) -> Steps[bool]:
        """Report whether a lemma about the value of a goal holds: that no value satisfies some literals."""
        wanted = frozenset(literals)
        if not self._is_smaller(wanted, within):
            return False
        result = yield self.solve_type(wanted, kind)
        return bool(result == NONE)

    def _is_smaller(self, lemma: Goal, within: Goal) -> bool:
        """Report whether a lemma is smaller than a goal by the multiset order of heights.

        A lemma is about the same value as the goal, and not about a part of it. Without this order two goals
        could each be refuted by assuming the other.
        """
        one, other = (
            sorted((self._statics.height(number) for number, _ in literals), reverse=True)
            for literals in (lemma, within)
        )
        return one < other

    def _solved(self, goal: Goal, kind: str) -> Steps[Result]:
        if kind in _SIMPLE:
            return self._among(_SIMPLE[kind], goal)
        try:
            expansion = Expansion(self, self._cases, goal, kind)
            result: Result = yield expansion.run(sorted(goal), (), [])
        except UnsupportedError as error:
            return "unknown", self.undecided(error.keyword, str(error), goal)
        return result

    def decided(self, result: Result, goal: Goal, seen: Iterable[Literal] = ()) -> Result:
        """Return a result; a value that the reference evaluation does not confirm is undecided."""
        if result[0] != "yes" or self.holds(goal, result[1]):
            return result
        opaque = [one for one, _ in seen if self.table.nodes[one].kind == "opaque"]
        reason = "it depends on too many choices" if opaque else "the value found is not confirmed"
        return "unknown", self.undecided("unevaluatedProperties" if opaque else "", reason, goal)

    def undecided(self, keyword: str, reason: str, goal: Goal) -> Undecided:
        """Return why a goal is not decided, with the place of a schema that has the keyword."""
        nodes = [self.table.nodes[number] for number, _ in sorted(goal)]
        spans: list[Span] = [one.schema.span for one in nodes if keyword in one.schema.keywords]
        spans += [one.schema.span for one in nodes]
        return Undecided(keyword, reason, next((span for span in spans if span != NOWHERE), None))

    def _among(self, values: Iterable[JsonValue], goal: Goal) -> Result:
        return next((("yes", value) for value in values if self.holds(goal, value)), NONE)

    def holds(self, goal: Goal, value: JsonValue) -> bool:
        """Report whether a value satisfies a goal, by the reference evaluation."""
        return all(self.table.holds(number, value) == sign for number, sign in goal)

    def static(self, number: int, kind: str) -> bool | None:
        """Return the verdict of a node on all values of a type, or None if that depends on the value."""
        return self._statics.of(number, kind)

    @property
    def low(self) -> int:
        """The lowest active goal on which the current result depends."""
        return self._low

    @low.setter
    def low(self, value: int) -> None:
        self._low = value
