"""Line breaks as rustfmt chooses them, at its default width."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.text import width

WIDTH = 100
ARGUMENTS = 60
"""The largest width of arguments, an array or a chain on one line."""
_HEAD = 95
"""The largest width of a line that opens a body; rustfmt reserves some columns."""
_DERIVE = 11
"""The columns around the traits of an attribute that derives them."""
_SHORT_ITEM = 10
"""The largest width of an array's items that share lines."""

Lines = tuple[Code, ...]


class TypeText(Struct):
    """A printed type: a name with arguments, or a tuple if it has no name."""

    name: Code
    parts: tuple[TypeText, ...] = ()

    @property
    def line(self) -> Code:
        """The type on one line."""
        return self.name if self.name and not self.parts else _line_of(self)

    def words(self) -> frozenset[str]:
        """Return the identifiers in the type, of paths only the first."""
        return _words_of(self.line)


# Most fields have one of a few types.
@lru_cache(maxsize=1000)
def _line_of(type_: TypeText) -> Code:
    inner = Code(", ").joined([part.line for part in type_.parts])
    if type_.name:
        return code("{}<{}>", type_.name, inner)
    return code("({}{})", inner, Code("," if len(type_.parts) == 1 else ""))


@lru_cache(maxsize=1000)
def _words_of(type_: Code) -> frozenset[str]:
    return frozenset(re.findall(r"(?<![\w:])[A-Za-z_]\w*", type_))


def is_derive_too_wide(traits: Code) -> bool:
    """Report whether rustfmt would break an attribute that derives traits."""
    return _DERIVE + len(traits) > WIDTH


def is_tuple_too_wide(head: int, items: int) -> bool:
    """Report whether rustfmt would break the items of a tuple struct or of a variant: columns around and of them."""
    return items > ARGUMENTS or head + items > WIDTH


def spaces(count: int) -> Code:
    """Return an indentation."""
    return Code(" " * count)


def lines_of(text: Code) -> Lines:
    """Split code into lines."""
    return tuple(map(Code, text.split("\n")))


def fits(line: Code) -> bool:
    """Report whether a line is within the width."""
    return width(line) <= WIDTH


class Placed(Struct):
    """A type or a value after its name."""

    text: Code
    """With line breaks if it takes several lines."""
    is_below: bool = False
    """Whether it starts on the line below the name."""
    is_too_wide: bool = False
    """Whether no layout is within the width."""


def place_type(type_: TypeText, head: int, tail: int = 1, indent: int = 0) -> Placed:
    """Lay out a type between ``head`` and ``tail`` columns of text."""
    line = type_.line
    columns = width(line)
    is_wide_tuple = not type_.name and columns - len("()") > ARGUMENTS
    if not is_wide_tuple and head + 1 + columns + tail <= WIDTH:
        return Placed(line)
    if not is_wide_tuple and indent + 4 + columns + tail <= WIDTH:
        return Placed(line, is_below=True, is_too_wide=head > WIDTH)
    broken = break_type(type_, head + 1, indent)
    if broken is not None:
        return Placed(broken)
    return Placed(line, is_too_wide=head + 1 + columns + tail > WIDTH)


def break_type(type_: TypeText, column: int, indent: int) -> Code | None:
    """Lay out a type with one argument per line; None if that does not help."""
    opening, closing = (code("{}<", type_.name), ">") if type_.name else (Code("("), ")")
    if not type_.parts or column + width(opening) > WIDTH:
        return None
    rows = []
    for part in type_.parts:
        line: Code | None = part.line
        if line is not None and indent + 4 + width(line) + 1 > WIDTH:
            line = break_type(part, indent + 4, indent + 4)
        if line is None:
            return None
        rows.append(code("{}{},\n", spaces(indent + 4), line))
    return code("{}\n{}{}{}", opening, Code("").joined(rows), spaces(indent), Code(closing))


def place_value(value: Code, head: int, tail: Code, indent: int = 0) -> Placed:
    """Lay out a value that stays on one line, like a literal, after ``head`` columns of text."""
    next_to_name = head + 1 + width(value) + width(tail)
    below = indent + 4 + width(value) + width(tail)
    # rustfmt does not count a comma here.
    fits_below = below - (1 if tail == "," else 0) <= WIDTH
    is_below = "\n" not in value and next_to_name > WIDTH and fits_below
    return Placed(value, is_below, (below if is_below else next_to_name) > WIDTH)


def place_array(items: Sequence[Code], head: int, tail: int, indent: int) -> Code:
    """Lay out ``[items]`` between ``head`` and ``tail`` columns; one item alone may fill the line."""
    inner = Code(", ").joined(items)
    fits_on_line = head + len("[]") + width(inner) + tail <= WIDTH
    if fits_on_line and (len(items) == 1 or width(inner) <= ARGUMENTS):
        return code("[{}]", inner)
    rows = tuple(code("{}{},", spaces(indent + 4), item) for item in items)
    if all(width(item) <= _SHORT_ITEM for item in items):
        rows = packed(items, indent + 4)
    return code("[\n{}\n{}]", Code("\n").joined(rows), spaces(indent))


def packed(items: Sequence[Code], indent: int) -> Lines:
    """Put as many items on each line as fit.

    Like rustfmt, leave one column free, unless all items are on one line.
    """
    rows: list[Code] = []
    for number, item in enumerate(items, 1):
        longer = code("{} {},", rows[-1], item) if rows else None
        columns = WIDTH if number == len(items) and len(rows) == 1 else WIDTH - 1
        if longer is not None and width(longer) <= columns:
            rows[-1] = longer
        else:
            rows.append(code("{}{},", spaces(indent), item))
    return tuple(rows)


def is_head_too_wide(columns: int) -> bool:
    """Report whether rustfmt must skip an item because its first line is too long."""
    return columns > _HEAD
