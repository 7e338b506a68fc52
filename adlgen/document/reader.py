"""Typed access to the keys of a mapping; problems are reported with positions."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Generic, TypeVar

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import DiagnosticKind, Log, Severity, Span
from adlgen.diagnostics.spelling import closest, closest_or_prefixed
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence

T = TypeVar("T")

ROOT = "the document"
"""The name of the root mapping of a source in messages."""


class Found(Struct, Generic[T]):
    """A value with its span."""

    value: T
    span: Span


def kind_of(node: Node) -> str:
    """Return the type of a node for messages, such as ``a list``."""
    match node:
        case Sequence():
            return "a list"
        case Mapping():
            return "a mapping"
        case Scalar(value=bool()):
            return "true or false"
        case Scalar(value=None):
            return "null"
        case Scalar(value=str()):
            return "a string"
        case Scalar(value=int()):
            return "an integer"
        case Scalar():
            return "a number"


def head_of(node: Node) -> Span:
    """Return the span for problems of a whole node: the first key of a mapping, else the node."""
    if isinstance(node, Mapping) and node.entries:
        return node.entries[0].key_span
    return node.span


class Fields:
    """Typed access to the keys of one mapping.

    Each method takes a key; if its value is invalid, it reports the problem and returns None.
    ``where`` names the mapping in messages: ``spec.server``, ``tool 'search'``.
    """

    __slots__ = ("_asked", "_entries", "_reported", "log", "mapping", "where")

    def __init__(self, mapping: Mapping, where: str, log: Log) -> None:
        """Wrap a mapping; problems are added to the log."""
        self.mapping = mapping
        self.where = where
        self.log = log
        self._entries = {entry.key: entry for entry in mapping}
        self._asked: list[str] = []
        self._reported: set[str] = set()

    @property
    def span(self) -> Span:
        """The span for problems of the whole mapping."""
        return head_of(self.mapping)

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def entry(self, key: str, *, required: bool = False) -> Entry | None:
        """Return the entry of a key; report a missing required key."""
        self._asked.append(key)
        found = self._entries.get(key)
        if found is None and required:
            self.missing(key)
        return found

    def node(self, key: str, *, required: bool = False) -> Node | None:
        """Return the value of a key, of any type."""
        entry = self.entry(key, required=required)
        return None if entry is None else entry.value

    def text(
        self,
        key: str,
        *,
        required: bool = False,
        filled: bool = False,
        pattern: re.Pattern[str] | None = None,
        choices: Collection[str] = (),
        example: str = "",
    ) -> Found[str] | None:
        """Return a string that is not empty if ``filled``, matches the pattern and is one of ``choices``."""
        node = self.node(key, required=required)
        if node is None:
            return None
        what = f"'{key}' of {self.where}"
        rules = Rules(filled=filled, pattern=pattern, choices=choices, example=example)
        return text_of(node, what, self.log, rules)

    def flag(self, key: str, *, required: bool = False) -> Found[bool] | None:
        """Return a boolean."""
        node = self.node(key, required=required)
        if isinstance(node, Scalar) and isinstance(node.value, bool):
            return Found(node.value, node.span)
        if node is not None:
            self.wrong_type(key, node, "true or false")
        return None

    def texts(
        self, key: str, *, required: bool = False, pattern: re.Pattern[str] | None = None
    ) -> tuple[Found[str], ...] | None:
        """Return the strings of a list; other items are reported and skipped."""
        items = self.items(key, required=required)
        if items is None:
            return None
        what, rules = f"of '{key}' of {self.where}", Rules(pattern=pattern)
        numbered = enumerate(items, 1)
        found = [text_of(item, f"item {n} {what}", self.log, rules) for n, item in numbered]
        return tuple([text for text in found if text is not None])

    def items(self, key: str, *, required: bool = False) -> tuple[Node, ...] | None:
        """Return the items of a list."""
        node = self.node(key, required=required)
        if isinstance(node, Sequence):
            return node.items
        if node is not None:
            self.wrong_type(key, node, "a list")
        return None

    def fields(self, key: str, *, required: bool = False, where: str = "") -> Fields | None:
        """Return a nested mapping; ``where`` is its name in messages, by default its path."""
        node = self.node(key, required=required)
        if isinstance(node, Mapping):
            return Fields(node, where or self.path(key), self.log)
        if node is not None:
            self.wrong_type(key, node, "a mapping")
        return None

    def path(self, key: str) -> str:
        """Return the name of a key's value in messages."""
        if self.where == ROOT:
            return key
        return f"{self.where}.{key}" if _PATH.fullmatch(self.where) else f"'{key}' of {self.where}"

    def close(self, *more: str) -> None:
        """Report every key that was neither read nor is one of ``known``."""
        known = (*self._asked, *more)
        for number, entry in enumerate(self._unknown(known)):
            near = closest(entry.key, known) if number < _MOST_GUESSES else None
            hint = f"did you mean '{near}'?" if near else _list_of("known keys", known)
            self.log.add(
                shape.UNKNOWN_KEY,
                f"unknown key '{entry.key}' in {self.where}",
                entry.key_span,
                hint,
            )

    def open(self, *more: str, severity: Severity | None = None) -> None:
        """Report, by default as warnings, unknown keys similar to a missing key that is known."""
        known = (*self._asked, *more)
        free = [key for key in known if key not in self._entries]
        for entry in self._unknown(known)[:_MOST_GUESSES]:
            near = closest(entry.key, free)
            if near is not None:
                message = f"the key '{entry.key}' in {self.where} has no effect"
                hint = f"did you mean '{near}'?"
                self.log.add(shape.LIKELY_TYPO, message, entry.key_span, hint, severity=severity)

    def _unknown(self, known: Iterable[str]) -> list[Entry]:
        names = {*known, *self._reported}
        return [entry for entry in self.mapping if entry.key not in names]

    def missing(self, key: str, hint: str | None = None) -> None:
        """Report a missing required key, or a key that is probably a typo of it."""
        free = [name for name in self._entries if name not in {*self._asked, *self._reported}]
        near = closest(key, free[:_MOST_GUESSES])
        if near is None:
            self.log.add(shape.MISSING_KEY, f"{self.where} must set '{key}'", self.span, hint)
            return
        self._reported.add(near)
        message = f"unknown key '{near}' in {self.where}"
        span = self._entries[near].key_span
        self.log.add(shape.UNKNOWN_KEY, message, span, f"did you mean '{key}', which is missing?")

    def empty(self, key: str, node: Node, hint: str | None = None) -> None:
        """Report an empty value."""
        message = f"'{key}' of {self.where} must not be empty"
        self.log.add(shape.EMPTY_VALUE, message, node.span, hint)

    def wrong_type(self, key: str, node: Node, expected: str) -> None:
        """Report a value of the wrong type."""
        wrong_type(node, f"'{key}' of {self.where}", expected, self.log)

    def problem(
        self,
        code: DiagnosticKind,
        message: str,
        key: str | None = None,
        hint: str | None = None,
        severity: Severity | None = None,
    ) -> None:
        """Report another problem, at a key if it exists, else at the mapping."""
        entry = None if key is None else self._entries.get(key)
        span = self.span if entry is None else entry.key_span
        self.log.add(code, message, span, hint, severity=severity)


