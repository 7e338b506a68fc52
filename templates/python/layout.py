"""Expressions laid out as black leaves them: on one line if it fits, else one part per line.

The last part of an opened bracket always ends with a comma, black's magic trailing comma; only a
subscript with one part cannot have one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from adlgen.naming.code import Code
from adlgen.packs import Struct

from .widths import narrowest, width, without_marks

WIDTH = 88
_END, _CLOSE = Code(")"), Code("]")


def fits(line: str) -> bool:
    """Report whether a line is within black's limit."""
    return width(line) <= WIDTH


class Leaf(Struct):
    """Code that is never broken."""

    code: Code

    def is_text(self) -> bool:
        """Whether this is a string literal."""
        return self.code[:1] in "\"'"


class Group(Struct):
    """Parts in brackets."""

    open: Code
    parts: tuple[Expr, ...]
    close: Code
    comma: bool = True
    """Whether a comma may follow the last part."""


class Pair(Struct):
    """A part with a name: ``key=`` or ``"key": ``."""

    head: Code
    value: Expr


class Either(Struct):
    """Types joined by ``|``."""

    parts: tuple[Expr, ...]


class Comprehension(Struct):
    """``[item for x in source]``."""

    open: Code
    item: Expr
    clause: Code
    source: Expr
    close: Code


class Lines(Struct):
    """A text as adjacent string literals, one per line of the text; one literal if it fits."""

    parts: tuple[Code, ...]
    whole: Code


Expr: TypeAlias = Leaf | Group | Pair | Either | Comprehension | Lines


NONE = Leaf(Code("None"))


def leaf(text: str) -> Leaf:
    """Return a leaf with constant text of the pack."""
    return Leaf(Code(text))


def call(function: str, parts: Iterable[Expr]) -> Group:
    """Return a call."""
    return Group(Code(f"{function}("), tuple(parts), _END)


def subscript(name: str, parts: Iterable[Expr]) -> Group:
    """Return a subscripted generic type."""
    listed = tuple(parts)
    return Group(Code(f"{name}["), listed, _CLOSE, comma=len(listed) > 1)


def keyword(name: Code | str, value: Expr) -> Pair:
    """Return a keyword argument."""
    return Pair(Code(f"{name}="), value)


def listing(parts: Iterable[Expr]) -> Group:
    """Return a list."""
    return Group(Code("["), tuple(parts), Code("]"))


def either(*parts: Expr) -> Expr:
    """Return a union of types by ``|``, without duplicates, None last."""
    every = [p for part in parts for p in (part.parts if isinstance(part, Either) else (part,))]
    unique = tuple(sorted(dict.fromkeys(every), key=lambda part: part == NONE))
    return unique[0] if len(unique) == 1 else Either(unique)


def flat(expr: Expr) -> Code:
    """Print an expression on one line."""
    if isinstance(expr, Leaf):
        return expr.code
    match expr:
        case Group(start, parts, close):
            if len(parts) == 1:
                return Code(f"{start}{flat(parts[0])}{close}")
            return Code(f"{start}{', '.join(map(flat, parts))}{close}")
        case Pair(head, value):
            return Code(head + flat(value))
        case Either(parts):
            return Code(" | ".join(map(flat, parts)))
        case Comprehension(start, item, clause, source, close):
            return Code(f"{start}{flat(item)} {clause}{flat(source)}{close}")
        case Lines(_, whole):
            return whole


def flat_within(expr: Expr, columns: int) -> Code | None:
    """Print an expression on one line; None, without printing the rest, if it is wider in every formatter."""
    parts: list[str] = []
    return Code("".join(parts)) if _add_flat(expr, parts, columns) >= 0 else None


def _add_flat(expr: Expr, out: list[str], left: int) -> int:
    """Add the text of an expression; return what is left of the columns, negative before its end if they are too few."""
    match expr:
        case Group(start, parts, close):
            out.append(start)
            left -= narrowest(start) + len(close)
            for number, part in enumerate(parts):
                if number > 0:
                    out.append(", ")
                    left -= len(", ")
                left = _add_flat(part, out, left)
                if left < 0:
                    return left
            out.append(close)
            return left
        case Pair(head, value):
            out.append(head)
            return _add_flat(value, out, left - narrowest(head))
        case _:
            text = flat(expr)
            out.append(text)
            return left - narrowest(text)


def measurable(expr: Expr) -> Expr:
    """Escape the characters of string literals that formatters measure differently."""
    match expr:
        case Leaf(text):
            return Leaf(without_marks(text))
        case Group(start, parts, close, comma):
            return Group(without_marks(start), tuple(map(measurable, parts)), close, comma)
        case Pair(head, value):
            return Pair(without_marks(head), measurable(value))
        case Either(parts):
            return Either(tuple(map(measurable, parts)))
        case Comprehension(start, item, clause, source, close):
            return Comprehension(start, measurable(item), clause, measurable(source), close)
        case Lines(parts, whole):
            return Lines(tuple(map(without_marks, parts)), without_marks(whole))


def lay(expr: Expr, indent: int, before: int, after: int) -> list[str]:
    """Lay out an expression that starts and ends within a line.

    ``indent`` is the indentation of the first line, ``before`` its used columns, ``after`` the columns
    needed at the end of the last line. The first line is returned without indentation.
    """
    line = flat_within(expr, WIDTH - before - after)
    if line is not None:
        if before + width(line) + after <= WIDTH:
            return [line]
        expr = measurable(expr)
    match expr:
        case Group(start, parts, close, comma) if parts and start.endswith("]("):
            return _typed_call(expr, indent, before, after)
        case Group(start, parts, close, comma) if parts:
            return [start, *inside(parts, indent + 4, comma=comma), " " * indent + close]
        case Pair(head, value):
            first, *rest = lay(value, indent, before + width(head), after)
            return [head + first, *rest]
        case Either(parts):
            return _alternatives(parts, indent, after)
        case Lines(texts, _):
            return ["(", *(" " * (indent + 4) + text for text in texts), " " * indent + ")"]
        case Comprehension(start, item, clause, source, close):
            return [start, *_loop(item, clause, source, indent + 4), " " * indent + close]
        case _:
            return [flat(expr)]


def _typed_call(expr: Group, indent: int, before: int, after: int) -> list[str]:
    """Break the call of a subscripted class; the subscript if the line of the call is too long."""
    margin = " " * indent
    if before + width(expr.open) <= WIDTH:
        return [expr.open, *inside(expr.parts, indent + 4, comma=expr.comma), margin + expr.close]
    name, _, argument = expr.open[: -len("](")].partition("[")
    called = Group(Code("]("), expr.parts, expr.close)
    first, *rest = lay(called, indent, indent, after)
    return [f"{name}[", f"{margin}    {argument}", margin + first, *rest]


def inside(parts: tuple[Expr, ...], indent: int, *, comma: bool) -> list[str]:
    """Lay out the parts of an opened bracket, one per line."""
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
