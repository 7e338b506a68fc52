"""What several views share."""

from __future__ import annotations

import re

from adlgen.naming.code import Code, code
from adlgen.plan.model import Declaration, Plan

from .layout import layout
from .shapes import import_
from .text import string
from .types import Speller

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


def config_speller(plan: Plan, imports: Imports) -> Speller:
    """Return a speller for types of the configuration, which are imported by it."""

    def imported(declaration: Declaration) -> Code:
        return imports.add("./config.js", code("type {}", declaration.name))

    return Speller(plan.config.declarations, readonly=True, imported=imported)
