"""Composite literals as trees, formatted as gofmt does it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from adlgen.naming.code import Code, code

from .layout import pairs

_WIDTH = 108
"""The longest literal on one line."""


@dataclass(frozen=True, slots=True)
class Composite:
    """A literal such as ``command.Step{Name: "a"}``; either all entries have keys or none."""

    type: Code
    """Empty where the enclosing literal determines it."""
    entries: tuple[tuple[Code | None, Node], ...]


Node: TypeAlias = Code | Composite


def items(type_: Code, values: Sequence[Node]) -> Composite:
    """Return a literal without keys."""
    return Composite(type_, tuple((None, value) for value in values))


def written(node: Node, room: int = _WIDTH) -> tuple[Code, ...]:
    """Render a literal on one line if it fits, else with one entry per line."""
    line = _line(node)
    if isinstance(node, Code) or not node.entries or len(line) <= room:
        return (line,)
    out: list[Code] = []
    run: list[tuple[Code, Code]] = []
    for key, value in node.entries:
        lines = written(value, room - 4 - (0 if key is None else len(key) + 2))
        if key is not None and len(lines) == 1:
            run.append((key, lines[0]))
            continue
        out += pairs(run)
        run = []
        out += _entry(key, lines)
    out += pairs(run)
    return (code("{}{{", node.type), *(code("\t{}", line) for line in out), Code("}"))


def framed(head: Code, lines: tuple[Code, ...], tail: Code) -> tuple[Code, ...]:
    """Put text before the first line and after the last one."""
    *most, last = (code("{}{}", head, lines[0]), *lines[1:])
    return (*most, code("{}{}", last, tail))


def _entry(key: Code | None, lines: tuple[Code, ...]) -> list[Code]:
    head = lines[0] if key is None else code("{}: {}", key, lines[0])
    *most, last = (head, *lines[1:])
    return [*most, code("{},", last)]


def _line(node: Node) -> Code:
    if isinstance(node, Code):
        return node
    inner = [
        _line(value) if key is None else code("{}: {}", key, _line(value))
        for key, value in node.entries
    ]
    return code("{}{{{}}}", node.type, Code(", ").joined(inner))
