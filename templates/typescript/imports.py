"""The imports of a module."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from adlgen.naming.code import Code, code
from adlgen.packs import expression
from adlgen.packs.view import View
from adlgen.plan.model import Plan, PlannedTool

from .documents import width
from .layout import WIDTH
from .literals import string

_NO_CODE = expression(
    r"""/\*.*?\*/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`""", re.DOTALL
)
_IMPORT = 18
"""The width of ``import {  } from ;``."""
_TYPE = 5
"""The width of ``type ``."""


def module_of(folder: str, file: Code) -> str:
    """Return the path that imports a module."""
    return f"{folder}/{file}.js"


def tool_module(folder: str, plan: Plan, tool: PlannedTool) -> str:
    """Return the path that imports what is generated for a tool."""
    single = plan.options["layout"] == "single"
    return module_of(folder, Code("tools") if single else tool.file)


def types_module(plan: Plan) -> str | None:
    """Return the path that imports the shared types; None if they are in the module of the tools."""
    return "./types.js" if plan.options["layout"] == "files" else None


NATIVE_MODULE = "./runtime/native.js"
"""The path that imports the types of formats."""


class ImportedName(NamedTuple):
    """A name that a module imports."""

    text: Code
    """The name, with its local name if it differs."""
    local: Code
    is_type: bool
    """Whether it is marked as a type."""


def clause(path: str, names: Sequence[ImportedName]) -> View:
    """Return the view of an import."""
    types = [name for name in names if name.is_type]
    only_types = len(types) == len(names)
    quoted = string(path)
    columns = _IMPORT + width(quoted) + len(", ") * (len(names) - 1)
    columns += _TYPE * (1 if only_types else len(types))
    shown = []
    for number, name in enumerate(names, start=1):
        columns += width(name.text)
        is_type = name.is_type and not only_types
        shown.append(View(text=name.text, is_type=is_type, has_more=number < len(names)))
    return View(
        names=tuple(shown),
        path=quoted,
        is_type=only_types,
        is_wide=len(names) > 1 and columns > WIDTH,
    )


def imported(path: str, *, types: Iterable[Code] = (), values: Iterable[Code] = ()) -> View:
    """Return the import of types and values under their own names."""
    names = [ImportedName(name, name, is_type=True) for name in types]
    return clause(path, [*names, *(ImportedName(name, name, is_type=False) for name in values)])


class Imports:
    """Collects the imports of a module; a name that is already used gets another local name."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = set(taken)
        self._names: dict[str, dict[str, ImportedName]] = {}

    def add(self, path: str, *names: str) -> Code:
        """Import values; return the local name of the last one."""
        return self._add(path, names, is_type=False)

    def add_renamed(self, path: str, name: str, reserved: Collection[str]) -> Code:
        """Import a value under a local name that is not reserved either."""
        known = self._names.setdefault(path, {})
        if name not in known:
            free = self._taken
            self._taken = {*free, *reserved}
            known[name] = self._named(Code(name), is_type=False)
            self._taken = {*free, str(known[name].local)}
        return known[name].local

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
        named = [name for name in types if name in text]
        bare = _NO_CODE.sub("", text) if named else ""
        for name in named:
            if re.search(rf"\b{name}\b(?!\??:)", bare):
                self.add_type(path, name)

    def clauses(self) -> tuple[View, ...]:
        """Return all imports: Node's modules first, then other folders, then this one."""
        paths = sorted(
            self._names, key=lambda p: (not p.startswith("node:"), not p.startswith("../"), p)
        )
        return tuple([clause(path, _in_order(self._names[path])) for path in paths])


def _in_order(names: Mapping[str, ImportedName]) -> list[ImportedName]:
    if len(names) == 1:
        return [*names.values()]
    return [names[name] for name in sorted(names, key=lambda name: (name.lower(), name))]
