"""The restrictions of an array: what applies to each position, and how many items must count."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from adlgen.diagnostics.datatypes import Struct
from adlgen.schema.contain.goals import Atom, Literal
from adlgen.schema.contain.nodes import Base

_ANY_LENGTH = 10**9


class Count(Struct):
    """How many items, from a position on, satisfy a literal."""

    start: int
    literal: Literal
    least: int
    most: int | None

    @property
    def cap(self) -> int:
        """The count from which on all counts are alike."""
        return self.least if self.most is None else max(self.least, self.most + 1)

    def allows(self, number: int) -> bool:
        """Report whether so many items may count."""
        return self.least <= number and self.is_possible(number)

    def is_possible(self, number: int) -> bool:
        """Report whether so many items are not too many."""
        return self.most is None or number <= self.most


class ArrayCase:
    """The restrictions of one case."""

    def __init__(self, bases: Sequence[Base], atoms: frozenset[Atom]) -> None:
        self.bases = bases
        self.low, self.high = 0, _ANY_LENGTH
        self.unique = any(base.words.get("uniqueItems") for base in bases)
        self.repeats = False
        self.at: dict[int, set[Literal]] = defaultdict(set)
        counts: list[Count] = []
        for base in bases:
            self.low = max(self.low, int(base.words.get("minItems", 0)))
            self.high = min(self.high, int(base.words.get("maxItems", self.high)))
            if base.contains:
                inner, least, most = base.contains
                counts.append(Count(0, (inner, True), least, most))
        for atom in sorted(atoms, key=repr):
            self._refuse(atom, counts)
        self.counts = [one for one in counts if one.least > 0 or one.most is not None]
        starts = [one.start for one in self.counts]
        prefixes = [len(base.prefix) for base in bases]
        self.tail = max([0, *starts, *(index + 1 for index in self.at), *prefixes])
        """The position from which on all positions are alike."""

    def _refuse(self, atom: Atom, counts: list[Count]) -> None:
        match atom:
            case ("not", "minItems", bound):
                self.high = min(self.high, int(bound) - 1)
            case ("not", "maxItems", bound):
                self.low = max(self.low, int(bound) + 1)
            case ("not", "uniqueItems", _):
                self.repeats = True
            case ("at", index, child):
                self.low = max(self.low, index + 1)
                self.at[index].add((child, False))
            case ("some", start, child):
                counts.append(Count(start, (child, False), 1, None))
            case ("count", child, least, most):
                counts.append(Count(0, (child, True), least, most))
            case _:
                pass

    def literals(self, indices: Iterable[int]) -> set[Literal]:
        """Return what applies to an item that is at some positions."""
        found: set[Literal] = set()
        for index in indices:
            found |= self.at.get(index, set())
            for base in self.bases:
                if index < len(base.prefix):
                    found.add((base.prefix[index], True))
                elif base.items is not None:
                    found.add((base.items, True))
        return found
