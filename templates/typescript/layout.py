"""A document printer with prettier's algorithm for line breaks.

A document is text with possible line breaks. A group is printed on one line if it fits into the
width; otherwise all its lines break. The layouts of literals are in ``literals.py``, those of types
and calls in ``syntax.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from adlgen.naming.code import Code

from .documents import (
    HARD,
    LINE,
    Fill,
    Fluid,
    Group,
    IfBroken,
    Indent,
    Layout,
    Line,
    may_open,
    on_one_line,
    width,
)

WIDTH = 80
STEP = 2


_Command: TypeAlias = tuple[int, bool, Layout]
"""Indentation in spaces, whether lines break, and the document."""


def layout(doc: Layout, indent: int = 0) -> Code:
    """Print a document that starts at a column."""
    return Printer().run(doc, indent, indent)


class Placed(NamedTuple):
    """A value that follows text of a template, on the same line or on the next one."""

    text: Code
    is_below: bool = False


def place(value: Layout, column: int, *, after: int = 1, indent: int = 0) -> Placed:
    """Print a value that starts at a column; ``after`` is the width of what follows it."""
    text = value.text if isinstance(value, Group) else value if isinstance(value, Code) else None
    if text is None and not may_open(value):
        text = on_one_line(value)
    if text is not None and width(text) <= WIDTH - column - after:  # most values fit
        return Placed(Code(text.lstrip(" ")) if text.startswith(" ") else text)
    tail = Code(";" * after)
    lines = Printer().run((value, tail), indent, column)[:-after]
    return Placed(Code(lines.lstrip(" \n")), lines.startswith("\n"))


class Printer:
    """The state of printing one document."""

    def __init__(self) -> None:
        self._out: list[Code] = []
        self._column = 0
        self._todo: list[_Command] = []

    def run(self, doc: Layout, indent: int, column: int) -> Code:
        """Print everything; the first line starts at a column."""
        self._column = column
        todo = self._todo
        todo.append((indent, True, doc))
        while todo:
            indent, ends, doc = todo.pop()
            if isinstance(doc, Code):
                self._out.append(doc)
                self._column += width(doc)
            elif isinstance(doc, tuple):
                todo.extend([(indent, ends, part) for part in reversed(doc)])
            else:
                self._print(doc, indent, ends=ends)
        return Code("").joined(self._out)

    def _print(
        self, doc: Line | Indent | Group | IfBroken | Fill | Fluid, indent: int, *, ends: bool
    ) -> None:
        match doc:
            case Line():
                self._line(doc, indent, ends=ends)
            case Indent(body=body):
                self._todo.append((indent + STEP, ends, body))
            case Group():
                self._group(doc, indent, ends=ends)
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

    def _group(self, group: Group, indent: int, *, ends: bool) -> None:
        text = group.text
        if text is None or (ends and not self._fits((indent, False, group), self._todo)):
            self._todo.append((indent, True, group.body))
        else:
            self._out.append(text)
            self._column += width(text)

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

    def _fits(self, command: _Command, rest: Sequence[_Command]) -> bool:
        """Report whether a command and the text up to the next possible line break fit into what is left of the line."""
        left = WIDTH - self._column
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
                case Group(text=Code() as text) if not command[1] and text[-1:].strip(" "):
                    left -= width(text) + space
                    space = 0
                case Line(hard=hard) if command[1] or hard:
                    return True
                case Line(soft=soft):
                    space = space or int(not soft)
                case _:
                    todo += _opened(command)
        return False


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
        case Group(body=body, text=text):
            return [(indent, ends or text is None, body)]
        case IfBroken(broken=one, flat=other):
            return [(indent, ends, one if ends else other)]
        case Fluid(body=body):
            return [(indent, ends, body), (indent, False, LINE)]
        case Fill(parts=parts):
            shown = _with_tail(doc) if ends else parts
            return [(indent, ends, part) for part in reversed(shown)]
        case _:
            return []
