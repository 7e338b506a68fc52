"""Values of statics as trees, and their line breaks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.text import width

from .layout import WIDTH, Lines, lines_of, place_array, place_value, spaces
from .literals import string


class Group(Struct):
    """A value in brackets: its opening text, its parts, its closing text."""

    start: Code
    parts: tuple[tuple[Code, Node], ...]
    """The text before each part, and the part."""
    end: Code
    is_open: bool = False
    """Whether each part is on a line of its own, even if all of them fit on one line."""


Node: TypeAlias = Code | Group
_NONE = Code("")
_BASE = Code("..")
Fields = Iterable[tuple[str, Node | None]]


def written(node: Node, columns: int = WIDTH) -> Lines:
    """Lay out a value in compact form: on one line if it fits, else with one part per line."""
    line = _line(node)
    if line is not None and (isinstance(node, Code) or not node.parts or len(line) <= columns):
        return (line,)
    assert isinstance(node, Group)
    if node.end == ")" and len(node.parts) == 1:
        # The only argument opens and closes on the lines of the call.
        return framed(node.start, written(node.parts[0][1], columns), node.end)
    inner = (code("    {}", line) for line in written_parts(node, columns))
    return (node.start, *inner, node.end)


def written_parts(group: Group, columns: int = WIDTH) -> Lines:
    """Lay out the parts of a value in compact form, each on lines of its own."""
    out: list[Code] = []
    for before, part in group.parts:
        lines = written(part, columns - 5 - len(before))
        out += framed(before, lines, _NONE if before == _BASE else Code(","))
    return tuple(out)


def framed(head: Code, lines: Lines, tail: Code) -> Lines:
    """Put text before the first line and after the last."""
    *most, last = (code("{}{}", head, lines[0]), *lines[1:])
    return (*most, code("{}{}", last, tail))


def _line(node: Node) -> Code | None:
    """Return a value on one line; None if it takes several."""
    if isinstance(node, Code):
        return node
    inner: list[Code] = []
    for before, part in node.parts:
        line = None if node.is_open else _line(part)
        if line is None:
            return None
        inner.append(code("{}{}", before, line))
    space = Code(" " if node.end == "}" and node.parts else "")
    return code("{}{}{}{}{}", node.start, space, Code(", ").joined(inner), space, node.end)


def formatted_parts(group: Group, indent: int) -> Lines:
    """Lay out the fields of a struct as rustfmt does, with their margin."""
    return tuple(line for head, part in group.parts for line in _formatted(head, part, indent))


def _formatted(head: Code, node: Node, indent: int) -> Lines:
    """Lay out ``head node,``: structs are open, and a struct alone in brackets shares their lines."""
    margin = spaces(indent)
    if isinstance(node, Code):
        return _assigned(Code(head.rstrip(" ")), node, Code(","), indent)
    start = code("{}{}", head, node.start)
    structs = [part for _, part in node.parts if isinstance(part, Group) and part.end == "}"]
    if node.end == "}":
        inner = formatted_parts(node, indent + 4)
        return (code("{}{}", margin, start), *inner, code("{}}},", margin))
    if structs and len(node.parts) == 1:
        *most, _ = _formatted(start, structs[0], indent)
        return (*most, code("{}}}{},", margin, node.end))
    if structs:
        inner = tuple(line for one in structs for line in _formatted(_NONE, one, indent + 4))
        return (code("{}{}", margin, start), *inner, code("{}{},", margin, node.end))
    items = [_line(part) or _NONE for _, part in node.parts]
    if node.end == "]":
        return _array(code("{}&", head), items, Code(","), indent)
    value = code("{}{}{}", node.start, Code(", ").joined(items), node.end)
    return _assigned(Code(head.rstrip(" ")), value, Code(","), indent)


def _assigned(head: Code, value: Code, tail: Code, indent: int) -> Lines:
    """Lay out ``head value tail`` for a value that stays on one line, like a literal."""
    start = code("{}{}", spaces(indent), head)
    if place_value(value, width(start), tail, indent).is_below:
        return (start, code("{}{}{}", spaces(indent + 4), value, tail))
    return (code("{} {}{}", start, value, tail),)


def _array(head: Code, items: Sequence[Code], tail: Code, indent: int) -> Lines:
    """Lay out ``head [items] tail``."""
    start = code("{}{}", spaces(indent), head)
    return lines_of(
        code("{}{}{}", start, place_array(items, width(start), width(tail), indent), tail)
    )


def array(items: Sequence[Node], *, is_open: bool = False) -> Group:
    """Return a slice."""
    return Group(Code("&["), tuple((_NONE, item) for item in items), Code("]"), is_open)


def texts(of: Iterable[str]) -> Group:
    """Return a slice of texts."""
    return array([string(text) for text in of])


def struct(name: Code, fields: Fields, base: Node | None = None, *, is_open: bool = False) -> Group:
    """Return a struct; fields that are None come from the base."""
    parts = [(code("{}: ", Code(key)), node) for key, node in fields if node is not None]
    rest = [] if base is None else [(_BASE, base)]
    return Group(code("{} {{", name), (*parts, *rest), Code("}"), is_open)


def call(name: Code, *arguments: Node) -> Group:
    """Return a call, or a variant with its values."""
    return Group(code("{}(", name), tuple((_NONE, a) for a in arguments), Code(")"))
