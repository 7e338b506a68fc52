"""Typed access to the mappings of an AIOS tool; problems are reported with the format's codes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import DiagnosticKind, Log, Severity, Span
from adlgen.diagnostics.spelling import closest_or_prefixed
from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, Sequence, plain
from adlgen.document.positions import LINE_BREAK
from adlgen.document.reader import head_of, kind_of
from adlgen.spec.text import Text
from adlgen_plugins.aios.frontend import codes

KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
SNAKE = re.compile(r"[a-z0-9]+(_+[a-z0-9]+)*")


class Report(Struct):
    """The log, and the source text of scalars."""

    log: Log
    lines: tuple[str, ...]
    """The lines of the source."""

    def add(
        self,
        code: DiagnosticKind,
        message: str,
        span: Span,
        hint: str | None = None,
        *,
        passes: bool = True,
    ) -> None:
        """Record a problem: a warning if the format's own loader accepts it."""
        severity = Severity.WARNING if passes else None
        self.log.add(code, message, span, hint, severity=severity)

    def written(self, node: Scalar) -> str:
        """Return a scalar as written: an unquoted ``1.0`` is ``1.0``."""
        if isinstance(node.value, str):
            return node.value
        span = node.span
        line = self.lines[span.line - 1] if 0 < span.line <= len(self.lines) else ""
        return line[span.column - 1 : span.end_column - 1] or str(node.value)


def lines_of(text: str) -> tuple[str, ...]:
    """Return the lines of a source, as line numbers of spans count them."""
    return tuple(LINE_BREAK.split(text))


def holds(node: Node | None) -> bool:
    """Report whether a value counts as present: null, false, 0 and "" do not, empty lists do."""
    if isinstance(node, Scalar):
        return bool(node.value)
    return node is not None


