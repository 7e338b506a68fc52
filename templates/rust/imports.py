"""`use` declarations, in the order in which rustfmt sorts them."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.diagnostics.visible import width
from adlgen.naming.code import Code, code

from .layout import WIDTH, Lines, packed, spaces


def use(path: Code, names: Sequence[Code], indent: int = 0) -> Lines:
    """Import names from a path, in order."""
    ordered = sorted(set(names), key=_import_order)
    if len(ordered) == 1:
        return (code("{}use {}::{};", spaces(indent), path, ordered[0]),)
    line = code("{}use {}::{{{}}};", spaces(indent), path, Code(", ").joined(ordered))
    if width(line) <= WIDTH - 2:
        return (line,)
    opening = code("{}use {}::{{", spaces(indent), path)
    return (opening, *packed(ordered, indent + 4), code("{}}};", spaces(indent)))


def _import_order(name: str) -> tuple[int, str]:
    """Order names like rustfmt: the module itself, modules and functions, then types, then constants."""
    name = name.split(" as ", maxsplit=1)[0]
    if name == "self":
        return (0, name)
    if name.isupper() and len(name) > 1:
        return (3, name)
    return (2 if name[0].isupper() else 1, name)
