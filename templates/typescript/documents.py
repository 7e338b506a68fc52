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
    """A document that breaks as a whole; :func:`group` makes it."""

    body: Layout
    text: Code | None
    """The text on one line, kept so that nothing in it is measured again; None if the lines always break."""


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
    between = separator if isinstance(separator, tuple) else (separator,)
    out: list[Layout] = []
    for doc in docs:
        if out:
            out += between
        out.append(doc)
    return tuple(out)


def width(text: str) -> int:
    """Return the width of a text in columns; the encoders escape characters of ambiguous width."""
    if text.isascii():
        return len(text)
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def group(*docs: Layout, broken: bool = False) -> Group:
    """Group documents; the group breaks if a document in it always breaks."""
    return Group(docs, None if broken else on_one_line(docs))


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


def on_one_line(doc: Layout) -> Code | None:
    """Return the text of a document on one line; None if one of its lines always breaks."""
    parts: list[Code] = []
    return Code("".join(parts)) if _flatten((doc,), parts) else None


def _flatten(docs: tuple[Layout, ...], parts: list[Code]) -> bool:
    """Add the text of documents on one line; return whether they have one. Groups are not looked into again."""
    for doc in docs:
        if isinstance(doc, Code):
            parts.append(doc)
        elif isinstance(doc, Line):
            if doc.hard:
                return False
            if not doc.soft:
                parts.append(SPACE)
        elif isinstance(doc, Group):
            if doc.text is None:
                return False
            parts.append(doc.text)
        elif not _flatten(doc if isinstance(doc, tuple) else _inside(doc), parts):
            return False
    return True


def _inside(doc: Indent | IfBroken | Fill | Fluid) -> tuple[Layout, ...]:
    """Return the parts of a document on one line."""
    match doc:
        case Indent(body=body) | IfBroken(flat=body):
            return body if isinstance(body, tuple) else (body,)
        case Fluid(body=body):
            return (LINE, body)
        case Fill(parts=parts):
            return parts
