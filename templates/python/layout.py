"""Expressions laid out as black leaves them: one line if it fits, else one part a line.

A bracket that is opened up always ends its last part with a comma, which black takes as a wish to
keep it open; only a subscript with one part cannot have one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code

from .text import WIDTH, scalar, string, width


@dataclass(frozen=True, slots=True)
class Leaf:
    """Code that is never split."""

    code: Code


@dataclass(frozen=True, slots=True)
class Group:
    """Parts in brackets."""

    open: Code
    parts: tuple[Expr, ...]
    close: Code
    comma: bool = True
    """Whether a comma may follow the last part."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A part with a name: ``key=`` or ``"key": ``."""

    head: Code
    value: Expr


@dataclass(frozen=True, slots=True)
class Either:
    """Types joined by ``|``."""

    parts: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Comprehension:
    """``[item for x in source]``."""

    open: Code
    item: Expr
    clause: Code
    source: Expr
    close: Code


Expr: TypeAlias = Leaf | Group | Pair | Either | Comprehension


NONE = Leaf(Code("None"))


def leaf(text: str) -> Leaf:
    """Make a leaf of the pack's own text."""
    return Leaf(Code(text))


def call(function: str, parts: Iterable[Expr]) -> Group:
    """Call a function of the pack's own choice."""
    return Group(Code(f"{function}("), tuple(parts), Code(")"))


def subscript(name: str, parts: Iterable[Expr]) -> Group:
    """Subscript a generic type."""
    listed = tuple(parts)
    return Group(Code(f"{name}["), listed, Code("]"), comma=len(listed) > 1)


def keyword(name: Code | str, value: Expr) -> Pair:
    """Pass an argument by name."""
    return Pair(Code(f"{name}="), value)


def listing(parts: Iterable[Expr]) -> Group:
    """Build a list."""
    return Group(Code("["), tuple(parts), Code("]"))


def either(*parts: Expr) -> Expr:
    """Join types by ``|``, each once, None last."""
    every = [p for part in parts for p in (part.parts if isinstance(part, Either) else (part,))]
    unique = tuple(sorted(dict.fromkeys(every), key=lambda part: part == NONE))
    return unique[0] if len(unique) == 1 else Either(unique)


def json_literal(value: JsonValue) -> Expr:
    """Write a JSON value as a Python literal."""
    if isinstance(value, dict):
        pairs = (Pair(Code(f"{string(k)}: "), json_literal(v)) for k, v in value.items())
        return Group(Code("{"), tuple(pairs), Code("}"))
    if isinstance(value, list):
        return listing(map(json_literal, value))
    return Leaf(scalar(value))


def flat(expr: Expr) -> Code:
    """Write an expression on one line."""
    match expr:
        case Leaf(text):
            return text
        case Group(start, parts, close):
            return Code(f"{start}{', '.join(map(flat, parts))}{close}")
        case Pair(head, value):
            return Code(head + flat(value))
        case Either(parts):
            return Code(" | ".join(map(flat, parts)))
        case Comprehension(start, item, clause, source, close):
            return Code(f"{start}{flat(item)} {clause}{flat(source)}{close}")


def lay(expr: Expr, indent: int, before: int, after: int) -> list[str]:
    """Lay out an expression that starts and ends within lines.

    ``indent`` is that of the first line, ``before`` the columns used on it, ``after`` those needed
    on the last one. The first line comes without indentation, as it continues another.
    """
    line = flat(expr)
    if before + width(line) + after <= WIDTH:
        return [line]
    match expr:
        case Group(start, parts, close, comma) if parts:
            return [start, *_inside(parts, indent + 4, comma=comma), " " * indent + close]
        case Pair(head, value):
            first, *rest = lay(value, indent, before + width(head), after)
            return [head + first, *rest]
        case Either(parts):
            return _alternatives(parts, indent, after)
        case Comprehension(start, item, clause, source, close):
            return [start, *_loop(item, clause, source, indent + 4), " " * indent + close]
        case _:
            return [line]


