"""Namespaces: every name is unique and depends on its own source only."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.naming.cases import Case, distinct


class NameRequest(Struct):
    """A request for a name."""

    source: str
    """The text that the name is derived from, unique in the scope; a suffix depends on it only."""
    name: str
    """The preferred name: a legal identifier in the right case."""


class Clash(Struct):
    """Several requests for the same name; one keeps it, the others get a suffix."""

    name: str
    sources: tuple[str, ...]


class Scope(Struct, frozen=False):
    """A namespace with the names claimed so far."""

    case: Case
    fold: bool = False
    """Whether names that differ only in case are equal (file names)."""
    taken: set[str] = field(default_factory=set)

    def claim(self, requests: Iterable[NameRequest]) -> tuple[tuple[str, ...], tuple[Clash, ...]]:
        """Claim names for a group of requests; return the names in order, and the clashes.

        Of several requests for one name, the one whose source equals the name keeps it, otherwise
        the first one; the others get a suffix derived from their sources.
        """
        group = tuple(requests)
        wanted: dict[str, list[NameRequest]] = {}
        for request in group:
            wanted.setdefault(self._fold(request.name), []).append(request)
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

    def _suffixed(self, request: NameRequest) -> str:
        length = 4
        while (
            self._fold(name := distinct(request.name, request.source, self.case, length))
            in self.taken
        ):
            length += 1
        self.taken.add(self._fold(name))
        return name

    def _fold(self, name: str) -> str:
        return name.casefold() if self.fold else name
