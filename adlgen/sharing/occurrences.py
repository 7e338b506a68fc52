"""Finds the schemas that are written several times."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import Mapping
from adlgen.sharing.classes import Classes, Known
from adlgen.sharing.homes import Home, Reader, below, entry_of, inside, is_entry
from adlgen.sharing.places import DEFINITION, Place, is_declared


class Written(Struct, eq=False):
    """A schema that is written in a document."""

    home: Home
    node: Mapping
    place: Place

    @property
    def order(self) -> tuple[int, int]:
        """The position in the text."""
        return self.node.span.line, self.node.span.column


class Counted(Struct, frozen=False):
    """The schemas of all homes, by class."""

    written: dict[int, list[Written]] = field(default_factory=dict)
    """Schemas that become declarations, and definitions."""
    declared: set[int] = field(default_factory=set)
    """The classes of schemas that become declarations and can move."""
    fixed: dict[int, str] = field(default_factory=dict)
    """The pointers of the definitions of the types file."""

    def repeated(self) -> set[int]:
        """Return the classes of declarations that are written several times, or that the types file has."""
        return {
            key
            for key in self.declared
            if len(self.written[key]) > 1 or (key in self.fixed and self.written[key])
        }


def reached(home: Home, reader: Reader) -> set[str]:
    """Return the pointers of the definitions to which a schema document leads."""
    found: set[str] = set()
    waiting = [home.root]
    while waiting:
        for node in below(waiting.pop(), home.dialect):
            entry = local_entry(home, reader, node)
            if entry and entry not in found:
                found.add(entry)
                waiting.append(home.definitions[entry])
    return found


def local_entry(home: Home, reader: Reader, node: Mapping) -> str:
    """Return the definition of the same document to which the reference in a schema leads; empty if it leads elsewhere."""
    target = reader.reference_of(home, node)
    return entry_of(target.pointer) if target is not None and target.home is home else ""


def declarations(home: Home, pointers: Iterable[str]) -> int:
    """Return the number of schemas of a document that become declarations, with those of some definitions."""
    roots = [*([home.root] if home.tool else []), *(home.definitions[p] for p in pointers)]
    return sum(
        is_declared(node, home.dialect) for root in roots for node in below(root, home.dialect)
    )


def count(homes: Iterable[Home], classes: Classes, types: Home | None) -> Counted:
    """Collect the written schemas; parts of equal wholes are collected once."""
    found = Counted()
    for pointer, node in sorted((types.definitions if types else {}).items()):
        known = classes.of(node)
        if is_entry(pointer) and is_movable(known):
            found.fixed.setdefault(known.bare, pointer)
    met = {*found.fixed}
    for home in homes:
        for written, known in _walk(home, classes, met):
            found.written.setdefault(known.bare, []).append(written)
            if is_declared(written.node, home.dialect):
                found.declared.add(known.bare)
    return found


def is_movable(known: Known) -> bool:
    """Report whether a schema can be a definition of another file."""
    return known.can_move and not known.is_open


def _walk(home: Home, classes: Classes, met: set[int]) -> Iterator[tuple[Written, Known]]:
    """Yield the declarations and the definitions of a document; the parts of each class once."""
    seen: set[str] = set()
    waiting = [(home.root, Place.of_root(home))]
    while waiting:
        node, place = waiting.pop()
        entry = local_entry(home, classes.reader, node)
        if entry and entry not in seen:
            seen.add(entry)
            waiting.append((home.definitions[entry], Place.of_definition(home, entry)))
        if classes.reader.is_plain(home, node):
            continue
        known = classes.of(node)
        if is_place(home, node, place, known):
            yield Written(home, node, place), known
            if known.bare in met:
                continue
            met.add(known.bare)
        waiting += [
            (part, place.inside(steps, node, part))
            for steps, part in inside(node, home.dialect)
            if isinstance(part, Mapping)
        ]


def is_place(home: Home, node: Mapping, place: Place, known: Known) -> bool:
    """Report whether a reference can take the place of a schema: a definition, or what becomes a declaration."""
    if not is_movable(known) or (node is home.root and home.part == "input"):
        return False
    return place.kind == DEFINITION or is_declared(node, home.dialect)
