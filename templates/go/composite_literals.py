"""Composite literals as trees, formatted as gofmt does it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from adlgen.naming.code import Code, code
from adlgen.packs import Struct

from .layout import pairs

Lines = tuple[Code, ...]


class Composite(Struct):
    """A literal such as ``command.Step{Name: "a"}``; either all entries have keys or none."""

    type: Code
    """Empty where the enclosing literal determines it."""
    entries: tuple[tuple[Code | None, Node], ...]
    is_open: bool = False
    """Whether each entry is on a line of its own, even if all of them fit on one line."""


class Concatenation(Struct):
    """String literals joined by ``+``, each on a line of its own."""

    parts: Lines


Node: TypeAlias = Code | Composite | Concatenation


class Style(Struct):
    """Where literals are broken into lines."""

    width: int = 108
    """The longest literal on one line."""
    is_narrowing: bool = True
    """Whether indentation and keys count for the width."""


DEFAULT = Style()


def items(type_: Code, values: Sequence[Node], *, is_open: bool = False) -> Composite:
    """Return a literal without keys."""
    return Composite(type_, tuple((None, value) for value in values), is_open)


def written(node: Node, style: Style = DEFAULT) -> Lines:
    """Render a literal on one line if it fits, else with one entry per line."""
    return _written(node, style, style.width)


def written_entries(entries: Sequence[tuple[Code | None, Node]], style: Style = DEFAULT) -> Lines:
    """Render the entries of a literal that is broken into lines; adjacent ones of one line each are aligned."""
    return tuple(_entries(entries, style, style.width))


def framed(head: Code, lines: Lines, tail: Code) -> Lines:
    """Put text before the first line and after the last one."""
    *most, last = (code("{}{}", head, lines[0]), *lines[1:])
    return (*most, code("{}{}", last, tail))


def _written(node: Node, style: Style, columns: int) -> Lines:
    match node:
        case Code():
            return (node,)
        case Concatenation(parts=(first, *middle, last)):
            inner = (code("\t{} +", line) for line in middle)
            return (code("{} +", first), *inner, code("\t{}", last))
        case Concatenation(parts=parts):
            return parts
        case Composite(type=type_, entries=entries):
            line = _line(node)
            if line is not None and (not entries or len(line) <= columns):
                return (line,)
            inner = (code("\t{}", line) for line in _entries(entries, style, columns))
            return (code("{}{{", type_), *inner, Code("}"))


def _entries(
    entries: Sequence[tuple[Code | None, Node]], style: Style, columns: int
) -> Iterator[Code]:
    run: list[tuple[Code, Code]] = []
    for key, value in entries:
        taken = 4 + (0 if key is None else len(key) + 2) if style.is_narrowing else 0
        lines = _written(value, style, columns - taken)
        if key is not None and len(lines) == 1 and "\n" not in lines[0]:
            run.append((key, lines[0]))
            continue
        yield from pairs(run)
        run = []
        yield from framed(Code("") if key is None else code("{}: ", key), lines, Code(","))
    yield from pairs(run)


def _line(node: Node) -> Code | None:
    """Render a literal on one line; None if it takes several."""
    match node:
        case Code():
            return None if "\n" in node else node
        case Concatenation() | Composite(is_open=True):
            return None
        case Composite(type=type_, entries=entries):
            inner: list[Code] = []
            for key, value in entries:
                line = _line(value)
                if line is None:
                    return None
                inner.append(line if key is None else code("{}: {}", key, line))
            return code("{}{{{}}}", type_, Code(", ").joined(inner))


def on_one_line(node: Node) -> Code:
    """Render a literal that has no parts of several lines on one line."""
    line = _line(node)
    assert line is not None
    return line
