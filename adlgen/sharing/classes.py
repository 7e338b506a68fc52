"""Classes of equal schemas, by interned keys: a class is a number, and equal schemas have the same one."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as Table
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence
from adlgen.ir.graph import components
from adlgen.schema.extension import EXTENSION
from adlgen.schema.keywords import META_DATA, Form
from adlgen.sharing.homes import (
    DEFINITIONS,
    Home,
    Reader,
    Target,
    below,
    inside,
    is_entry,
    tokens_of,
    unwrapped,
)

Key: TypeAlias = "int | str | bool | float | tuple[Key, ...] | frozenset[Key] | None"
_ROOT_ONLY = frozenset({*DEFINITIONS, "$schema"})


class Known(Struct):
    """What is known about a schema."""

    bare: int
    """Its class without its own annotations."""
    full: int
    """Its class with them."""
    can_move: bool
    """Whether it means the same in another file of the folder."""
    is_open: bool
    """Whether it contains a reference to a definition around it."""
    notes: Table[str, Node]
    """Its annotations; those of a reference come before those of its target."""


class Classes:
    """The classes of all schemas of a specification."""

    def __init__(self, reader: Reader, aliased: frozenset[int]) -> None:
        """Start without schemas; ``aliased`` nodes are in several places and cannot move."""
        self.reader = reader
        self._aliased = aliased
        self._ids: dict[Key, int] = {}
        self._known: dict[int, Known] = {}

    def of(self, node: Mapping) -> Known:
        """Return what is known about a schema that was added."""
        return self._known[id(node)]

    def has(self, node: Mapping) -> bool:
        """Report whether a node is a schema that was added."""
        return id(node) in self._known

    def add(self, home: Home) -> None:
        """Add a schema document; one to which it refers must have been added."""
        for pointers, is_cyclic in _ordered(home, self.reader):
            nodes = {pointer: home.definitions[pointer] for pointer in pointers}
            inner = _labels(nodes) if is_cyclic else {}
            for pointer, node in nodes.items():
                self._add(home, node, inner)
                known = self._known[id(node)]
                if is_entry(pointer) and "default" in known.notes:  # it is that of no property
                    self._known[id(node)] = replace(known, can_move=False)
            if is_cyclic:
                self._close(nodes, inner)
        if home.tool:
            self._add(home, home.root, {}, is_root=True)

    def written(self, home: Home, node: Mapping) -> tuple[Home, Mapping]:
        """Return the schema that a reference with annotations at most leads to, or the schema itself."""
        seen: set[int] = set()
        while id(node) not in seen and self.reader.is_plain(home, node):
            seen.add(id(node))
            target = self.reader.reference_of(home, node)
            assert target is not None
            assert target.home is not None
            assert target.node is not None
            home, node = target.home, target.node
        return home, node

    def _close(self, nodes: Table[str, Mapping], labels: Table[int, Key]) -> None:
        """Give definitions that refer to one another classes that consist of all of them."""
        found = {id(node): self._known[id(node)] for node in nodes.values()}
        can_move = all(one.can_move for one in found.values())
        parts = frozenset((labels[node], one.full) for node, one in found.items())
        for node, one in found.items():
            bare = self._id(("cycle", labels[node], one.bare, parts))
            full = self._id((bare, _notes_key(one.notes)))
            self._known[node] = replace(one, bare=bare, full=full, can_move=can_move, is_open=False)

    def _id(self, key: Key) -> int:
        return self._ids.setdefault(key, len(self._ids))

    def _add(
        self, home: Home, node: Mapping, inner: Table[int, Key], *, is_root: bool = False
    ) -> None:
        """Add a schema and its parts, the parts first."""
        order: list[Mapping] = []
        waiting: list[Node] = [node]
        while waiting:
            one = waiting.pop()
            if isinstance(one, Mapping) and id(one) not in self._known:
                order.append(one)
                waiting += [part for _, part in inside(one, home.dialect)]
        for one in reversed(order):
            if id(one) not in self._known:
                known = _Schema(self, home, inner, one, is_root=is_root and one is node).known()
                self._known[id(one)] = known

    def intern(self, key: Key) -> int:
        """Return the number of a key."""
        return self._id(key)

    def is_aliased(self, node: Mapping) -> bool:
        """Report whether a node is in several places."""
        return id(node) in self._aliased


def _ordered(home: Home, reader: Reader) -> Iterator[tuple[list[str], bool]]:
    """Yield definitions after those to which they refer, with those that refer to one another; and whether there are any."""
    pointers = {id(node): pointer for pointer, node in home.definitions.items()}
    edges: dict[str, frozenset[str]] = {}
    for pointer, node in home.definitions.items():
        targets = {pointers[id(part)] for part in below(node, home.dialect) if id(part) in pointers}
        targets.discard(pointer)
        for part in below(node, home.dialect):
            target = reader.reference_of(home, part)
            if target is not None and target.home is home:
                targets.add(target.pointer)
        edges[pointer] = frozenset(targets)
    numbers = components(edges)
    groups: dict[int, list[str]] = {}
    for pointer, number in numbers.items():
        groups.setdefault(number, []).append(pointer)
    for group in groups.values():
        yield sorted(group), len(group) > 1 or group[0] in edges[group[0]]


def _labels(nodes: Table[str, Mapping]) -> dict[int, Key]:
    """Return what a reference to each of some definitions is called inside them: the only outermost one has no name."""
    paths = {pointer: tokens_of(pointer) for pointer in nodes}
    tops = {
        pointer: min((o for o in nodes if paths[o] == path[: len(paths[o])]), key=len)
        for pointer, path in paths.items()
    }
    is_one = len(set(tops.values())) == 1
    return {
        id(node): (
            () if is_one else paths[tops[pointer]],
            paths[pointer][len(paths[tops[pointer]]) :],
        )
        for pointer, node in nodes.items()
    }


class _Schema:
    """A schema whose parts are known."""

    def __init__(
        self, classes: Classes, home: Home, inner: Table[int, Key], node: Mapping, *, is_root: bool
    ) -> None:
        self._classes = classes
        self._home = home
        self._inner = inner
        self._node = node
        self._is_root = is_root
        self._can_move = not classes.is_aliased(node) and id(node) not in home.pinned
        self._is_open = False

    def known(self) -> Known:
        """Return what is known about the schema."""
        target = self._classes.reader.reference_of(self._home, self._node)
        notes = {entry.key: entry.value for entry in self._node if entry.key in META_DATA}
        if target is not None and self._is_transparent(target):
            assert target.node is not None
            of_target = self._classes.of(unwrapped(self._node) or target.node)
            # A default is that of the property whose schema has it.
            inherited = {key: v for key, v in of_target.notes.items() if key != "default"}
            notes = {**inherited, **notes}
            self._can_move &= of_target.can_move
            bare = of_target.bare
        else:
            parts = frozenset(
                (entry.key, self._part(entry, target))
                for entry in self._node
                if entry.key not in META_DATA and not (self._is_root and entry.key in _ROOT_ONLY)
            )
            bare = self._classes.intern((self._home.dialect.title, parts))
        full = self._classes.intern((bare, _notes_key(notes)))
        return Known(bare, full, self._can_move, self._is_open, notes)

    def _is_transparent(self, target: Target) -> bool:
        is_plain = self._classes.reader.is_plain(self._home, self._node)
        return is_plain and id(target.node) not in self._inner

    def _part(self, entry: Entry, target: Target | None) -> Key:
        """Return the key of the value of a keyword."""
        if entry.key == "$ref" and target is not None:
            return self._reference(target, entry.value)
        self._can_move &= entry.key not in _ROOT_ONLY and entry.key != EXTENSION
        keyword = self._home.dialect.keywords.get(entry.key)
        form = None if keyword is None else keyword.form
        if entry.key in self._home.dialect.subschemas and form is not Form.DEFINITIONS:
            return self._schemas(entry)
        if form is Form.NAMES and isinstance(entry.value, Sequence):
            return frozenset(map(data_key, entry.value.items))
        return data_key(entry.value)

    def _reference(self, target: Target, value: Node) -> Key:
        if target.kind in {"root", "elsewhere"}:
            self._can_move = False
        if target.node is None:
            return (target.kind, data_key(value))
        if id(target.node) in self._inner:
            self._is_open = True
            return ("back", self._inner[id(target.node)])
        self._can_move &= self._classes.of(target.node).can_move
        # Siblings of a reference have no effect in early drafts.
        self._can_move &= not self._home.dialect.lone_reference
        return ("to", self._classes.of(target.node).full)

    def _schemas(self, entry: Entry) -> Key:
        form = self._home.dialect.subschemas[entry.key]
        match entry.value:
            case Mapping() as value if form in _MAPS:
                return frozenset((inner.key, self._schema(inner.value)) for inner in value)
            case Sequence(items=items):
                return tuple(map(self._schema, items))
            case value:
                return self._schema(value)

    def _schema(self, node: Node) -> Key:
        if not isinstance(node, Mapping):
            return data_key(node)
        known = self._classes.of(node)
        self._can_move &= known.can_move
        self._is_open |= known.is_open
        return ("schema", known.full)


_MAPS = frozenset({Form.SCHEMA_MAP, Form.PATTERN_MAP, Form.DEPENDENCIES})


def data_key(node: Node) -> Key:
    """Return a value as a key; equal keys are equal JSON, and numbers are equal if they are written as the same type."""
    match node:
        case Scalar(value=value):
            return (type(value).__name__, value)
        case Sequence(items=items):
            return ("list", *map(data_key, items))
        case Mapping():
            return frozenset((entry.key, data_key(entry.value)) for entry in node)


def _notes_key(notes: Table[str, Node]) -> Key:
    return frozenset((key, data_key(value)) for key, value in notes.items())
