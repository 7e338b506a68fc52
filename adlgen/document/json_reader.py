"""A strict JSON reader that records the position of every value."""

from __future__ import annotations

import re
from collections.abc import Callable

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.model import DiagnosticKind, Label, Log, Severity, Span
from adlgen.document.collection import OpenCollection
from adlgen.document.json_errors import HINTS, MEANING, quoted, string_problem
from adlgen.document.limits import raising
from adlgen.document.node import Node, Scalar, Source
from adlgen.document.positions import LINE_BREAK, Abort, Positions
from adlgen.document.scalars import (
    ROUNDED_HINT,
    JsonScalar,
    NumberRange,
    double,
    integer,
    rounding,
)

_TOKEN = expression(
    r"""[ \t\n\r]*(?:
    (?P<string>"[^"\\\x00-\x1f]*")
  | (?P<mark>[{}\[\],:])
  | (?P<number>-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?(?![\w.+-]))
  | (?P<escaped>"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")
  | (?P<endless>-?(?:NaN|Infinity)(?![\w.+-]))
  | (?P<word>(?:true|false|null)(?![\w.+-]))
    )""",
    re.VERBOSE,
)
_MEMBER = expression(
    r"""[ \t\n\r]*("[^"\\\x00-\x1f]*")[ \t]*:(?:[ \t]*("[^"\\\x00-\x1f]*"),?)?""", re.VERBOSE
)
_BEFORE_KEY = frozenset({"key", "first key"})
_SPACE = expression(r"[ \t\n\r]*")
_JUNK = expression(r"[-+\w.]+|.", re.DOTALL)
_ESCAPE = expression(r"\\(?:u([0-9a-fA-F]{4})|(.))")
_PAIR = r"[\ud800-\udbff][\udc00-\udfff]"
_HALF = r"[\ud800-\udfff]"
_SHORT = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_WORDS = {"true": True, "false": False, "null": None}


def read_json(source: Source, log: Log) -> Node:
    """Return the root node; add problems to the log. Raise :class:`Abort` after a syntax error."""
    return _Reader(source, log).read()


