"""`use` declarations, in the order in which rustfmt sorts them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from adlgen.naming.code import Code, code
from adlgen.packs.text import width
from adlgen.packs.view import View

from .layout import WIDTH, packed, spaces

_USE = 6
"""The width of ``use ::``."""


def imported(path: Code, names: Sequence[Code], indent: int = 0) -> View:
    """Return the path and the names of a ``use`` declaration."""
    head = indent + _USE + width(path)
    return View(path=path, names=use_tree(names, head, indent))


def sorted_imports(
    imports: Iterable[tuple[Code, Sequence[Code]]], indent: int = 0
) -> tuple[View, ...]:
    """Return imports as templates print them, sorted by path."""
    return tuple(imported(*one, indent) for one in sorted(imports, key=_path_order))


def _path_order(one: tuple[Code, Sequence[Code]]) -> list[str]:
    path, names = one
    alone = names[0].partition(" as ")[0] if len(names) == 1 else ""
    return re.findall(r"\w+", f"{path}::{alone}")


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
