"""A namespace: every name in it is unique, legal, and chosen from its own source alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from adlgen.naming.cases import Case, distinct


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to be called."""

    source: str
    """The text the name comes from, unique in the scope; it alone decides about a suffix."""
    name: str
    """The name it would like: legal, in the right case."""


@dataclass(frozen=True, slots=True)
class Clash:
    """Several sources that want one name: the first keeps it, the others got a suffix."""

    name: str
    sources: tuple[str, ...]


@dataclass(slots=True)
class Scope:
    """Names claimed so far."""

    case: Case
    fold: bool = False
    """Whether names that differ in case alone are equal (file names)."""
    taken: set[str] = field(default_factory=set)

    def claim(self, wishes: Iterable[Wish]) -> tuple[tuple[str, ...], tuple[Clash, ...]]:
        """Name a group at once; return the names in order, and who clashed.

        The source that is spelled exactly like its name keeps it, else the first of them does;
        every other takes a suffix made from its source.
        """
        group = tuple(wishes)
        wanted: dict[str, list[Wish]] = {}
        for wish in group:
            wanted.setdefault(self._fold(wish.name), []).append(wish)
        keepers = {
            id(next((w for w in rivals if w.source == w.name), rivals[0]))
            for name, rivals in wanted.items()
            if name not in self.taken
        }
        self.taken.update(self._fold(w.name) for w in group if id(w) in keepers)
        names = tuple(w.name if id(w) in keepers else self._suffixed(w) for w in group)
        clashes = tuple(
            Clash(rivals[0].name, tuple(w.source for w in rivals))
            for name, rivals in wanted.items()
            if len(rivals) > 1
        )
        return names, clashes

    def _suffixed(self, wish: Wish) -> str:
        length = 4
        while self._fold(name := distinct(wish.name, wish.source, self.case, length)) in self.taken:
            length += 1
        self.taken.add(self._fold(name))
        return name

    def _fold(self, name: str) -> str:
        return name.casefold() if self.fold else name
