"""The tree that every reader of text produces: JSON-shaped values that know where they stand."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from adlgen.diagnostics.model import Span

if TYPE_CHECKING:
    from adlgen.document.siblings import Folder

JsonValue: TypeAlias = "bool | int | float | str | list[JsonValue] | dict[str, JsonValue] | None"
"""Plain JSON data. Integers keep any size; other numbers are finite doubles."""


@dataclass(frozen=True, slots=True)
class Scalar:
    """A string, number, boolean or null."""

    value: bool | int | float | str | None
    span: Span


@dataclass(frozen=True, slots=True)
class Sequence:
    """An array."""

    items: tuple[Node, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Entry:
    """One key of a mapping with its value."""

    key: str
    key_span: Span
    value: Node


@dataclass(frozen=True, slots=True)
class Mapping:
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


@dataclass(frozen=True, slots=True)
class Source:
    """A text and the path under which messages and headers name it."""

    path: str
    text: str
    folder: Folder | None = field(default=None, compare=False)
    """Where the files that it names lie; None if it came from nowhere."""
    marked: bool = False
    """Whether a byte order mark stood before the text, which is without it."""

    @property
    def digest(self) -> str:
        """SHA-256 of the file's bytes, in hexadecimal."""
        text = "\ufeff" + self.text if self.marked else self.text
        return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Body:
    """The text that follows front matter, without space around it."""

    text: str
    line: int
    """The line that it starts in, from 1."""


@dataclass(frozen=True, slots=True)
class Document:
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
