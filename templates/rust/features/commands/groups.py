"""Values of a static, laid out as data: what fits on a line is on one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from adlgen.naming.code import Code, code

from ...layout import WIDTH
from ...literals import string


@dataclass(frozen=True, slots=True)
class Group:
    """Something in brackets: what opens it, its parts, what closes it."""

    start: Code
    parts: tuple[tuple[Code, Node], ...]
    """What goes before each part, and the part."""
    end: Code


Node: TypeAlias = Code | Group
_NONE = Code("")
Fields = Iterable[tuple[str, Node | None]]


def written(node: Node, room: int = WIDTH) -> tuple[Code, ...]:
    """Lay a value out: on one line where it fits, else a part a line."""
    line = on_one_line(node)
    if isinstance(node, Code) or not node.parts or len(line) <= room:
        return (line,)
    if node.end == ")" and len(node.parts) == 1:
        # The only argument opens and closes on the lines of the call.
        return framed(node.start, written(node.parts[0][1], room), node.end)
    out: list[Code] = []
    for before, part in node.parts:
        lines = written(part, room - 5 - len(before))
        *most, last = (code("{}{}", before, lines[0]), *lines[1:])
        out += [code("    {}", line) for line in (*most, _ended(before, last))]
    return (node.start, *out, node.end)


def framed(head: Code, lines: tuple[Code, ...], tail: Code) -> tuple[Code, ...]:
    """Put text before the first line and after the last."""
    *most, last = (code("{}{}", head, lines[0]), *lines[1:])
    return (*most, code("{}{}", last, tail))


def _ended(before: Code, last: Code) -> Code:
    """Put a comma behind a part, but not behind what the other fields come from."""
    return last if before == ".." else code("{},", last)


def on_one_line(node: Node) -> Code:
    """Return a value on one line."""
    if isinstance(node, Code):
        return node
    inner = Code(", ").joined(code("{}{}", b, on_one_line(part)) for b, part in node.parts)
    space = Code(" " if node.end == "}" and node.parts else "")
    return code("{}{}{}{}{}", node.start, space, inner, space, node.end)


def array(items: Sequence[Node]) -> Group:
    """Return a slice."""
    return Group(Code("&["), tuple((_NONE, item) for item in items), Code("]"))


def texts(of: Iterable[str]) -> Group:
    """Return a slice of texts."""
    return array([string(text) for text in of])


def struct(name: Code, fields: Fields, base: Node | None = None) -> Group:
    """Return a struct; fields that are None come from the base."""
    parts = [(code("{}: ", Code(key)), node) for key, node in fields if node is not None]
    rest = [] if base is None else [(Code(".."), base)]
    return Group(code("{} {{", name), (*parts, *rest), Code("}"))


def call(name: Code, *arguments: Node) -> Group:
    """Return a call, or a variant with what it holds."""
    return Group(code("{}(", name), tuple((_NONE, a) for a in arguments), Code(")"))
