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

from .text import WIDTH, ascii_only, scalar, string, width


@dataclass(frozen=True, slots=True)
class Leaf:
    """Code that is never split."""

    code: Code

    def is_text(self) -> bool:
        """Whether this is a string literal."""
        return self.code[:1] in "\"'"


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
    """Lay out ``head`` and an expression that ends the statement."""
    return _codes(_assigned(f"{' ' * indent}{head}", expr, indent))


def item(owner: str, key: Code, expr: Expr, indent: int) -> tuple[Code, ...]:
    """Lay out ``owner[key] = expr``."""
    margin = " " * indent
    head = f"{margin}{owner}[{key}] = "
    start = expr.open if isinstance(expr, Group | Comprehension) else "("
    if width(head + flat(expr)) <= WIDTH:
        return _codes([head + flat(expr)])
    key = ascii_only(key)
    head = f"{margin}{owner}[{key}] = "
    if width(f"{head}(") <= WIDTH or width(head + start) <= WIDTH:
        return _codes(_assigned(head, expr, indent))
    lines = [f"{margin}{owner}[", f"{margin}    {key}"]
    return _codes([*lines, *_assigned(f"{margin}] = ", expr, indent)])


def attribute(name: Code, type_: Expr, default: Expr | None, indent: int = 4) -> tuple[Code, ...]:
    """Lay out ``name: type = default`` in a module or a class body."""
    head = f"{' ' * indent}{name}: "
    tail = "" if default is None else f" = {flat(default)}"
    if width(head + flat(type_) + tail) <= WIDTH:
        return _codes([head + flat(type_) + tail])
    type_ = _escaped(type_)
    start = f"{head}{flat(type_)} = "
    if default is not None and width(f"{start}(") <= WIDTH:
        opens = isinstance(default, Group | Comprehension | Either)
        if opens or _fits_alone(default, indent) or not default.is_text():
            return _codes(_assigned(start, default, indent))
    if default is None and isinstance(type_, Leaf) and not _fits_alone(type_, indent):
        return _codes([f"{head}{type_.code}"])
    lines = _annotation(head, type_, indent)
    if default is None:
        return _codes(lines)
    crowded = width(lines[0]) > WIDTH
    if isinstance(default, Group) and default.parts and (crowded or isinstance(type_, Group)):
        lines[-1] += f" = {default.open}"
        return _codes([*lines, *_opened(default, indent)])
    if isinstance(default, Either) and crowded:
        first, *rest = lay(default, indent + 4, indent + 4, 0)
        margin = " " * indent
        lines[-1] += " = ("
        return _codes([*lines, f"{margin}    {first}", *rest, f"{margin})"])
    return _codes([*lines[:-1], *_assigned(f"{lines[-1]} = ", default, indent)])


def _annotation(head: str, type_: Expr, indent: int) -> list[str]:
    """Lay out a type that does not fit: a bracket is opened up, others get parentheses."""
    margin = " " * indent
    if isinstance(type_, Group) and type_.parts:
        return [head + type_.open, *_opened(type_, indent)]
    first, *rest = lay(type_, indent + 4, indent + 4, 0)
    return [f"{head}(", f"{margin}    {first}", *rest, f"{margin})"]


def _assigned(head: str, expr: Expr, indent: int) -> list[str]:
    """Lay out an expression after ``head``; what has no bracket to open gets parentheses."""
    line = flat(expr)
    if width(head + line) <= WIDTH:
        return [head + line]
    expr = _escaped(expr) if isinstance(expr, Leaf | Either) else expr
    match expr:
        case Leaf():
            wrap = _fits_alone(expr, indent) or "." in expr.code or " = " in head
            wrap = wrap and not (expr.is_text() and not _fits_alone(expr, indent))
        case Group(start, parts) if parts:
            wrap = width(head + start) > WIDTH >= indent + 4 + width(start)
        case Comprehension(start):
            wrap = width(head + start) > WIDTH
        case _:
            wrap = True
    if wrap and head.endswith((" = ", "return ")) and width(head) < WIDTH:
        first, *rest = lay(expr, indent + 4, indent + 4, 0)
        margin = " " * indent
        return [f"{head}(", f"{margin}    {first}", *rest, f"{margin})"]
    first, *rest = lay(expr, indent, width(head), 0)
    return [head + first, *rest]


def _fits_alone(expr: Expr, indent: int) -> bool:
    return indent + 4 + width(flat(expr)) <= WIDTH


def _escaped(expr: Expr) -> Expr:
    """Write texts in ASCII where their width decides; black measures some characters otherwise."""
    match expr:
        case Leaf(text) if not text.isascii() and text[:1] in "\"'":
            return Leaf(ascii_only(text))
        case Group(start, parts, close, comma):
            return Group(start, tuple(map(_escaped, parts)), close, comma)
        case Pair(head, value):
            return Pair(head, _escaped(value))
        case Either(parts):
            return Either(tuple(map(_escaped, parts)))
        case _:
            return expr


def _opened(group: Group, indent: int) -> list[str]:
    """Everything of a bracket that is opened up, but its first line."""
    inside = _inside(group.parts, indent + 4, comma=group.comma)
    return [*inside, " " * indent + group.close]


def present(value: Code, absent: str, indent: int) -> tuple[Code, ...]:
    """Lay out ``if value is not absent:``."""
    margin = " " * indent
    line = f"{margin}if {value} is not {absent}:"
    if width(line) <= WIDTH:
        return (Code(line),)
    inside = f"{margin}    {value} is not {absent}"
    lines = [inside] if width(inside) <= WIDTH else [f"{margin}    {value}", f"{margin}    is not {absent}"]
    return _codes([f"{margin}if (", *lines, f"{margin}):"])


def class_line(name: Code, base: Code) -> tuple[Code, ...]:
    """Lay out the first line of a class with one base."""
    line = f"class {name}({base}):"
    if width(line) <= WIDTH:
        return (Code(line),)
    return _codes([f"class {name}(", f"    {base}", "):"])


def function(
    head: Code | str, parts: Iterable[Expr], returns: Code | str, tail: str, indent: int
) -> tuple[Code, ...]:
    """Lay out a signature; ``tail`` ends its last line."""
    group = call(head, parts)
    margin = " " * indent
    line = f"{margin}{flat(group)} -> {returns}{tail}"
    if width(line) <= WIDTH:
        return _codes([line])
    end = f"{margin}) -> {returns}{tail}"
    alone = width(end) <= WIDTH or indent + 4 + width(returns) > WIDTH
    ends = [end] if alone else [f"{margin}) -> (", f"{margin}    {returns}", f"{margin}){tail}"]
    inside = f"{margin}    {', '.join(map(flat, group.parts))}"
    if len(group.parts) > 1 and width(inside) <= WIDTH:
        return _codes([margin + group.open, inside, *ends])
    return _codes([margin + group.open, *_inside(group.parts, indent + 4, comma=True), *ends])


def call_lines(head: Code | str, parts: Iterable[Expr], indent: int) -> tuple[Code, ...]:
    """Lay out a call as a statement."""
    return statement("", call(head, parts), indent)


def _codes(lines: Iterable[str]) -> tuple[Code, ...]:
    return tuple(map(Code, lines))
