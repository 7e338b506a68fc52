"""What the solvers of single types need of the solver of goals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from adlgen.document.node import JsonValue
from adlgen.schema.contain.goals import Goal, Literal, Result
from adlgen.schema.contain.nodes import Table
from adlgen.schema.contain.stack import Steps
from adlgen.schema.regex.product import Texts


class Solving(Protocol):
    """Solves goals over the nodes of a table."""

    table: Table
    texts: Texts

    def spend(self, amount: int = 1) -> None:
        """Count work. Raises OutOfWorkError at the limit."""

    def solve(self, literals: Iterable[Literal]) -> Steps[Result]:
        """Return a value that satisfies all literals, or that there is none."""

    def solve_type(self, goal: Goal, kind: str) -> Steps[Result]:
        """Return a value of one type that satisfies a goal."""

    def refuted(self, literals: Iterable[Literal], kind: str, within: Goal) -> Steps[bool]:
        """Report whether a lemma about the value of a goal holds: that no value satisfies some literals."""

    def holds(self, goal: Goal, value: JsonValue) -> bool:
        """Report whether a value satisfies a goal, by the reference evaluation."""

    def static(self, number: int, kind: str) -> bool | None:
        """Return the verdict of a node on all values of a type, or None if that depends on the value."""

    def decided(self, result: Result, goal: Goal, seen: Iterable[Literal] = ()) -> Result:
        """Return a result; a value that the reference evaluation does not confirm is undecided.

        ``seen`` has what the goal was expanded to.
        """
