"""The tableau of one goal and type: what applies in place is expanded to cases of ``base`` nodes."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import TypeAlias

from adlgen.schema.contain.cases import Caching, Cases
from adlgen.schema.contain.goals import NONE, Goal, Literal, Result
from adlgen.schema.contain.nodes import Node
from adlgen.schema.contain.stack import Steps
from adlgen.schema.contain.static import type_of

_Choice: TypeAlias = list[tuple[Literal, ...]]
"""Alternatives, of which one must hold."""


class Expansion:
    """The tableau of one goal and type."""

    def __init__(self, solver: Caching, cases: Cases, goal: Goal, kind: str) -> None:
        self.solver, self.cases, self.goal, self.kind = solver, cases, goal, kind
        self.nodes = solver.table.nodes

    def run(
        self, todo: list[Literal], seen: Iterable[Literal], choices: list[_Choice]
    ) -> Steps[Result]:
        """Expand literals; ``choices`` are alternatives of which one is still to be chosen."""
        self.solver.spend()
        known, choices = set(seen), list(choices)
        while True:
            consistent = yield self._expand(todo, known, choices)
            if not consistent:
                return NONE
            left = self._filter(choices, known, todo)
            if left is None:
                return NONE
            choices = left
            if not todo:
                break
        for number, sign in known:
            base = self.nodes[number].base
            if sign and base is not None and base.enum is not None:
                return self._among(number)
        if choices:
            choices.sort(key=len)
            result: Result = yield self._branch(frozenset(known), choices)
            return result
        bases = [(number, sign) for number, sign in known if self.nodes[number].base is not None]
        positive = frozenset(number for number, sign in bases if sign)
        negative = frozenset(number for number, sign in bases if not sign)
        found: Result = yield self.cases.solve(positive, negative, self.goal, self.kind)
        return self.solver.decided(found, self.goal, known)

    def _among(self, number: int) -> Result:
        """Return a value of an enum, which is evaluated exactly."""
        base = self.nodes[number].base
        for value in () if base is None or base.enum is None else base.enum:
            if type_of(value) == self.kind and self.solver.holds(self.goal, value):
                return "yes", value
        return NONE

    def _expand(
        self, todo: list[Literal], known: set[Literal], choices: list[_Choice]
    ) -> Steps[bool]:
        """Unfold literals until only ``base`` nodes and choices are left; report whether nothing contradicts."""
        while todo:
            number, sign = todo.pop()
            fixed = self.solver.static(number, self.kind)
            if fixed is not None:
                if fixed != sign:
                    return False
                continue
            if (number, not sign) in known:
                return False
            if (number, sign) in known:
                continue
            clashes = yield self._clashes((number, sign), known)
            if clashes:
                return False
            known.add((number, sign))
            yield self._unfold((number, sign), todo, choices)
        return True

    def _clashes(self, literal: Literal, known: set[Literal]) -> Steps[bool]:
        """Report whether a literal contradicts one other of the same kind."""
        number, sign = literal
        kind = self.nodes[number].kind
        if kind == "base":
            return False
        others = [one for one in known if one[1] != sign and self.nodes[one[0]].kind == kind]
        for one in others:
            refuted = yield self.solver.refuted([literal, one], self.kind, self.goal)
            if refuted:
                return True
        return False

    def _filter(
        self, choices: list[_Choice], known: set[Literal], todo: list[Literal]
    ) -> list[_Choice] | None:
        """Return the choices that are still open; adds what is left of the others to ``todo``, None if nothing is."""
        still_open = []
        for choice in choices:
            left = self._viable(choice, known)
            if left == [()]:
                continue
            if not left:
                return None
            if len(left) == 1:
                todo += left[0]
            else:
                still_open.append(left)
        return still_open

    def _viable(self, choice: _Choice, known: set[Literal]) -> _Choice:
        """Return the alternatives that are not contradicted; ``[()]`` if one holds already."""
        left = []
        for alternative in choice:
            rest = []
            for number, sign in alternative:
                fixed = self.solver.static(number, self.kind)
                if fixed == (not sign) or (number, not sign) in known:
                    break
                if fixed is None and (number, sign) not in known:
                    rest.append((number, sign))
            else:
                if not rest:
                    return [()]
                left.append(tuple(rest))
        return left

    def _branch(self, known: Goal, choices: list[_Choice]) -> Steps[Result]:
        reason = None
        for alternative in choices[0]:
            status, found = yield self.run(list(alternative), known, choices[1:])
            if status == "yes":
                return status, found
            reason = reason or found
        return ("unknown", reason) if reason else NONE

    def _unfold(self, literal: Literal, todo: list[Literal], choices: list[_Choice]) -> Steps[None]:
        number, sign = literal
        node = self.nodes[number]
        parts = node.parts
        match node.kind, sign:
            case ("all", True) | ("any", False):
                todo += [(part, sign) for part in parts]
            case ("all", False) | ("any", True):
                choices.append([((part, sign),) for part in parts])
            case ("not", _):
                todo.append((parts[0], not sign))
            case ("one", _):
                choice = yield self._exactly_one(node) if sign else self._not_exactly_one(node)
                choices.append(choice)
            case ("if", _):
                condition, then, other = parts
                choices.append(
                    [((condition, True), (then, sign)), ((condition, False), (other, sign))]
                )
            case _:
                pass

    def _exactly_one(self, node: Node) -> Steps[_Choice]:
        found = []
        for index, one in enumerate(node.parts):
            others: list[Literal] = []
            for position, part in enumerate(node.parts):
                if position != index:
                    overlap = yield self._overlap(one, part)
                    others += [(part, False)] if overlap else []
            found.append(((one, True), *others))
        return found

    def _not_exactly_one(self, node: Node) -> Steps[_Choice]:
        found: _Choice = [tuple((part, False) for part in node.parts)]
        for one, other in itertools.combinations(node.parts, 2):
            overlap = yield self._overlap(one, other)
            if overlap:
                found.append(((one, True), (other, True)))
        return found

    def _overlap(self, one: int, other: int) -> Steps[bool]:
        refuted = yield self.solver.refuted([(one, True), (other, True)], self.kind, self.goal)
        return not refuted
