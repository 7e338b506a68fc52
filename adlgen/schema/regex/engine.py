"""How the engines for regular expressions of languages differ from ECMA-262, and what patterns become there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from adlgen.diagnostics.datatypes import Struct

if TYPE_CHECKING:
    from adlgen.schema.regex.tree import Ranges


class Engine(Struct):
    """How an engine for regular expressions differs from ECMA-262."""

    basic: str = r"\u{:04x}"
    """The escape of a code point up to U+FFFF, as a format of its number."""
    supplementary: str = r"\u{{{:x}}}"
    """The escape of a higher code point."""
    end: str = "$"
    """The assertion of the end of a text."""
    backtracks: bool = False
    """Whether matching may take more than linear time."""
    same_syntax: bool = False
    """Whether the engine implements ECMA-262 in Unicode mode, so that patterns need no translation."""
    nests_loops: bool = True
    """Whether a group can be repeated for texts of any length."""
    largest: int = 1000
    """The maximum size of an expression with its repetitions written out; matching may take as many steps for each
    character."""


class WithProperties(Struct):
    """An expression with Unicode properties, whose meaning does not depend on the tables of the engine."""

    expression: str
    """Each property is in a class, as ``\\p{name}``, which stands for its ranges."""
    properties: Mapping[str, Ranges]
    """The ranges by name; an inverted property has a name with ``^``."""