class _Reader:
    """A single-pass reader; ``_expect`` is the kind of token expected next."""

    def __init__(self, source: Source, log: Log) -> None:
        self._text = source.text
        self._positions = Positions(source)
        self._depth = source.limits.depth
        self._log = log
        self._line_start = 0
        self._breaks = LINE_BREAK.finditer(source.text)
        self._line_end, self._next_start = -1, 0
        self._line = 0
        self._root = OpenCollection(self._positions.start, is_mapping=False)
        self._frame = self._root
        self._stack: list[OpenCollection] = []
        self._expect = "value"

    def read(self) -> Node:
        offset, text, path, match = 0, self._text, self._positions.path, _TOKEN.match
        handlers: dict[str, Callable[[str, Span], None]] = {
            "string": lambda text, span: self._scalar(text[1:-1], span),
            "escaped": lambda text, span: self._scalar(self._unescape(text[1:-1], span), span),
            "mark": self._mark,
            "number": self._number,
            "endless": self._endless,
            "word": self._word,
        }
        while True:
            if self._expect in _BEFORE_KEY:
                offset = self._members(offset)
            token = match(text, offset)
            if token is None:
                break
            kind = token.lastgroup or ""
            start, offset = token.span(kind)
            while start > self._line_end:
                self._next_line()
            column = start - self._line_start + 1
            span = Span(path, self._line, column, self._line, column + offset - start)
            handlers[kind](text[start:offset], span)
        self._finish(offset)
        return self._root.items[0]

    def _members(self, offset: int) -> int:
        """Read keys with their colons and plain strings after them, which most tokens are; return the offset after them."""
        text, path, items, match = (
            self._text,
            self._positions.path,
            self._frame.items,
            _MEMBER.match,
        )
        while member := match(text, offset):
            start, end = member.span(1)
            while start > self._line_end:
                self._next_line()
            line, before = self._line, self._line_start - 1
            span = Span(path, line, start - before, line, end - before)
            items.append(Scalar(text[start + 1 : end - 1], span))
            start, end = member.span(2)
            offset = member.end()
            if start < 0:
                self._expect = "value"
                break
            span = Span(path, line, start - before, line, end - before)
            items.append(Scalar(text[start + 1 : end - 1], span))
            if offset == end:
                self._expect = "',' or end"
                break
            self._expect = "key"
        return offset

    def _next_line(self) -> None:
        self._line += 1
        self._line_start, self._line_end = self._next_start, len(self._text)
        for found in self._breaks:
            self._line_end, self._next_start = found.span()
            break

    def _scalar(self, value: JsonScalar, span: Span) -> None:
        if self._expect in {"value", "first item"}:
            self._add(Scalar(value, span))
        elif self._expect in {"key", "first key"} and isinstance(value, str):
            self._frame.items.append(Scalar(value, span))
            self._expect = "':'"
        else:
            self._unexpected(span)

    def _word(self, text: str, span: Span) -> None:
        self._scalar(_WORDS[text], span)

    def _endless(self, text: str, span: Span) -> None:
        if self._expect not in {"value", "first item"}:
            self._unexpected(span)
        message = f"JSON cannot represent {text}, which is left out"
        hint = "some programs write it; JSON has no such number"
        self._log.add(reading.NUMBER_OUT_OF_RANGE, message, span, hint, severity=Severity.WARNING)
        if self._frame.is_mapping:
            self._frame.items.pop()  # the key
        elif not self._stack:
            self._frame.items.append(Scalar(None, span))
        self._expect = "',' or end" if self._stack else "end"

    def _number(self, text: str, span: Span) -> None:
        value: int | float = 0
        try:
            value = integer(text) if text.lstrip("-").isdigit() else double(text)
        except NumberRange as error:
            self._log.add(reading.NUMBER_OUT_OF_RANGE, str(error), span)
        else:
            rounded = rounding(text, value)
            if rounded is not None:
                self._log.add(reading.ROUNDED, rounded, span, ROUNDED_HINT)
        self._scalar(value, span)

    def _mark(self, text: str, span: Span) -> None:
        expect = self._expect
        if text in "{[" and expect in {"value", "first item"}:
            self._open(text, span)
        elif text == "," and expect == "',' or end":
            self._expect = "key" if self._frame.is_mapping else "value"
        elif text == ":" and expect == "':'":
            self._expect = "value"
        elif text in "}]" and self._may_close(text):
            start, end = self._frame.span, span
            frame, self._frame = self._frame, self._stack.pop()
            whole = Span(start.path, start.line, start.column, end.end_line, end.end_column)
            self._add(frame.node(whole, self._log))
        else:
            self._unexpected(span)

    def _may_close(self, text: str) -> bool:
        first = "first key" if text == "}" else "first item"
        return (
            bool(self._stack)
            and self._frame.is_mapping == (text == "}")
            and self._expect in {first, "',' or end"}
        )

    def _open(self, text: str, span: Span) -> None:
        if len(self._stack) >= self._depth:
            message = f"the source is nested more than {self._depth} levels deep"
            self._fail(reading.TOO_DEEP, message, span, raising("depth"))
        self._stack.append(self._frame)
        self._frame = OpenCollection(span, is_mapping=text == "{")
        self._expect = "first key" if text == "{" else "first item"

    def _add(self, node: Node) -> None:
        self._frame.items.append(node)
        self._expect = "',' or end" if self._stack else "end"

    def _unescape(self, text: str, span: Span) -> str:
        def char(found: re.Match[str]) -> str:
            return chr(int(found[1], 16)) if found[1] else _SHORT.get(found[2], found[2])

        value = _ESCAPE.sub(char, text)
        if value.isascii() or not re.search(_HALF, value):
            return value
        value = re.sub(
            _PAIR, lambda pair: pair[0].encode("utf-16", "surrogatepass").decode("utf-16"), value
        )
        half = re.search(_HALF, value)
        if half is not None:
            message = f"U+{ord(half.group()):04X} is half of a surrogate pair"
            hint = "write the whole character, or both halves of the pair"
            self._log.add(reading.LONE_SURROGATE, message, span, hint)
        return value

    def _finish(self, offset: int) -> None:
        end = _SPACE.match(self._text, offset)
        start = end.end() if end else offset
        if start < len(self._text):
            self._junk(start)
        if self._expect != "end":
            if not self._root.items and not self._stack:
                self._fail(reading.EMPTY_DOCUMENT, "the source is empty", self._positions.start)
            message = f"unexpected end of the source, expected {MEANING[self._expect]}"
            opened = self._frame.span
            line, column = opened.line, opened.column
            place = Span(opened.path, line, column, line, column + 1)
            labels = () if self._frame is self._root else (Label(place, "this is not closed"),)
            self._fail(reading.JSON_SYNTAX, message, self._positions.span(start), labels=labels)

    def _junk(self, start: int) -> None:
        found = _JUNK.match(self._text, start)
        text = found.group() if found else ""
        span = self._positions.span(start, start + len(text))
        if self._text[start] == '"':
            message, hint = string_problem(self._text, start)
            self._fail(reading.JSON_SYNTAX, message, span, hint)
        if 0xD800 <= ord(text[0]) <= 0xDFFF:  # noqa: PLR2004 - the surrogates
            self._fail(
                reading.LONE_SURROGATE, f"U+{ord(text[0]):04X} is half of a surrogate pair", span
            )
        hint = next((hint for start_of, hint in HINTS if text.startswith(start_of)), None)
        self._fail(reading.JSON_SYNTAX, f"{quoted(text)} is not valid JSON", span, hint)

    def _unexpected(self, span: Span) -> None:
        start = self._line_start + span.column - 1
        text = self._text[start : start + span.end_column - span.column]
        hint = None
        if text in "}]" and self._expect in {"key", "value"} and self._stack:
            hint = "remove the comma before it"
        elif text == "," and self._expect == "end":
            hint = "a source contains exactly one value"
        message = f"unexpected {quoted(text)}, expected {MEANING[self._expect]}"
        self._fail(reading.JSON_SYNTAX, message, span, hint)

    def _fail(
        self,
        code: DiagnosticKind,
        message: str,
        span: Span,
        hint: str | None = None,
        labels: tuple[Label, ...] = (),
    ) -> None:
        self._log.add(code, message, span, hint, labels=labels)
        for frame in (*self._stack, self._frame):
            frame.node(frame.span, self._log)  # reports the duplicate keys read so far
        raise Abort
