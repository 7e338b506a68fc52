"""Rust as rustfmt would lay it out, at its default width."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from adlgen.diagnostics.visible import width
from adlgen.naming.code import Code, code

WIDTH = 100
_ARGUMENTS = 60
"""The widest arguments, array or chain on one line."""
_HEAD = 95
"""The longest line that opens a body, to be safe."""
_SHORT_ITEM = 10
"""The longest item of an array that is packed with others."""

Lines = tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class TypeText:
    """A type as it is written: a name, with arguments or, without a name, as a tuple."""

    name: Code
    parts: tuple[TypeText, ...] = ()

    @property
    def line(self) -> Code:
        """The type on one line."""
        inner = Code(", ").joined(p.line for p in self.parts)
        if self.name:
            return code("{}<{}>", self.name, inner) if self.parts else self.name
        return code("({}{})", inner, Code("," if len(self.parts) == 1 else ""))

    def words(self) -> set[str]:
        """Every identifier in it."""
        return set(re.findall(r"[A-Za-z_]\w*", self.line))


def spaces(count: int) -> Code:
    """Indent."""
    return Code(" " * count)


def fits(line: Code) -> bool:
    """Whether a line is not too long."""
    return width(line) <= WIDTH


def typed(head: Code, type_: TypeText, tail: Code, indent: int) -> Lines:
    """Lay out ``head type tail``, as a field or an alias: ``pub name:``, type, ``,``."""
    start = code("{}{}", spaces(indent), head)
    line = code("{} {}{}", start, type_.line, tail)
    if not type_.name and width(type_.line) - len("()") > _ARGUMENTS:
        return broken(code("{} ", start), type_, tail, indent) or (line,)
    if fits(line):
        return (line,)
    below = code("{}{}{}", spaces(indent + 4), type_.line, tail)
    if fits(below):
        return (start, below)
    return broken(code("{} ", start), type_, tail, indent) or (line,)


def broken(start: Code, type_: TypeText, tail: Code, indent: int) -> Lines:
    """Lay out a type with each argument on a line of its own; nothing if that does not help."""
    opening, closing = (code("{}<", type_.name), ">") if type_.name else (Code("("), ")")
    if not type_.parts or not fits(code("{}{}", start, opening)):
        return ()
    out = [code("{}{}", start, opening)]
    for part in type_.parts:
        line = code("{}{},", spaces(indent + 4), part.line)
        inner = (line,) if fits(line) else broken(spaces(indent + 4), part, Code(","), indent + 4)
        if not inner:
            return ()
        out += inner
    return (*out, code("{}{}{}", spaces(indent), Code(closing), tail))


def variant(name: Code, payload: TypeText) -> Lines:
    """Lay out a variant of an enum with what it holds."""
    line = code("    {}({}),", name, payload.line)
    if fits(line):
        return (line,)
    inner = code("        {},", payload.line)
    if not fits(inner):
        return (line,)
    return (code("    {}(", name), inner, Code("    ),"))


def assigned(head: Code, value: Code, tail: Code, indent: int = 0) -> Lines:
    """Lay out ``head value tail`` for a value that stays on its line, like a literal."""
    line = code("{}{} {}{}", spaces(indent), head, value, tail)
    below = code("{}{}", spaces(indent + 4), value)
    counted = code("{}{}", below, Code("" if tail == "," else tail))
    if "\n" in value or fits(line) or not fits(counted):
        return (line,)
    return (code("{}{}", spaces(indent), head), code("{}{}", below, tail))


def array(head: Code, items: Sequence[Code], tail: Code, indent: int) -> Lines:
    """Lay out ``head [items] tail``; one item alone may fill the line."""
    inner = Code(", ").joined(items)
    line = code("{}{}[{}]{}", spaces(indent), head, inner, tail)
    if (len(items) == 1 or width(inner) <= _ARGUMENTS) and fits(line):
        return (line,)
    opening, closing = code("{}{}[", spaces(indent), head), code("{}]{}", spaces(indent), tail)
    if all(width(item) <= _SHORT_ITEM for item in items):
        return (opening, *packed(items, indent + 4), closing)
    return (opening, *(code("{}{},", spaces(indent + 4), item) for item in items), closing)


def packed(items: Sequence[Code], indent: int) -> Lines:
    """Put as many items on each line as fit.

    rustfmt leaves a column free, but for the last comma if all is on one line.
    """
    rows: list[Code] = []
    for number, item in enumerate(items, 1):
        longer = code("{} {},", rows[-1], item) if rows else None
        room = WIDTH if number == len(items) and len(rows) == 1 else WIDTH - 1
        if longer is not None and width(longer) <= room:
            rows[-1] = longer
        else:
            rows.append(code("{}{},", spaces(indent), item))
    return tuple(rows)


def signature(head: Code, parameters: Sequence[Code], tail: Code, indent: int = 0) -> Lines:
    """Lay out ``head(parameters)tail``."""
    line = code("{}{}({}){}", spaces(indent), head, Code(", ").joined(parameters), tail)
    if fits(line):
        return (line,)
    inner = (code("{}{},", spaces(indent + 4), p) for p in parameters)
    return (code("{}{}(", spaces(indent), head), *inner, code("{}){}", spaces(indent), tail))


def chain(head: Code, links: Sequence[Code], tail: Code, indent: int) -> Lines:
    """Lay out ``head first.link.link tail``; the first of ``links`` starts the chain."""
    value = Code(".").joined(links)
    line = code("{}{}{}{}", spaces(indent), head, value, tail)
    if fits(line) and width(value) <= _ARGUMENTS:
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


def skipped(lines: Sequence[Code]) -> bool:
    """Whether rustfmt has to be told to leave an item alone, as a name in it is too long."""
    return any(width(line) > (_HEAD if line.endswith(("{", "{}")) else WIDTH) for line in lines)


SKIP = Code("#[rustfmt::skip]")