_PATH = re.compile(r"[\w.\[\]-]+")
_MOST_LISTED = 12
_LONGEST_REPAIR = 64
_MOST_GUESSES = 100
"""The maximum number of keys of a mapping that are compared with known keys: sources are untrusted."""


class Rules(Struct):
    """Constraints of a string."""

    filled: bool = False
    """Whether the string must not be empty."""
    pattern: re.Pattern[str] | None = None
    """The pattern that the whole string must match."""
    choices: Collection[str] = ()
    """The allowed strings; empty if any string is allowed."""
    example: str = ""
    """A valid example for hints."""


def text_of(node: Node, what: str, log: Log, rules: Rules = Rules()) -> Found[str] | None:
    """Return the string value of a node, or report a problem; ``what`` names the value in messages."""
    if not isinstance(node, Scalar) or not isinstance(node.value, str):
        wrong_type(node, what, "a string", log, rules.example)
        return None
    value, pattern, choices = node.value, rules.pattern, rules.choices
    if rules.filled and not value:
        log.add(shape.EMPTY_VALUE, f"{what} must not be empty", node.span)
    elif pattern is not None and not pattern.fullmatch(value):
        message = f"{what} must match ^{pattern.pattern}$"
        log.add(shape.WRONG_FORMAT, message, node.span, _repaired(value, pattern, rules.example))
    elif choices and value not in choices:
        near = closest_or_prefixed(value, choices)
        listed = ", ".join(f"'{choice}'" for choice in choices)
        use = listed if len(choices) == 1 else f"one of {listed}"
        hint = f"did you mean '{near}'?" if near else f"use {use}"
        log.add(shape.NOT_ONE_OF, f"invalid value '{value}' for {what}", node.span, hint)
    else:
        return Found(value, node.span)
    return None


def _repaired(value: str, pattern: re.Pattern[str], example: str) -> str | None:
    """Return a hint with a similar value that matches the pattern, if there is one."""
    word = re.sub(r"[^a-zA-Z0-9]+", "_", value).strip("_")
    tries = (word, word.replace("_", "-"), word.lower().replace("_", "-"), f"_{word}")
    numbers = (value.removeprefix("v"), f"{value}.0", f"{value}.0.0")
    for text in (*numbers, *tries, example):
        if text and len(text) <= _LONGEST_REPAIR and pattern.fullmatch(text):
            return f"for example '{text}'"
    return None


def wrong_type(node: Node, what: str, expected: str, log: Log, example: str = "") -> None:
    """Report a value of the wrong type."""
    message = f"{what} must be {expected}, not {kind_of(node)}"
    log.add(shape.WRONG_TYPE, message, head_of(node), _type_hint(node, expected, example))


_TRUE = ("yes", "on", "true", "y")
_FALSE = ("no", "off", "false", "n")


def _type_hint(node: Node, expected: str, example: str) -> str | None:
    if not isinstance(node, Scalar):
        return None
    if node.value is None:
        return "remove the key, or give it a value"
    if expected == "a string":
        return f'put it in quotes, such as "{example}"' if example else "put it in quotes"
    if expected == "true or false" and isinstance(node.value, str):
        word = node.value.lower()
        return "write true" if word in _TRUE else "write false" if word in _FALSE else None
    if expected == "a list" and isinstance(node.value, str):
        return "write it as a list with one item: [...]"
    return None


def _list_of(what: str, words: Iterable[str]) -> str | None:
    shown = list(dict.fromkeys(words))
    return f"{what}: {', '.join(shown)}" if 0 < len(shown) <= _MOST_LISTED else None
