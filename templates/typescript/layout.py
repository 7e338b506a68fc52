"""A document printer with prettier's algorithm for line breaks.

A document is text with possible line breaks. A group is printed on one line if it fits into the
width; otherwise all its lines break. The layouts of literals are in ``literals.py``, those of types
and calls in ``syntax.py``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from adlgen.naming.code import Code
from adlgen.packs import Struct

WIDTH = 80
STEP = 2


class Line(Struct):
    """A space, or a line break if the enclosing group breaks."""

    soft: bool = False
    """Whether it is empty instead of a space."""
    hard: bool = False
    """Whether it always breaks."""


class Indent(Struct):
    """A document whose lines are indented."""

    body: Layout


class Group(Struct):
    """A document that breaks as a whole."""

    body: Layout
    broken: bool = False


class IfBroken(Struct):
    """Text that depends on whether the enclosing group breaks."""

    broken: Layout
    flat: Layout = ()


class Fill(Struct):
    """Items that share lines; content and separators alternate."""

    parts: tuple[Layout, ...]
    tail: Code
    """The text after the last item if the enclosing group breaks."""


class Fluid(Struct):
    """A value after ``=`` or ``:``: on the same line if its start fits, otherwise indented below."""

    body: Layout


Layout: TypeAlias = Code | tuple["Layout", ...] | Line | Indent | Group | IfBroken | Fill | Fluid

COMMA = Code(",")
LINE = Line()
SOFT = Line(soft=True)
HARD = Line(hard=True)
_Command: TypeAlias = tuple[int, bool, Layout]
"""Indentation in spaces, whether lines break, and the document."""


def joined(separator: Layout, docs: Iterable[Layout]) -> Layout:
    """Join documents with a separator."""
    out: list[Layout] = []
    for doc in docs:
        out += [separator, doc] if out else [doc]
    return tuple(out)


def width(text: str) -> int:
    """Return the width of a text in columns; the encoders escape characters of ambiguous width."""
    if text.isascii():
        return len(text)
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def breaks(doc: Layout) -> bool:
    """Report whether a document contains a line that always breaks."""
    if type(doc) is Code:
        return False
    match doc:
        case tuple():
            return any(map(breaks, doc))
        case Line(hard=hard):
            return hard
        case Group(broken=broken):
            return broken  # group() has looked inside
        case Indent(body=body) | Fluid(body=body):
            return breaks(body)
        case IfBroken(broken=one, flat=other):
            return breaks(one) or breaks(other)
        case Fill(parts=parts):
            return any(map(breaks, parts))


def group(*docs: Layout, broken: bool = False) -> Group:
    """Group documents; the group breaks if a document in it always breaks."""
    return Group(docs, broken or any(map(breaks, docs)))


def layout(doc: Layout, indent: int = 0) -> Code:
    """Print a document that starts at a column."""
    return Printer().run(doc, indent, indent)


class Placed(NamedTuple):
    """A value that follows text of a template, on the same line or on the next one."""

    text: Code
    is_below: bool = False


def place(value: Layout, column: int, *, after: int = 1, indent: int = 0) -> Placed:
    """Print a value that starts at a column; ``after`` is the width of what follows it."""
    tail = Code(";" * after)
    text = Printer().run((value, tail), indent, column)[:-after]
    return Placed(Code(text.lstrip(" \n")), text.startswith("\n"))


class Printer:
    """The state of printing one document."""

    def __init__(self) -> None:
        self._out: list[Code] = []
        self._column = 0
        self._todo: list[_Command] = []

    def run(self, doc: Layout, indent: int, column: int) -> Code:
        """Print everything; the first line starts at a column."""
        self._column = column
        self._todo.append((indent, True, doc))
        while self._todo:
            self._print(self._todo.pop())
        return Code("").joined(self._out)

    def _print(self, command: _Command) -> None:
        indent, ends, doc = command
        match doc:
            case Code():
                self._out.append(doc)
                self._column += width(doc)
            case tuple():
                self._todo.extend([(indent, ends, part) for part in reversed(doc)])
            case Line():
                self._line(doc, indent, ends=ends)
            case Indent(body=body):
                self._todo.append((indent + STEP, ends, body))
            case Group(body=body, broken=False) if self._prints_flat(body, ends=ends):
                pass
            case Group(body=body, broken=broken):
                flat: _Command = (indent, False, body)
                stays = not broken and (not ends or self._fits(flat, self._todo))
                self._todo.append(flat if stays else (indent, True, body))
            case IfBroken(broken=one, flat=other):
                self._todo.append((indent, ends, one if ends else other))
            case Fill():
                self._fill(doc, indent, ends=ends)
            case Fluid(body=body):
                self._todo.append((indent, ends, body))
                space: _Command = (indent, False, LINE)
                if not ends or self._fits(space, self._todo):
                    self._todo.append(space)
                else:
                    self._todo[-1] = (indent + STEP, True, (HARD, body))

    def _prints_flat(self, doc: Layout, *, ends: bool) -> bool:
        """Print a document on one line, as most are, if that is sure to fit; return whether it is printed.

        It is measured and printed in one pass. What is not sure is left to the commands: a line that always breaks, a space
        before what follows, a text that is too wide.
        """
        parts: list[Code] = []
        left = _flatten(doc, parts, WIDTH - self._column)
        if left < 0 or not parts or parts[-1] is _SPACE:
            return False
        if ends and not self._fits(_NOTHING, self._todo, left):
            return False
        self._out += parts
        self._column = WIDTH - left
        return True

    def _line(self, line: Line, indent: int, *, ends: bool) -> None:
        if not ends and not line.hard:
            self._out.append(Code("" if line.soft else " "))
            self._column += not line.soft
            return
        while self._out and not self._out[-1].strip(" "):
            self._out.pop()
        if self._out:
            self._out[-1] = Code(self._out[-1].rstrip(" "))
        self._out.append(Code("\n" + " " * indent))
        self._column = indent

    def _fill(self, fill: Fill, indent: int, *, ends: bool) -> None:
        first, *rest = _with_tail(fill) if ends else fill.parts
        flat: _Command = (indent, False, first)
        shown: _Command = flat if self._fits(flat, ()) else (indent, True, first)
        if not rest:
            self._todo.append(shown)
            return
        pair: _Command = (indent, False, (first, rest[0], rest[1]))
        stays = self._fits(pair, ())
        following: _Command = (indent, ends, Fill(fill.parts[2:], fill.tail))
        self._todo += [following, (indent, not stays, rest[0]), shown]

    def _fits(self, command: _Command, rest: Sequence[_Command], left: int | None = None) -> bool:
        """Report whether a command and the text up to the next possible line break fit into what is left of the line."""
        left = WIDTH - self._column if left is None else left
        space = 0  # counts only if text follows
        todo = [command]
        following = len(rest)
        while left >= 0:
            if not todo:
                if following == 0:
                    return True
                following -= 1
                todo.append(rest[following])
                continue
            command = todo.pop()
            match command[2]:
                case Code() as text:
                    left -= width(text) + space if text else 0
                    space = 0 if text else space
                case Line(hard=hard) if command[1] or hard:
                    return True
                case Line(soft=soft):
                    space = space or int(not soft)
                case _:
                    todo += _opened(command)
        return False


_SPACE = Code(" ")
_NOTHING: _Command = (0, False, ())


def _flatten(doc: Layout, parts: list[Code], left: int) -> int:
    """Add the text of a document on one line; return what is left of the width, negative if it does not fit or must break."""
    kind = type(doc)
    if kind is Code:
        parts.append(doc)  # type: ignore[arg-type] # it is code
        return left - width(doc)  # type: ignore[arg-type]
    if kind is tuple:
        for part in doc:  # type: ignore[union-attr]
            left = _flatten(part, parts, left)
            if left < 0:
                break
        return left
    match doc:
        case Line(soft=soft, hard=hard):
            if not soft:
                parts.append(_SPACE)
            return -1 if hard else left - (not soft)
        case Group(body=body, broken=broken):
            return -1 if broken else _flatten(body, parts, left)
        case Indent(body=body) | IfBroken(flat=body) | Fill(parts=body):
            return _flatten(body, parts, left)
        case Fluid(body=body):
            return _flatten((LINE, body), parts, left)
        case _:
            return -1


def _with_tail(fill: Fill) -> tuple[Layout, ...]:
    return (*fill.parts[:-1], (fill.parts[-1], fill.tail))


def _opened(command: _Command) -> list[_Command]:
    """Return the parts of a document, the first one last."""
    indent, ends, doc = command
    match doc:
        case tuple():
            return [(indent, ends, part) for part in reversed(doc)]
        case Indent(body=body):
            return [(indent, ends, body)]
        case Group(body=body, broken=broken):
            return [(indent, ends or broken, body)]
        case IfBroken(broken=one, flat=other):
            return [(indent, ends, one if ends else other)]
        case Fluid(body=body):
            return [(indent, ends, body), (indent, False, LINE)]
        case Fill(parts=parts):
            shown = _with_tail(doc) if ends else parts
            return [(indent, ends, part) for part in reversed(shown)]
        case _:
            return []
