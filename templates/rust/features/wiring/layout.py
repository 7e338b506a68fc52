"""Line breaks of chains of calls, as rustfmt chooses them."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.naming.code import Code, code
from adlgen.packs.text import width

from ...layout import ARGUMENTS, Lines, fits, spaces


def chain(head: Code, links: Sequence[Code], tail: Code, indent: int) -> Lines:
    """Lay out ``head first.link.link tail``; the first of ``links`` starts the chain."""
    value = Code(".").joined(links)
    line = code("{}{}{}{}", spaces(indent), head, value, tail)
    if fits(line) and width(value) <= ARGUMENTS:
        return (line,)
    rest = [code("{}.{}", spaces(indent + 4), link) for link in links[1:]]
    return (
        code("{}{}{}", spaces(indent), head, links[0]),
        *rest[:-1],
        code("{}{}", rest[-1], tail),
    )


def awaited(head: int, path: Code, arguments: Code, indent: int, tail: Code) -> Lines:
    """Lay out ``path(arguments).await? tail`` for short arguments, after ``head`` columns of text."""
    awaiting = code(".await?{}", tail)
    start = code("{}{}", spaces(head), path)
    line = code("{}({})", start, arguments)
    whole = code("{}{}", line, awaiting)
    if fits(whole) or not fits(code("{}(", start)):
        lines: Lines = (whole,)
    elif fits(line):
        lines = (line, code("{}{}", spaces(indent + 4), awaiting))
    else:
        lines = (
            code("{}(", start),
            code("{}{},", spaces(indent + 4), arguments),
            code("{})", spaces(indent)),
            code("{}{}", spaces(indent), awaiting),
        )
    return (Code(lines[0][head:]), *lines[1:])
