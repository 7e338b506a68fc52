"""Import and export clauses."""

from __future__ import annotations

import re
from collections.abc import Sequence

from adlgen.naming.code import Code, code

from .layout import COMMA, LINE, IfBroken, Indent, Layout, group, joined, layout
from .literals import string

_NO_CODE = re.compile(
    r"""/\*.*?\*/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`""", re.DOTALL
)


def module_of(folder: str, file: Code) -> str:
    """Return the path that imports a module."""
    return f"{folder}/{file}.js"


class Imports:
    """The imports of one module; a name that is taken gets another one here."""

    def __init__(self, taken: set[str]) -> None:
        self._taken = set(taken)
        self._names: dict[str, dict[str, Code]] = {}

    def add(self, path: str, *names: str | Code) -> Code:
        """Import names, each perhaps after ``type ``; return what the last is called here."""
        here = Code("")
        for name in names:
            known = self._names.setdefault(path, {})
            plain = str(name).removeprefix("type ")
            if plain not in known:
                local = plain
                while local in self._taken:
                    local += "_"
                self._taken.add(local)
                known[plain] = Code(str(name) if local == plain else f"{name} as {local}")
            here = Code(known[plain].rpartition(" ")[2])
        return here

    def add_used(self, text: str, path: str, *types: str) -> None:
        """Import those of some types that a text uses, outside comments, strings and names of members."""
        bare = _NO_CODE.sub("", text)
        for name in types:
            if re.search(rf"\b{name}\b(?!\??:)", bare):
                self.add(path, f"type {name}")

    def print(self) -> tuple[Code, ...]:
        """Print all imports: the user's modules first, then those beside this one."""
        paths = sorted(
            self._names, key=lambda p: (not p.startswith("node:"), not p.startswith("../"), p)
        )
        return tuple(
            layout(
                import_([self._names[p][n] for n in sorted(self._names[p], key=_order)], string(p))
            )
            for p in paths
        )


def _order(name: str) -> tuple[str, str]:
    return name.lower(), name


def import_(names: Sequence[Code], path: Code) -> Layout:
    """Shape an import of names, each with ``type `` before it where it is one."""
    if all(name.startswith("type ") for name in names):
        bare = [Code(name.removeprefix("type ")) for name in names]
        return _clause(Code("import type "), bare, path)
    return _clause(Code("import "), names, path)


def export_(names: Sequence[Code], path: Code) -> Layout:
    """Shape an export of names of another module."""
    return _clause(Code("export "), names, path)


def _clause(word: Code, names: Sequence[Code], path: Code) -> Layout:
    source = code(" from {};", path)
    if len(names) == 1:
        return (word, code("{{ {} }}", names[0]), source)
    inner = joined((COMMA, LINE), names)
    return (word, group(Code("{"), Indent((LINE, inner)), IfBroken(COMMA), LINE, Code("}")), source)
