"""`use` declarations, in the order in which rustfmt sorts them."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.naming.code import Code, code
from adlgen.packs.text import width

from .layout import WIDTH, Lines, lines_of, packed, spaces


def use(path: Code, names: Sequence[Code], indent: int = 0) -> Lines:
    """Import names from a path."""
    head = code("{}use {}::", spaces(indent), path)
    return lines_of(code("{}{};", head, use_tree(names, width(head), indent)))


def use_tree(names: Sequence[Code], head: int, indent: int = 0) -> Code:
    """Lay out the names of an import whose path takes ``head`` columns."""
    ordered = sorted(set(names), key=_import_order)
    if len(ordered) == 1:
        return ordered[0]
    inner = Code(", ").joined(ordered)
    if head + width(inner) + len("{};") <= WIDTH - 2:
        return code("{{{}}}", inner)
    rows = Code("\n").joined(packed(ordered, indent + 4))
    return code("{{\n{}\n{}}}", rows, spaces(indent))


def _import_order(name: str) -> tuple[int, str]:
    """Return the sort key of rustfmt: the module itself, modules and functions, types, constants."""
    name = name.split(" as ", maxsplit=1)[0]
    if name == "self":
        return (0, name)
    if name.isupper() and len(name) > 1:
        return (3, name)
    return (2 if name[0].isupper() else 1, name)
