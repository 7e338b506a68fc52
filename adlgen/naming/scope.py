"""Namespaces: every name is unique and depends on its own source only."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.naming.cases import Case, distinct


class NameRequest(Struct):
    """A request for a name."""

    source: str
    """The text that the name is derived from, unique in the scope; a suffix depends on it only."""
    name: str
    """The preferred name: a legal identifier in the right case."""
    written: str = ""
    """A legal identifier with the capitals of the source, for a name that another source has; empty if there is none."""


class Clash(Struct):
    """Several requests for the same name; one keeps it, the others get a suffix."""

    name: str
    sources: tuple[str, ...]
    keeper: str
    """The source that keeps the name; empty if the name was taken before."""


class Scope(Struct, frozen=False):
    """A namespace with the names claimed so far."""

    case: Case
    fold: bool = False
    """Whether names that differ only in case are equal (file names)."""
    taken: set[str] = field(default_factory=set)

    def claim(self, requests: Iterable[NameRequest]) -> tuple[tuple[str, ...], tuple[Clash, ...]]:
        """Claim names for a group of requests; return the names in order, and the clashes.

        Of several requests for one name, the one whose source equals the name keeps it, otherwise
        the one with the fewest characters that are not part of the name; their order does not
        matter. The others get a suffix derived from their sources.
        """
        group = tuple(requests)
        wanted: dict[str, list[NameRequest]] = {}
        for request in group:
            wanted.setdefault(self._fold(request.name), []).append(request)
        keepers = {
            id(min(rivals, key=_distance) if len(rivals) > 1 else rivals[0])
            for name, rivals in wanted.items()
            if name not in self.taken
        }
        self.taken.update(self._fold(w.name) for w in group if id(w) in keepers)
        kept = {id(w): w.name for w in group if id(w) in keepers}
        for request in group:
            name = self._fold(request.written)
            if id(request) not in kept and name and name not in self.taken:
                kept[id(request)] = request.written
                self.taken.add(name)
        names = tuple(kept.get(id(w)) or self._suffixed(w) for w in group)
        return names, tuple(_clashes(wanted.values(), kept, keepers))

    def claim_first(self, names: Iterable[str], source: str) -> str:
        """Claim the first free name; if all are taken, the first one with a suffix derived from ``source``."""
        first = ""
        for name in names:
            first = first or name
            if self._fold(name) not in self.taken:
                self.taken.add(self._fold(name))
                return name
        return self._suffixed(NameRequest(source, first))

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


def _distance(request: NameRequest) -> tuple[bool, bool, int, str]:
    """Return how far a source is from its name; of equal ones, the order of texts decides."""
    left_out = sum(not char.isalnum() for char in request.source)
    is_start = request.name.startswith(request.source)  # of a name that is not a reserved word
    return request.source != request.name, not is_start, left_out, request.source


def _clashes(
    groups: Iterable[list[NameRequest]], kept: Mapping[int, str], keepers: Collection[int]
) -> Iterator[Clash]:
    """Yield the groups in which a request has a suffix."""
    for rivals in groups:
        if len(rivals) > 1 and any(id(w) not in kept for w in rivals):
            keeper = next((w.source for w in rivals if id(w) in keepers), "")
            yield Clash(rivals[0].name, tuple(w.source for w in rivals), keeper)
