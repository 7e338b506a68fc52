"""The tree that every reader of text produces: JSON-shaped values that know where they stand."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Protocol, TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Span
from adlgen.document.inputs import Inputs

JsonValue: TypeAlias = "bool | int | float | str | list[JsonValue] | dict[str, JsonValue] | None"
"""Plain JSON data. Integers keep any size; other numbers are finite doubles."""


class Scalar(Struct):
    """A string, number, boolean or null."""

    value: bool | int | float | str | None
    span: Span


class Sequence(Struct):
    """An array."""

    items: tuple[Node, ...]
    span: Span


class Entry(Struct):
    """One key of a mapping with its value."""

    key: str
    key_span: Span
    value: Node


class Mapping(Struct):
    """An object: unique text keys in source order."""

    entries: tuple[Entry, ...]
    span: Span

    def entry(self, key: str) -> Entry | None:
        """Return the entry of a key."""
        return next((e for e in self.entries if e.key == key), None)

    def get(self, key: str) -> Node | None:
        """Return the value of a key."""
        entry = self.entry(key)
        return None if entry is None else entry.value

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)


Node: TypeAlias = Scalar | Sequence | Mapping


class SiblingFiles(Protocol):
    """The other files that a source may name: those in its folder, which are read once."""

    inputs: Inputs
    """What was read and searched so far."""

    def names(self, pattern: str) -> list[str]:
        """Return the files whose names match a glob, relative to the folder, in order."""

    def name_of(self, shown: str) -> str:
        """Return the path relative to the folder of a file that messages call ``shown``."""

    def read(self, name: str) -> Source:
        """Return a file by its path relative to the folder.

        Raises :class:`~adlgen.document.source.SourceError` if it cannot be read or is elsewhere.
        """

    def digests(self) -> Iterator[tuple[str, str]]:
        """Yield the name and the SHA-256 of every file that was read, in order of name."""

    def sources(self) -> Iterator[Source]:
        """Yield every file that was read."""


class Source(Struct):
    """A text and the path under which messages and headers name it."""

    path: str
    text: str
    folder: SiblingFiles | None = None
    """Where the files are that it names; None for standard input."""
    marked: bool = False
    """Whether a byte order mark stood before the text, which is without it."""

    @property
    def content(self) -> bytes:
        """The bytes of the file."""
        return (f"\ufeff{self.text}" if self.marked else self.text).encode()

    @property
    def digest(self) -> str:
        """SHA-256 of the file's bytes, in hexadecimal."""
        return hashlib.sha256(self.content).hexdigest()


class Body(Struct):
    """The text that follows front matter, without space around it."""

    text: str
    line: int
    """The line that it starts in, from 1."""


class Document(Struct):
    """A source, read."""

    source: Source
    root: Node
    body: Body | None = None
    """What follows the front matter, of which ``root`` is the data; None: there is no front matter."""


def plain(node: Node) -> JsonValue:
    """Return the data of a node without its positions."""
    match node:
        case Scalar(value=value):
            return value
        case Sequence(items=items):
            return [plain(item) for item in items]
        case Mapping(entries=entries):
            return {entry.key: plain(entry.value) for entry in entries}


def at(node: Node, pointer: tuple[str, ...]) -> Node | None:
    """Return the node that a path of keys and indices leads to."""
    for token in pointer:
        match node:
            case Mapping():
                found = node.get(token)
            case Sequence(items=items) if token.isdigit() and int(token) < len(items):
                found = items[int(token)]
            case _:
                found = None
        if found is None:
            return None
        node = found
    return node
