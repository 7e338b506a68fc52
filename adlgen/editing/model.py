"""The open documents of an editor, and what features return about them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document import SourceError, read_document, read_source
from adlgen.document.node import Document, Source
from adlgen.document.rereading import Rereader
from adlgen.editing.positions import Encoding, Text

_BOM = "\ufeff"
_KEPT = 32
"""The number of parsed files that are kept in memory."""
Kind: TypeAlias = Literal["key", "value", "reference", "file", "name"]


class Snapshot(Struct):
    """The texts of the open documents at one moment; other files are those on disk."""

    texts: Mapping[str, str] = field(default_factory=dict)
    """By absolute path, without links."""
    encoding: Encoding = "utf-16"
    today: str = ""
    """The date, as YYYY-MM-DD, for announced removals."""

    def with_text(self, path: str, text: str) -> Snapshot:
        """Return the snapshot after a document was opened or changed."""
        return Snapshot({**self.texts, path: text}, self.encoding, self.today)

    def without(self, path: str) -> Snapshot:
        """Return the snapshot after a document was closed."""
        texts = {name: text for name, text in self.texts.items() if name != path}
        return Snapshot(texts, self.encoding, self.today)

    def text(self, path: str) -> Text | None:
        """Return the text of a file, open or not; None if it cannot be read."""
        written = self.texts.get(path)
        if written is None:
            try:
                written = read_source(path).text
            except SourceError:
                return None
        return _text(written, self.encoding)

    def document(self, path: str) -> Document | None:
        """Return the nodes of a file, open or not, as far as they can be read; None if the file cannot be read."""
        text = self.text(path)
        return None if text is None else parsed(path, text.text)


@lru_cache(_KEPT)
def _text(text: str, encoding: Encoding) -> Text:
    return Text(text, encoding)


@lru_cache(_KEPT)
def parsed(path: str, text: str) -> Document:
    """Return the nodes of a text; it is parsed once."""
    return _rereader(path).read(Source(path, text.removeprefix(_BOM)))


def parsed_once(path: str, text: str) -> Document:
    """Return the nodes of a variant of the text of a file."""
    return _rereader(path).read(Source(path, text.removeprefix(_BOM)))


@lru_cache(_KEPT)
def _rereader(path: str) -> Rereader:
    """Return the reader of a file, which is new for each path."""
    del path
    return Rereader(read_document)


class Item(Struct):
    """A completion."""

    label: str
    kind: Kind
    start: int
    """The offset from which the text is replaced."""
    end: int
    insert: str
    detail: str = ""
    documentation: str = ""
    order: int = 0
    """Items with lower numbers are shown first."""


class Link(Struct):
    """A range of a file."""

    path: str
    start: int
    end: int


class Edit(Struct):
    """A change of one file."""

    path: str
    start: int
    end: int
    text: str


class Repair(Struct):
    """A quick fix."""

    title: str
    edits: tuple[Edit, ...]
    code: str = ""
    """The diagnostic that it repairs."""
    is_preferred: bool = False


class Symbol(Struct):
    """A part of the outline of a document."""

    name: str
    detail: str
    kind: Literal["tool", "service", "property", "definition", "section"]
    start: int
    end: int
    name_start: int
    name_end: int
    children: tuple[Symbol, ...] = ()
