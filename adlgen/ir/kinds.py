"""The JSON types that subschemas allow, each alternative computed once for a schema."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.ir.atoms import ALL_KINDS, Atom, flatten, kind_of, kinds_of
from adlgen.ir.graph import components
from adlgen.ir.types import JsonKind
from adlgen.schema.model import Canonical

_Kinds = frozenset[JsonKind]


class PossibleKinds(Struct, frozen=False):
    """Returns JSON types, considering alternatives and enumerated values.

    Chains of alternatives are followed once, regardless of how many subschemas refer into them. Alternatives that
    contain one another do not exclude anything from one another, so that the order of questions does not matter.
    """

    canonical: Canonical
    known: dict[str, _Kinds] = field(default_factory=dict)
    """The JSON types of alternatives, by pointer."""

    def of(self, atoms: tuple[Atom, ...]) -> _Kinds:
        """Return the JSON types that flat atoms allow."""
        lists = _alternatives(atoms)
        if lists:
            self._resolve([branch for branches in lists for branch in branches])
        return self._allowed(atoms, lists)

    def _resolve(self, waiting: list[Atom]) -> None:
        """Compute alternatives and those that they reach, the innermost first."""
        flats: dict[str, tuple[Atom, ...]] = {}
        edges: dict[str, frozenset[str]] = {}
        while waiting:
            branch = waiting.pop()
            if branch.pointer in flats or branch.pointer in self.known:
                continue
            flats[branch.pointer] = flat = flatten(self.canonical, (branch,))
            inner = [b for branches in _alternatives(flat) for b in branches]
            edges[branch.pointer] = frozenset(
                b.pointer for b in inner if b.pointer not in self.known
            )
            waiting.extend(inner)
        groups: dict[int, list[str]] = {}
        for pointer, number in components(edges).items():
            groups.setdefault(number, []).append(pointer)
        for group in groups.values():
            allowed = {
                pointer: self._allowed(flats[pointer], _alternatives(flats[pointer]))
                for pointer in group
            }
            self.known.update(allowed)

    def _allowed(self, atoms: tuple[Atom, ...], lists: list[tuple[Atom, ...]]) -> _Kinds:
        """Return the JSON types that flat atoms with lists of alternatives allow."""
        kinds = kinds_of(atoms)
        for branches in lists:
            kinds &= _union(self.known.get(b.pointer, ALL_KINDS) for b in branches)
        for atom in atoms:
            keywords = atom.schema.keywords
            if "const" in keywords:
                kinds &= {kind_of(keywords["const"])}
            elif isinstance(values := keywords.get("enum"), list | tuple):
                kinds &= set(map(kind_of, values))
        return kinds


def _alternatives(atoms: tuple[Atom, ...]) -> list[tuple[Atom, ...]]:
    """Return the lists of alternatives of flat atoms."""
    return [
        branches
        for atom in atoms
        for keyword in ("anyOf", "oneOf")
        if keyword in atom.schema.keywords and (branches := atom.subs(keyword))
    ]


def _union(kinds: Iterable[_Kinds]) -> _Kinds:
    return frozenset().union(*kinds)
