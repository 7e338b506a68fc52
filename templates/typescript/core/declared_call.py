"""The layout of ``export const name: Type<A, B> = make({...});``.

The type is explicit, as ``isolatedDeclarations`` requires.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from adlgen.naming.code import Code, code

from ..documents import width
from ..layout import STEP, WIDTH, place
from ..syntax import generic

_CONST = 13
"""The width of ``export const ``."""


class DeclaredCall(NamedTuple):
    """How the start of a constant is broken into lines."""

    arguments: Code
    """The type arguments, a single one of which has no line of its own."""
    is_below: bool
    """Whether the call is below the name."""
    is_inside: bool
    """Whether its argument is on lines of its own, because there is no column for the brace."""

    @property
    def outer(self) -> int:
        """Return the indentation of the call."""
        return STEP * self.is_below

    @property
    def margin(self) -> int:
        """Return the indentation of the call's argument."""
        return STEP * (self.is_below or self.is_inside)


def declared_call(name: Code, type_: Code, types: Sequence[Code], function: Code) -> DeclaredCall:
    """Lay out a constant of a generic type, which a function creates from an object."""
    start = _CONST + width(name) + len(": ") + width(type_)
    line = code("<{}>", Code(", ").joined(types))
    before = start + width(line) + len(" =")
    whole = before + width(function) + len(" ({")
    is_split = len(types) > 1 and before > WIDTH
    if is_split:
        line = place(generic(Code(""), types), start, after=len(" =")).text
    return DeclaredCall(
        arguments=line,
        is_below=whole > WIDTH + 1 and not is_split,
        is_inside=whole == WIDTH + 1,
    )
