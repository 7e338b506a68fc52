"""Finds an object for one case: names that are present or absent, and demands that some name fulfils."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from adlgen.document.node import JsonValue
from adlgen.schema.contain.excluding import Excluding, not_excluded
from adlgen.schema.contain.goals import NONE, Atom, Literal, Result, UnsupportedError
from adlgen.schema.contain.nodes import Base
from adlgen.schema.contain.solving import Solving
from adlgen.schema.contain.stack import Steps
from adlgen.schema.patterns import search

_MOST_PATTERNS = 6
_MOST_NAMES = 300
_ANY_SIZE = 10**9

_Chosen: TypeAlias = Mapping[str, set[Literal]]
"""Known names on which demands are placed, with what their values must satisfy."""
_Groups: TypeAlias = Sequence[Sequence[Atom]]
"""Demands of which each group is placed on one new name."""


def solve_object(solver: Solving, bases: Sequence[Base], atoms: frozenset[Atom]) -> Steps[Result]:
    """Return an object that the bases accept and for which the atoms hold."""
    case = _Case(bases, atoms)
    if case.required & case.absent or not case.low <= case.high or len(case.required) > case.high:
        return NONE
    objects = _Objects(solver, case)
    for name in sorted(case.required):
        status, _ = yield objects.value(name, ())
        if status == "no":
            return NONE
    result: Result = yield objects.place(0, {}, ())
    if result[0] != "yes":
        return result
    other: Result = yield not_excluded(solver, _SOLVING, bases, atoms, result)
    return other


def _differing(solver: Solving, excluded: Mapping[str, JsonValue]) -> Iterator[Atom]:
    """Yield the ways in which an object differs from another."""
    yield ("additional", tuple(sorted(excluded)), (), solver.table.simple("enum", []))
    for name, value in sorted(excluded.items()):
        yield ("absent", name)
        yield ("value", name, solver.table.simple("enum", [value]))


_SOLVING = Excluding(solve_object, _differing)


class _Case:
    """The restrictions of one case."""

    def __init__(self, bases: Sequence[Base], atoms: frozenset[Atom]) -> None:
        self.bases = bases
        self.required: set[str] = set()
        self.absent: set[str] = set()
        self.low, self.high = 0, _ANY_SIZE
        self.extra: dict[str, set[Literal]] = defaultdict(set)
        """What values of required names must satisfy."""
        self.demands: list[Atom] = []
        for base in bases:
            self.required |= base.required
            self.low = max(self.low, int(base.words.get("minProperties", 0)))
            self.high = min(self.high, int(base.words.get("maxProperties", self.high)))
        for atom in sorted(atoms, key=repr):
            self._refuse(atom)
        self.names = [base.names for base in bases if base.names is not None]
        self.known = self.required.union(self.absent, *(base.props for base in bases))
        for atom in self.demands:
            self.known |= set(atom[1]) if atom[0] == "additional" else set()
        self.patterns = {pattern for base in bases for pattern in base.patterns}

    def _refuse(self, atom: Atom) -> None:
        match atom:
            case ("not", "minProperties", bound):
                self.high = min(self.high, int(bound) - 1)
            case ("not", "maxProperties", bound):
                self.low = max(self.low, int(bound) + 1)
            case ("absent", name):
                self.absent.add(name)
            case ("value", name, child):
                self.required.add(name)
                self.extra[name].add((child, False))
            case ("other", _):
                pass
            case _:
                self.demands.append(atom)

    def rest(self, matching: Collection[str]) -> set[Literal]:
        """Return what applies to the value of a name that is in no ``properties``."""
        found: set[Literal] = set()
        for base in self.bases:
            children = [child for pattern, child in base.patterns.items() if pattern in matching]
            if not children and base.additional is not None:
                children = [base.additional]
            found |= {(child, True) for child in children}
        return found


class _Objects:
    """Looks for an object."""

    def __init__(self, solver: Solving, case: _Case) -> None:
        self.solver, self.case = solver, case

    def place(self, index: int, chosen: _Chosen, groups: _Groups) -> Steps[Result]:
        """Choose for each demand a known name, or a group of demands for one new name."""
        self.solver.spend()
        if index == len(self.case.demands):
            result: Result = yield self._fill(chosen, groups)
            return result
        demand, reason = self.case.demands[index], None
        for grouped in self._grouped(demand, groups):
            possible = yield self._possible(grouped)
            if not possible:
                continue
            status, found = yield self.place(index + 1, chosen, grouped)
            if status == "yes":
                return status, found
            reason = reason or found
        for name in sorted(self.case.known - self.case.absent):
            if not self._concerns(demand, name):
                continue
            literals = set() if demand[0] == "name" else {(demand[-1], False)}
            new = {**chosen, name: chosen.get(name, set()) | literals}
            status, _ = yield self.value(name, new[name])
            if status == "no":
                continue
            status, found = yield self.place(index + 1, new, groups)
            if status == "yes":
                return status, found
            reason = reason or found
        return ("unknown", reason) if reason else NONE

    def _grouped(self, demand: Atom, groups: _Groups) -> Iterator[_Groups]:
        """Yield the ways to place a demand on a new name, or on one that other demands need."""
        yield [*groups, [demand]]
        if self.case.high < _ANY_SIZE:
            for number, group in enumerate(groups):
                yield [*groups[:number], [*group, demand], *groups[number + 1 :]]

    def _possible(self, groups: _Groups) -> Steps[bool]:
        for group in groups:
            status, _ = yield self._new(group, ())
            if status == "no":
                return False
        return True

    def _concerns(self, demand: Atom, name: str) -> bool:
        match demand:
            case ("matching", pattern, _):
                return self._matches(pattern, name)
            case ("additional", names, patterns, _):
                matched = any(self._matches(pattern, name) for pattern in patterns)
                return name not in names and not matched
            case _:
                return not self.solver.table.holds(demand[1], name)

    def _matches(self, pattern: str, name: str) -> bool:
        return search(self.solver.table.patterns[pattern], name)

    def value(self, name: str, more: Iterable[Literal]) -> Steps[Result]:
        """Return a value for a known name, with all that applies to it."""
        if not all(self.solver.table.holds(child, name) for child in self.case.names):
            return NONE
        literals = set(more) | self.case.extra.get(name, set())
        for base in self.case.bases:
            found = [base.props[name]] if name in base.props else []
            found += [one for pattern, one in base.patterns.items() if self._matches(pattern, name)]
            if not found and base.additional is not None:
                found = [base.additional]
            literals |= {(child, True) for child in found}
        result: Result = yield self.solver.solve(literals)
        return result

    def _new(self, demands: Sequence[Atom], used: Iterable[str]) -> Steps[Result]:
        """Return a new name with a value that fulfils some demands, as a pair."""
        solver, reason = self.solver, None
        simple = solver.table.simple
        mentioned = {demand[1] for demand in demands if demand[0] == "matching"}
        mentioned = mentioned.union(*(one[2] for one in demands if one[0] == "additional"))
        patterns = sorted(mentioned | self.case.patterns)
        if len(patterns) > _MOST_PATTERNS:
            reason = "too many patterns at once"
            raise UnsupportedError(reason, "patternProperties")
        fixed = self._fixed(demands, self.case.known.union(used))
        wanted = {(demand[-1], False) for demand in demands if demand[0] != "name"}
        for signs in itertools.product((False, True), repeat=len(patterns)):
            matching = {pattern for pattern, sign in zip(patterns, signs, strict=True) if sign}
            if any(_contradicts(demand, matching) for demand in demands):
                continue
            value: Result = yield solver.solve(wanted | self.case.rest(matching))
            if value == NONE:
                continue
            tests = {(simple("pattern", p), sign) for p, sign in zip(patterns, signs, strict=True)}
            name = yield solver.solve_type(frozenset(fixed | tests), "string")
            if name[0] == "yes" and value[0] == "yes":
                return "yes", (name[1], value[1])
            if name[0] != "no":
                reason = reason or (value[1] if value[0] == "unknown" else name[1])
        return ("unknown", reason) if reason else NONE

    def _fixed(self, demands: Sequence[Atom], taken: set[str]) -> set[Literal]:
        """Return what a new name must satisfy, apart from patterns."""
        fixed: set[Literal] = {(child, True) for child in self.case.names}
        fixed |= {(demand[1], False) for demand in demands if demand[0] == "name"}
        if taken:
            fixed.add((self.solver.table.simple("enum", sorted(taken)), False))
        return fixed

    # --- the object ---

    def _fill(self, chosen: _Chosen, groups: _Groups) -> Steps[Result]:
        """Build the object: what is required, the names chosen for demands, and as many more as needed."""
        found: dict[str, JsonValue] = {}
        reason = None
        names = sorted(self.case.required | chosen.keys())
        for name in names:
            status, value = yield self.value(name, chosen.get(name, ()))
            if status == "no":
                return NONE
            reason = reason or (value if status == "unknown" else None)
            found[name] = value
        for group in groups:
            status, pair = yield self._new(group, found)
            if status == "no":
                return NONE
            reason = reason or (pair if status == "unknown" else None)
            found |= {pair[0]: pair[1]} if status == "yes" else {}
        if len(names) + len(groups) > self.case.high:
            return NONE
        if reason:
            return "unknown", reason
        result: Result = yield self._filled(found)
        return result

    def _filled(self, found: dict[str, JsonValue]) -> Steps[Result]:
        """Add properties until there are enough: known ones first, then new ones."""
        reason = None
        for name in sorted(self.case.known - self.case.absent - found.keys()):
            if len(found) >= self.case.low:
                break
            status, value = yield self.value(name, ())
            reason = reason or (value if status == "unknown" else None)
            found |= {name: value} if status == "yes" else {}
        while len(found) < self.case.low:
            if len(found) > _MOST_NAMES:
                reason = "too many properties"
                raise UnsupportedError(reason, "minProperties")
            status, pair = yield self._new((), found)
            if status == "no":
                return ("unknown", reason) if reason else NONE
            if status == "unknown":
                return status, pair
            found[pair[0]] = pair[1]
        return "yes", found


def _contradicts(demand: Atom, matching: Collection[str]) -> bool:
    """Report whether a demand cannot be placed on a name that matches exactly some patterns."""
    match demand:
        case ("matching", pattern, _):
            return pattern not in matching
        case ("additional", _, patterns, _):
            return not set(matching).isdisjoint(patterns)
        case _:
            return False
