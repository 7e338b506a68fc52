"""The document tree: JSON values with their source spans."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.hashing import sha256
from adlgen.diagnostics.model import Span
from adlgen.document.inputs import Inputs
from adlgen.document.limits import DEFAULT, Limits

JsonValue: TypeAlias = "bool | int | float | str | list[JsonValue] | dict[str, JsonValue] | None"
"""Plain JSON data. Integers have arbitrary precision; other numbers are finite doubles."""
JsonNumber: TypeAlias = int | float
"""A number in plain JSON data. Where only ``float`` is declared, compiled code makes a double of an integer."""


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
    """An object: unique string keys in source order."""

    entries: tuple[Entry, ...]
    span: Span

    def entry(self, key: str) -> Entry | None:
        """Return the entry of a key, or None."""
        for one in self.entries:  # readers ask often: two to six times as fast as a generator
            if one.key == key:
                return one
        return None

    def get(self, key: str) -> Node | None:
        """Return the value of a key, or None."""
        entry = self.entry(key)
        return None if entry is None else entry.value

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)


Node: TypeAlias = Scalar | Sequence | Mapping


class SiblingFiles(Protocol):
    """Access to other files in the folder of a source; each file is read once."""

    inputs: Inputs
    """The record of the files read and folders searched so far."""

    def names(self, pattern: str) -> list[str]:
        """Return the sorted paths, relative to the folder, of the files that match a glob."""

    def name_of(self, shown: str) -> str:
        """Return the path, relative to the folder, of the file that messages call ``shown``."""

    def read(self, name: str) -> Source:
        """Return a file by its path relative to the folder.

        Raises :class:`~adlgen.document.source.SourceError` if it cannot be read or is elsewhere.
        """

    def digests(self) -> Iterator[tuple[str, str]]:
        """Yield the name and the SHA-256 of each file that was read, sorted by name."""

    def sources(self) -> Iterator[Source]:
        """Yield the files that were read."""


class Source(Struct):
    """A source text, and the path that messages and file headers show for it."""

    path: str
    text: str
    folder: SiblingFiles | None = None
    """Access to the files next to it; None for standard input."""
    limits: Limits = DEFAULT
    """The limits with which it is read."""
    marked: bool = False
    """Whether the file starts with a byte order mark, which ``text`` does not include."""

    @property
    def content(self) -> bytes:
        """The encoded content of the file."""
        return (f"\ufeff{self.text}" if self.marked else self.text).encode()

    @property
    def digest(self) -> str:
        """SHA-256 of the file's bytes, in hexadecimal."""
        return sha256(self.content).hexdigest()


class Body(Struct):
    """The text after front matter, stripped of surrounding whitespace."""

    text: str
    line: int
    """The line of its first character, from 1."""


class Document(Struct):
    """A source with its parsed content."""

    source: Source
    root: Node
    body: Body | None = None
    """The text after the front matter; None without front matter. ``root`` is the front matter."""
    complete: bool = True
    """Whether the whole source could be read. Other errors, such as duplicate keys, leave it complete."""


def plain(node: Node) -> JsonValue:
    """Return a node as plain data, without positions."""
    if isinstance(node, Scalar):
        return node.value
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    return {
        entry.key: value.value if isinstance(value := entry.value, Scalar) else plain(value)
        for entry in node.entries
    }


def at(node: Node, pointer: tuple[str, ...]) -> Node | None:
    """Return the node at a path of keys and indices, or None."""
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
