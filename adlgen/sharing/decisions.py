"""Decides which schemas become definitions of the types file, and what takes their places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Mapping as Table

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import Mapping, Node, at
from adlgen.sharing.classes import Classes, data_key
from adlgen.sharing.homes import (
    Home,
    Path,
    Target,
    inside,
    is_entry,
    pointer_of,
    tokens_of,
    unwrapped,
)
from adlgen.sharing.names import name_all
from adlgen.sharing.occurrences import Counted, Written, is_movable, local_entry, reached
from adlgen.sharing.places import Place, is_declared

OF_PLACES = frozenset({"default", "deprecated", "readOnly", "writeOnly"})
"""Annotations of the use of a type, which stay where it is used."""


class Use(Struct):
    """A place in a document that refers to a shared definition afterwards."""

    home: Home
    node: Mapping
    shared: int
    """The class of the definition."""
    steps: Path
    is_part: bool = False
    """Whether the reference has other keywords next to it, which stay as they are."""


class Decisions(Struct, frozen=False):
    """What is shared, and where."""

    classes: Classes
    counted: Counted
    shared: set[int]
    """The classes of all shared definitions."""
    pointers: dict[int, str] = field(default_factory=dict)
    """The definitions in the types file."""
    uses: list[Use] = field(default_factory=list)
    inline: dict[int, list[Mapping]] = field(default_factory=dict)
    """The schemas that a reference replaces, by class."""
    removed: dict[int, set[str]] = field(default_factory=dict)
    """The definitions to which nothing refers any more, by the identity of their home."""
    _common: dict[int, dict[str, Node]] = field(default_factory=dict)

    def body_of(self, key: int) -> Written:
        """Return the schema whose text becomes the definition: an own definition if there is one, and the first of these."""
        return min(self.counted.written[key], key=lambda one: (one.place.kind, one.order))

    def new(self) -> list[tuple[str, int]]:
        """Return the definitions to write by their names, sorted."""
        fresh = (key for key in self.shared if key not in self.counted.fixed)
        return sorted((tokens_of(self.pointers[key])[-1], key) for key in fresh)

    def use_of(self, home: Home, node: Node) -> int | None:
        """Return the class of the definition that takes the place of a schema, if one does."""
        if not isinstance(node, Mapping):
            return None
        target = self.classes.reader.reference_of(home, node)
        if target is not None and target.home is not home:
            return None
        _, written = self.classes.written(home, node)
        known = self.classes.of(written)
        is_candidate = (
            written is not node or is_declared(node, home.dialect) or id(node) in home.pointed
        )
        return (
            known.bare if is_candidate and is_movable(known) and known.bare in self.shared else None
        )

    def moves(self, home: Home, path: Path) -> bool:
        """Report whether the schema or the definition at a path is moved to the types file."""
        node = at(home.root, path)
        if not isinstance(node, Mapping) or not self.classes.has(node):
            return False
        if node is home.root and home.part == "input":
            return False
        is_moved = is_entry(pointer_of(*path)) and self.classes.of(node).bare in self.shared
        return is_moved or self.use_of(home, node) is not None

    def record(self, home: Home, pointer: str) -> int | None:
        """Return the class of a definition, whose places are known afterwards; None if it is in the types file."""
        owner, written = self.classes.written(home, home.definitions[pointer])
        if owner is not home:
            return None
        key = self.classes.of(written).bare
        if key not in self.counted.written:
            where = next(p for p, node in home.definitions.items() if node is written)
            self.counted.written[key] = [Written(home, written, Place.at(home, where))]
        return key

    def target_of(self, home: Home, target: Target) -> int | None:
        """Return the class of the shared definition that takes the place of a local one, if one does."""
        if target.home is not home or target.node is None:
            return None
        _, written = self.classes.written(home, target.node)
        known = self.classes.of(written)
        return known.bare if is_movable(known) and known.bare in self.shared else None

    def common(self, key: int) -> dict[str, Node]:
        """Return the annotations of a definition: those on which all places agree, or those that it has."""
        if key not in self._common:
            self._common[key] = self._agreed(key)
        return self._common[key]

    def _agreed(self, key: int) -> dict[str, Node]:
        pointer, types = self.counted.fixed.get(key), self.classes.reader.types
        if pointer is not None and types is not None:
            return dict(self.classes.of(types.definitions[pointer]).notes)
        written = (one.node for one in self.counted.written[key])
        nodes = {id(node): node for node in (*written, *self.inline.get(key, ()))}
        first, *more = (self.classes.of(node).notes for node in nodes.values())
        return {
            name: value
            for name, value in first.items()
            if name not in OF_PLACES and all(_has(notes, name, value) for notes in more)
        }

    def notes_of(self, node: Mapping, key: int) -> dict[str, Node]:
        """Return the annotations that a schema has in addition to those of its definition."""
        common = self.common(key)
        return {
            name: value
            for name, value in self.classes.of(node).notes.items()
            if not _has(common, name, value)
        }


def _has(notes: Table[str, Node], name: str, value: Node) -> bool:
    return name in notes and data_key(notes[name]) == data_key(value)


def decide(
    homes: Sequence[Home], classes: Classes, counted: Counted, keys: Iterable[int]
) -> Decisions:
    """Decide what is shared, if the schemas of some classes are."""
    found = Decisions(classes, counted, set(keys))
    waiting = set(keys)
    while waiting:
        _close(found, waiting)
        waiting = {key for home in homes for key in _pointed(home, found)} - found.shared
        found.shared |= waiting
    taken = {} if classes.reader.types is None else classes.reader.types.definitions
    fresh = {key: counted.written[key] for key in found.shared if key not in counted.fixed}
    names = name_all(fresh, (tokens_of(pointer)[-1] for pointer in taken))
    keyword = keyword_of(classes.reader.types)
    found.pointers |= {key: pointer_of(keyword, name) for key, name in names.items()}
    found.pointers |= {k: pointer for k, pointer in counted.fixed.items() if k in found.shared}
    for home in homes:
        _collect(home, found)
    return found


def keyword_of(types: Home | None) -> str:
    """Return the keyword whose entries are the definitions of the types file."""
    is_old = types is not None and isinstance(types.root.get("definitions"), Mapping)
    return (
        "definitions"
        if is_old and types is not None and types.root.get("$defs") is None
        else "$defs"
    )


def _close(found: Decisions, keys: Iterable[int]) -> None:
    """Also share the definitions to which shared ones refer."""
    waiting = sorted(keys)
    while waiting:
        key = waiting.pop()
        if key in found.counted.fixed:
            continue
        body = found.body_of(key)
        for pointer in _references(body, found):
            other = found.record(body.home, pointer)
            if other is not None and other not in found.shared:
                found.shared.add(other)
                waiting.append(other)


def _pointed(home: Home, found: Decisions) -> Iterator[int]:
    """Yield the classes of the schemas to which pointers refer that lead into shared schemas."""
    for pointer in home.definitions:
        tokens = tokens_of(pointer)
        paths = (tokens[:count] for count in range(len(tokens)))
        is_moved = not is_entry(pointer) and any(found.moves(home, path) for path in paths)
        key = found.record(home, pointer) if is_moved else None
        if key is not None:
            yield key


def _references(body: Written, found: Decisions) -> Iterator[str]:
    """Yield the definitions of the same document to which a schema refers outside parts that are shared themselves."""
    for node, _, key in parts_of(body, found):
        target = found.classes.reader.reference_of(body.home, node) if key is None else None
        if target is not None and target.home is body.home:
            yield target.pointer


def used_inside(found: Decisions, key: int) -> Iterator[tuple[int, Path]]:
    """Yield the shared definitions to which parts of a new definition refer, and the steps to these parts."""
    for _, steps, other in parts_of(found.body_of(key), found):
        if other is not None:
            yield other, steps


def parts_of(body: Written, found: Decisions) -> Iterator[tuple[Mapping, Path, int | None]]:
    """Yield a schema and its parts with the steps to them, and the shared definition of a part, which is yielded without its parts."""
    waiting: list[tuple[Node, Path]] = [(body.node, ())]
    while waiting:
        node, steps = waiting.pop()
        if not isinstance(node, Mapping):
            continue
        key = None if node is body.node else found.use_of(body.home, node)
        yield node, steps, key
        if key is None:
            inner = inside(node, body.home.dialect)
            waiting += [(part, (*steps, *more)) for more, part in inner]


def _collect(home: Home, found: Decisions) -> None:
    """Collect the places of a document that refer to shared definitions, and the definitions that become unused."""
    entries = set(filter(is_entry, home.definitions))
    kept = entries - reached(home, found.classes.reader)
    waiting: list[tuple[Mapping, Path]] = [(home.root, ())]
    waiting += [(home.definitions[pointer], tokens_of(pointer)) for pointer in sorted(kept)]
    tops = {id(node) for node, _ in waiting if home.part == "input" or node is not home.root}
    while waiting:
        node, steps = waiting.pop()
        key = None if id(node) in tops else found.use_of(home, node)
        if key is not None:
            found.uses.append(Use(home, node, key, steps))
            if node.get("$ref") is None and unwrapped(node) is None:
                found.inline.setdefault(key, []).append(node)
            continue
        target = found.classes.reader.reference_of(home, node)
        other = None
        if target is not None and node.get("$ref") is not None:
            other = found.target_of(home, target)
        entry = local_entry(home, found.classes.reader, node)
        if other is not None:
            found.uses.append(Use(home, node, other, steps, is_part=True))
        elif entry and entry not in kept:
            kept.add(entry)
            waiting.append((home.definitions[entry], tokens_of(entry)))
        for more, part in inside(node, home.dialect):
            if isinstance(part, Mapping):
                waiting.append((part, (*steps, *more)))
    found.removed[id(home)] = entries - kept