def _inside(parts: tuple[Expr, ...], indent: int, *, comma: bool) -> list[str]:
    lines: list[str] = []
    for part in parts:
        first, *rest = lay(part, indent, indent, int(comma))
        lines += [" " * indent + first, *rest]
        if comma:
            lines[-1] += ","
    return lines


def _loop(item: Expr, clause: Code, source: Expr, indent: int) -> list[str]:
    margin = " " * indent
    whole = f"{margin}{flat(item)} {clause}{flat(source)}"
    if width(whole) <= WIDTH:
        return [whole]
    first, *rest = lay(item, indent, indent, 0)
    begin, *end = lay(source, indent, indent + width(clause), 0)
    return [margin + first, *rest, f"{margin}{clause}{begin}", *end]


def _alternatives(parts: tuple[Expr, ...], indent: int, after: int) -> list[str]:
    lines: list[str] = []
    for index, part in enumerate(parts):
        bar = "| " if index else ""
        first, *rest = lay(part, indent, indent + len(bar), after if part is parts[-1] else 0)
        lines += [(" " * indent if index else "") + bar + first, *rest]
    return lines


def statement(head: Code | str, expr: Expr, indent: int = 0) -> tuple[Code, ...]:
    """Lay out ``head`` and an expression that ends the statement; long unions get parentheses."""
    margin = " " * indent
    before = indent + width(head)
    if isinstance(expr, Either) and before + width(flat(expr)) > WIDTH:
        first, *rest = lay(expr, indent + 4, indent + 4, 0)
        return _codes([f"{margin}{head}(", f"{margin}    {first}", *rest, f"{margin})"])
    first, *rest = lay(expr, indent, before, 0)
    return _codes([f"{margin}{head}{first}", *rest])


def attribute(name: Code, type_: Expr, default: Expr | None, indent: int = 4) -> tuple[Code, ...]:
    """Lay out ``name: type = default`` in a class body."""
    margin = " " * indent
    tail = "" if default is None else f" = {flat(default)}"
    before = indent + len(name) + 2
    room = WIDTH - before - width(flat(type_))
    if width(tail) <= room:
        return _codes([f"{margin}{name}: {flat(type_)}{tail}"])
    if isinstance(default, Group) and width(f" = {default.open}") <= room:
        return _codes([f"{margin}{name}: {flat(type_)} = {default.open}", *_opened(default, indent)])
    if isinstance(type_, Group):
        lines = [f"{margin}{name}: {type_.open}", *_opened(type_, indent)]
    else:
        first, *rest = lay(type_, indent + 4, indent + 4, 0)
        lines = [f"{margin}{name}: (", f"{margin}    {first}", *rest, f"{margin})"]
    if default is None:
        return _codes(lines)
    if isinstance(default, Group) and width(tail) + indent + 1 > WIDTH:
        return _codes([*lines[:-1], f"{lines[-1]} = {default.open}", *_opened(default, indent)])
    return _codes([*lines[:-1], lines[-1] + tail])


def _opened(group: Group, indent: int) -> list[str]:
    """Everything of a bracket that is opened up, but its first line."""
    inside = _inside(group.parts, indent + 4, comma=group.comma)
    return [*inside, " " * indent + group.close]


def call_lines(head: Code | str, parts: Iterable[Expr], tail: str, indent: int) -> tuple[Code, ...]:
    """Lay out ``head(parts)tail``, a call or a signature."""
    group = call("", parts)
    margin = " " * indent
    first, *rest = lay(group, indent, indent + width(head), len(tail))
    lines = [f"{margin}{head}{first}", *rest]
    return _codes([*lines[:-1], lines[-1] + tail])


def _codes(lines: Iterable[str]) -> tuple[Code, ...]:
    return tuple(map(Code, lines))
