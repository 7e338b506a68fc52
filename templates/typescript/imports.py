"""The imports of a module."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from adlgen.naming.code import Code, code

from .layout import WIDTH, width
from .literals import string

_NO_CODE = re.compile(
    r"""/\*.*?\*/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`""", re.DOTALL
)
_IMPORT = 18
"""The width of ``import {  } from ;``."""
_TYPE = 5
"""The width of ``type ``."""


def module_of(folder: str, file: Code) -> str:
    """Return the path that imports a module."""
    return f"{folder}/{file}.js"


@dataclass(frozen=True, slots=True)
class ImportedName:
    """A name that a module imports."""

    text: Code
    """The name, with its local name if that is another one."""
    local: Code
    is_type: bool
    """Whether it is marked as a type."""
    has_more: bool = True
    """Whether another name follows."""


@dataclass(frozen=True, slots=True)
class ImportClause:
    """The names that come from one module."""

    names: tuple[ImportedName, ...]
    path: Code
    is_type: bool
    """Whether all of them are types."""
    is_wide: bool
    """Whether the clause is longer than a line."""


def clause(path: str, names: Iterable[ImportedName]) -> ImportClause:
    """Return the import of some names."""
    shown = list(names)
    shown[-1] = replace(shown[-1], has_more=False)
    only_types = all(name.is_type for name in shown)
    if only_types:
        shown = [replace(name, is_type=False) for name in shown]
    columns = _IMPORT + _TYPE * only_types + width(string(path))
    columns += sum(width(n.text) + _TYPE * n.is_type + len(", ") * n.has_more for n in shown)
    is_wide = len(shown) > 1 and columns > WIDTH
    return ImportClause(tuple(shown), string(path), only_types, is_wide)


def imported(path: str, *, types: Iterable[Code] = (), values: Iterable[Code] = ()) -> ImportClause:
    """Return the import of some types and some values under their own names."""
    names = [ImportedName(name, name, is_type=True) for name in types]
    return clause(path, [*names, *(ImportedName(name, name, is_type=False) for name in values)])


class Imports:
    """Collects the imports of one module; a name that is taken gets another local name."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = set(taken)
        self._names: dict[str, dict[str, ImportedName]] = {}

    def add(self, path: str, *names: str) -> Code:
        """Import values; return the local name of the last one."""
        return self._add(path, names, is_type=False)

    def add_type(self, path: str, *names: str) -> Code:
        """Import types; return the local name of the last one."""
        return self._add(path, names, is_type=True)

    def _add(self, path: str, names: Iterable[str], *, is_type: bool) -> Code:
        known = self._names.setdefault(path, {})
        local = Code("")
        for name in names:
            if name not in known:
                known[name] = self._named(Code(name), is_type=is_type)
            local = known[name].local
        return local

    def _named(self, name: Code, *, is_type: bool) -> ImportedName:
        local = name
        while local in self._taken:
            local = code("{}_", local)
        self._taken.add(local)
        text = name if local == name else code("{} as {}", name, local)
        return ImportedName(text, local, is_type)

    def add_used(self, text: str, path: str, *types: str) -> None:
        """Import the types that a text mentions outside comments, strings and names of members."""
        bare = _NO_CODE.sub("", text)
        for name in types:
            if re.search(rf"\b{name}\b(?!\??:)", bare):
                self.add_type(path, name)

    def clauses(self) -> tuple[ImportClause, ...]:
        """Return all imports: Node's modules first, then other folders, then this one."""
        paths = sorted(
            self._names, key=lambda p: (not p.startswith("node:"), not p.startswith("../"), p)
        )
        return tuple(
            clause(p, [self._names[p][name] for name in sorted(self._names[p], key=_order)])
            for p in paths
        )


def _order(name: str) -> tuple[str, str]:
    return name.lower(), name
