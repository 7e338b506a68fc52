"""Typed access to the mappings of a CYCOD tool; scalars are interpreted by the type of the key."""

from __future__ import annotations

import re
from collections.abc import Sequence as Row
from functools import cached_property

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.model import Log, Span
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Mapping, Node, Scalar, Sequence, Source
from adlgen.document.positions import LINE_BREAK
from adlgen.document.reader import Fields, Found, wrong_type
from adlgen_plugins.cycod.frontend import codes

_TRUE = ("true", "yes", "on", "y")
_FALSE = ("false", "no", "off", "n")
_WHOLE = re.compile(r"[0-9]{1,15}")


_MOST_GUESSES = 100
"""The maximum number of unknown keys of a mapping that are compared with known ones: sources are untrusted."""


def _is_null(node: Node) -> bool:
    return isinstance(node, Scalar) and node.value is None


class Written:
    """A source, for the original text and the spans of its scalars."""

    def __init__(self, source: Source, log: Log) -> None:
        """Wrap a source; problems are added to the log."""
        self.source = source
        self.log = log

    @cached_property
    def _lines(self) -> list[str]:
        return LINE_BREAK.split(self.source.text)

    def text(self, node: Scalar) -> str:
        """Return a scalar as written: ``1.0`` is ``1.0``, quoted or not."""
        if isinstance(node.value, str):
            return node.value
        span = node.span
        if node.value is None or span.line != span.end_line or span.path != self.source.path:
            return ""
        return self._lines[span.line - 1][span.column - 1 : span.end_column - 1]

    def place(self, node: Node, part: str) -> Span:
        """Return the span of a part of a string, or of the whole string."""
        span = node.span
        for number in range(span.line, min(span.end_line, len(self._lines)) + 1):
            start = span.column - 1 if number == span.line else 0
            column = self._lines[number - 1].find(part, start)
            if column >= 0:
                return Span(span.path, number, column + 1, number, column + 1 + len(part))
        return span


class Keys:
    """Typed access to a mapping; methods report invalid values and return None for them."""

    def __init__(self, mapping: Mapping, where: str, written: Written) -> None:
        """Wrap a mapping; ``where`` is its name in messages."""
        self.fields = Fields(mapping, where, written.log)
        self.where = where
        self.written = written
        self.log = written.log
        self._known: dict[str, None] = {}
        self._entries = {entry.key: entry for entry in mapping}

    def __contains__(self, key: str) -> bool:
        entry = self._entries.get(key)
        return entry is not None and not _is_null(entry.value)

    def has_value(self, key: str) -> bool:
        """Report whether a key has a non-empty value."""
        entry = self._entries.get(key)
        empty = entry is not None and isinstance(entry.value, Scalar) and entry.value.value == ""
        return key in self and not empty

    def node(self, key: str) -> Node | None:
        """Return a value of any type; null is treated as missing."""
        self._known[key] = None
        return self._entries[key].value if key in self else None

    def span(self, key: str) -> Span:
        """Return the span of a key, or of the mapping if the key is missing."""
        entry = self._entries.get(key)
        return self.fields.span if entry is None else entry.key_span

    def text(self, key: str) -> Found[str] | None:
        """Return a string."""
        node = self.node(key)
        return None if node is None else self.text_of(node, f"'{key}' of {self.where}")

    def text_of(self, node: Node, what: str) -> Found[str] | None:
        """Return the string value of a node."""
        if isinstance(node, Scalar):
            return Found(self.written.text(node), node.span)
        if isinstance(node, Mapping):
            message = f"{what} must be a string, not a mapping"
            hint = "put it in quotes: braces at the start of a value make a mapping"
            self.log.add(shape.WRONG_TYPE, message, node.span, hint)
        else:
            wrong_type(node, what, "text", self.log)
        return None

    def value(self, key: str, default: str = "") -> str:
        """Return a string without its span."""
        found = self.text(key)
        return default if found is None else found.value

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of strings; a single string is a list with one item."""
        node = self.node(key)
        items: Row[Node] = node.items if isinstance(node, Sequence) else (node,) if node else ()
        found = (self.text_of(item, f"an item of '{key}' of {self.where}") for item in items)
        return tuple(text.value for text in found if text is not None)

    def choice(self, key: str, choices: tuple[str, ...], default: str) -> str:
        """Return one of some strings."""
        found = self.text(key)
        if found is None or found.value in choices:
            return default if found is None else found.value
        near = closest(found.value, choices)
        hint = f"did you mean '{near}'?" if near else f"use one of {', '.join(choices)}"
        message = f"invalid value '{found.value}' for '{key}' of {self.where}"
        self.log.add(shape.NOT_ONE_OF, message, found.span, hint)
        return default

    def flag(self, key: str, *, default: bool) -> bool:
        """Return a boolean; the words of YAML 1.1 are accepted."""
        node = self.node(key)
        word = self.written.text(node).lower() if isinstance(node, Scalar) else ""
        if node is not None and word not in {*_TRUE, *_FALSE}:
            wrong_type(node, f"'{key}' of {self.where}", "true or false", self.log)
        return word in _TRUE if word in {*_TRUE, *_FALSE} else default

    def whole(self, key: str, *, least: int = 0) -> int | None:
        """Return an integer of at least ``least``."""
        node = self.node(key)
        if node is None:
            return None
        word = self.written.text(node) if isinstance(node, Scalar) else ""
        if not _WHOLE.fullmatch(word):
            wrong_type(
                node, f"'{key}' of {self.where}", f"an integer of at least {least}", self.log
            )
            return None
        if int(word) < least:
            message = f"'{key}' of {self.where} is out of range"
            hint = f"use a number of at least {least}"
            self.log.add(shape.OUT_OF_RANGE, message, node.span, hint)
            return None
        return int(word)

    def keys(self, key: str, where: str = "") -> Keys | None:
        """Return a nested mapping; ``where`` is its name in messages, by default its path."""
        self._known[key] = None
        if key not in self:
            return None
        fields = self.fields.fields(key, where=where)
        return None if fields is None else Keys(fields.mapping, fields.where, self.written)

    def rows(self, key: str) -> tuple[Node, ...]:
        """Return the items of a list."""
        self._known[key] = None
        return self.fields.items(key) or () if key in self else ()

    def done(self) -> None:
        """Warn about every key that was not read: it has no effect, and strict loaders reject it."""
        guesses = 0
        for entry in self.fields.mapping:
            if entry.key not in self._known:
                guesses += 1
                near = closest(entry.key, self._known) if guesses <= _MOST_GUESSES else None
                hint = f"did you mean '{near}'?" if near else "remove it"
                message = f"the key '{entry.key}' of {self.where} has no effect"
                self.log.add(codes.IGNORED_KEY, message, entry.key_span, hint)
