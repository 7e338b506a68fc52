"""Documents: text with possible line breaks, which ``layout.py`` prints."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import TypeAlias

from adlgen.naming.code import Code
from adlgen.packs import Struct


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
SPACE = Code(" ")


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


def may_open(doc: Layout) -> bool:
    """Report whether a document has a line or an alternative that belongs to no group, and so may break although all fits."""
    match doc:
        case Code() | Group():
            return False
        case tuple():
            return any(map(may_open, doc))
        case Indent(body=body) | Fluid(body=body):
            return may_open(body)
        case _:
            return True


def flatten(doc: Layout, parts: list[Code], left: int) -> int:
    """Add the text of a document on one line; return what is left of the width, negative if it does not fit or must break."""
    kind = type(doc)
    if kind is Code:
        parts.append(doc)  # type: ignore[arg-type] # it is code
        return left - width(doc)  # type: ignore[arg-type]
    if kind is tuple:
        for part in doc:  # type: ignore[union-attr]
            left = flatten(part, parts, left)
            if left < 0:
                break
        return left
    match doc:
        case Line(soft=soft, hard=hard):
            if not soft:
                parts.append(SPACE)
            return -1 if hard else left - (not soft)
        case Group(body=body, broken=broken):
            return -1 if broken else flatten(body, parts, left)
        case Indent(body=body) | IfBroken(flat=body) | Fill(parts=body):
            return flatten(body, parts, left)
        case Fluid(body=body):
            return flatten((LINE, body), parts, left)
        case _:
            return -1
