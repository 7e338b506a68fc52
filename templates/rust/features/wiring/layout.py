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


def awaited(head: Code, path: Code, arguments: Code, indent: int) -> Lines:
    """Lay out ``head path(arguments).await?,`` for short arguments."""
    start = code("{}{}{}", spaces(indent), head, path)
    line = code("{}({})", start, arguments)
    whole = code("{}.await?,", line)
    if fits(whole):
        return (whole,)
    if fits(line):
        return (line, code("{}.await?,", spaces(indent + 4)))
    if not fits(code("{}(", start)):
        return (whole,)
    inner = code("{}{},", spaces(indent + 4), arguments)
    return (
        code("{}(", start),
        inner,
        *(code("{}{}", spaces(indent), Code(c)) for c in (")", ".await?,")),
    )