class FieldReader:
    """Typed access to a mapping; ``where`` names it in messages: ``validator 'check-name'``."""

    __slots__ = ("mapping", "report", "where")

    def __init__(self, mapping: Mapping, where: str, report: Report) -> None:
        """Wrap a mapping."""
        self.mapping = mapping
        self.where = where
        self.report = report

    @property
    def span(self) -> Span:
        """The span for problems of the whole mapping."""
        return head_of(self.mapping)

    def entry(self, key: str) -> Entry | None:
        """Return the entry of a key whose value counts as present."""
        entry = self.mapping.entry(key)
        return entry if entry is not None and holds(entry.value) else None

    def node(self, key: str) -> Node | None:
        """Return the value of a key, if it counts as present."""
        entry = self.entry(key)
        return None if entry is None else entry.value

    def text(self, key: str, *, passes: bool = True) -> Text | None:
        """Return a string; a number is converted as written, with a warning."""
        node = self.node(key)
        if node is None:
            return None
        if not isinstance(node, Scalar):
            self.wrong_type(key, node, "a string", passes=passes)
            return None
        if not isinstance(node.value, str):
            self.wrong_type(key, node, "a string", "put it in quotes")
        return Text(self.report.written(node), node.span)

    def words(self, key: str) -> str:
        """Return the value of a string; empty if it is missing."""
        found = self.text(key)
        return "" if found is None else found.value

    def texts(self, key: str) -> tuple[Text, ...]:
        """Return a list of strings."""
        found = []
        for item in self.items(key):
            if isinstance(item, Scalar) and item.value is not None:
                found.append(Text(self.report.written(item), item.span))
            else:
                message = f"'{key}' of {self.where} contains {kind_of(item)} instead of a string"
                self.report.add(codes.INVALID_TYPE, message, head_of(item))
        return tuple(found)

    def flag(self, key: str) -> bool:
        """Report whether a key is true."""
        node = self.node(key)
        if isinstance(node, Scalar) and node.value is True:
            return True
        if node is not None:
            self.wrong_type(key, node, "true or false")
        return False

    def whole(self, key: str) -> int | None:
        """Return an integer."""
        node = self.node(key)
        value = node.value if isinstance(node, Scalar) else None
        if isinstance(value, int | float) and not isinstance(value, bool) and value == int(value):
            return int(value)
        if node is not None:
            self.wrong_type(key, node, "an integer")
        return None

    def data(self, key: str) -> JsonValue:
        """Return any value as data."""
        node = self.node(key)
        return None if node is None else plain(node)

    def items(
        self, key: str, message: str | None = None, *, passes: bool = True
    ) -> tuple[Node, ...]:
        """Return the items of a list; ``message`` is the format's message for other values."""
        node = self.node(key)
        if isinstance(node, Sequence):
            return node.items
        if node is not None:
            self.wrong_type(key, node, "a list", message=message, passes=passes)
        return ()

    def record(self, key: str, where: str = "") -> FieldReader | None:
        """Return the fields of a nested mapping."""
        node = self.node(key)
        if isinstance(node, Mapping):
            return FieldReader(node, where or f"'{key}'", self.report)
        if node is not None:
            self.wrong_type(key, node, "a mapping")
        return None

    def records(
        self, key: str, what: str, name: str, message: str | None = None, *, passes: bool = True
    ) -> Iterator[FieldReader]:
        """Yield the mappings of a list; messages use ``what`` and the value of their key ``name``.

        Other items are treated as mappings without keys.
        """
        for number, item in enumerate(self.items(key, message, passes=passes), 1):
            mapping = item if isinstance(item, Mapping) else Mapping((), item.span)
            label = mapping.get(name)
            called = f"{what} {number}"
            if isinstance(label, Scalar) and holds(label):
                called = f"{what} '{self.report.written(label)}'"
            yield FieldReader(mapping, called, self.report)

    def require(self, *keys: str, message: str | None = None, passes: bool = True) -> bool:
        """Report missing keys; together if ``message``, the format's own, is given."""
        missing = [key for key in keys if self.node(key) is None]
        if message is not None and missing:
            hint = f"add {' and '.join(repr(key) for key in missing)}"
            self.report.add(codes.MISSING_REQUIRED_FIELD, message, self.span, hint, passes=passes)
        elif message is None:
            for key in missing:
                own = f"{self.where} must set '{key}'"
                self.report.add(codes.MISSING_REQUIRED_FIELD, own, self.span, passes=passes)
        return not missing

    def choice(
        self,
        key: str,
        choices: tuple[str, ...],
        message: str = "invalid value '{value}' for '{key}' of {where}",
        *,
        passes: bool = True,
    ) -> str:
        """Return the value of a key, reporting invalid ones; "" if it is missing."""
        found = self.text(key, passes=passes)
        if found is None:
            return ""
        if found.value not in choices:
            near = closest_or_prefixed(found.value, choices)
            listed = ", ".join(f"'{choice}'" for choice in choices)
            use = listed if len(choices) == 1 else f"one of {listed}"
            hint = f"did you mean '{near}'?" if near else f"use {use}"
            text = message.format(key=key, where=self.where, value=found.value)
            code = codes.INVALID_ENUM_VALUE
            self.report.add(code, text, found.span, hint, passes=passes)
        return found.value

    def wrong_type(
        self,
        key: str,
        node: Node,
        expected: str,
        hint: str | None = None,
        *,
        message: str | None = None,
        passes: bool = True,
    ) -> None:
        """Report a value of the wrong type."""
        own = f"'{key}' of {self.where} must be {expected}, not {kind_of(node)}"
        span = head_of(node)
        self.report.add(codes.INVALID_TYPE, message or own, span, hint, passes=passes)

    def check_convention(self, name: Text, what: str, *conventions: re.Pattern[str]) -> None:
        """Warn about a name that does not follow one of the conventions."""
        if not any(pattern.fullmatch(name.value) for pattern in conventions):
            styles = {KEBAB: ("kebab-case", "-"), SNAKE: ("snake_case", "_")}
            title, mark = styles[conventions[0]]
            humps = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", mark, name.value)
            made = re.sub(r"[^a-z0-9]+", mark, humps.lower()).strip(mark)
            hint = f"for example '{made}'" if made else None
            message = f"the {what} '{name.value}' is not {title}"
            self.report.add(codes.NAMING_CONVENTION, message, name.span, hint)
