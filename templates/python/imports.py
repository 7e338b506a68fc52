"""The imports of one emitted module, sorted as isort and ruff sort them."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

from adlgen.naming.code import Code
from adlgen.packs import expression
from adlgen.packs.view import View

from .layout import fits

_PARTS = re.compile(r"([0-9]+)")
_BUILTINS = dict.fromkeys(
    (
        *("all", "any", "bool", "bytes", "callable", "classmethod", "dict", "enumerate", "filter"),
        *("float", "format", "frozenset", "getattr", "hash", "id", "input", "int", "isinstance"),
        *(
            "issubclass",
            "iter",
            "len",
            "list",
            "map",
            "max",
            "min",
            "next",
            "object",
            "open",
            "print",
        ),
        *("property", "range", "repr", "reversed", "round", "set", "setattr", "slice", "sorted"),
        *("staticmethod", "str", "sum", "super", "tuple", "type", "vars", "zip"),
    ),
    "",
)
"""The functions and classes of Python that an imported name must not hide."""


_MAIN = (
    *(
        "_context",
        "_environment",
        "_errors",
        "_handlers",
        "_json",
        "_lifecycle",
        "_methods",
        "_parse",
    ),
    *("_pattern", "_questions", "_rehearsal"),
    *("_schema", "_source", "_tool", "_toolbox"),
)
_SHARED_HOMES: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(_MAIN, ""),
        "_model": ".models",
        "_model_native": ".model_formats",
        "_record": ".records",
        "_rules": ".rules",
        "_native": ".record_formats",
        "_mcp_client": ".client",
        "_functions": ".functions",
        "_engine_msgspec": ".engine_msgspec",
        "_engine_pydantic": ".engine_pydantic",
        "_engine_typeddict": ".engine_typeddict",
        "json_repair": ".json_repair",
        "_files": ".builtins.files",
        "_paths": ".builtins.files",
        "_commands": ".builtins.shell",
        "_processes": ".builtins.shell",
        "_shell": ".builtins.shell",
        "_connection": ".builtins.http",
        "_http": ".builtins.http",
    }
)
"""The modules of the runtime, and where a runtime that is a package of its own has their names."""
_PRIVATE = expression(r"^ *from \.[\w.]* import ", re.MULTILINE)
NOTHING_KEPT: Mapping[str, str] = MappingProxyType({})


def shared_home(name: str, runtime: str) -> str | None:
    """Return the module of the package ``runtime`` that has the names of a module of the runtime, if it is one."""
    home = _SHARED_HOMES.get(name)
    return None if home is None else f"{runtime}{home}"


def with_shared_runtime(text: str, folder: str, runtime: str) -> str:
    """Import from the package ``runtime`` what a module imports from the runtime of its own output.

    ``folder`` is that of the module from the package with the tools: ``toolspec``, or that of a feature.
    """
    if not _PRIVATE.search(text):
        return text
    lines = text.split("\n")
    for node in ast.walk(ast.parse(text)):  # not by the text alone, which may be that of a spec
        if not isinstance(node, ast.ImportFrom) or not node.level:
            continue
        steps = folder.split("/")[: 1 - node.level or None]
        *above, name = (*steps, *(node.module or "").split("."))
        home = shared_home(name, runtime) if above == ["toolspec"] else None
        if home is not None:
            start = f"from {'.' * node.level}{node.module} import"
            line = lines[node.lineno - 1]
            lines[node.lineno - 1] = line.replace(start, f"from {home} import", 1)
    return "\n".join(lines)


class Imports:
    """Collects the names that a module uses and assigns each a local name."""

    def __init__(
        self,
        taken: Iterable[str] = (),
        kept: Mapping[str, str] = NOTHING_KEPT,
        *,
        runtime: str = "",
    ) -> None:
        """Reserve the names that the module defines, and those that it may import, for their modules.

        ``runtime`` is the package with the runtime, if it is not in the output.
        """
        self._runtime = runtime
        self._taken: dict[str, str] = {**_BUILTINS, **dict.fromkeys(taken, "")}
        self._taken.update((name, f"{module}:{name}") for name, module in kept.items())
        self._used: dict[str, dict[str, str]] = {}
        self._local: dict[tuple[str, str], Code] = {}
        self._guarded: dict[str, dict[str, str]] = {}

    def use(self, module: str, name: str, otherwise: str = "") -> Code:
        """Import a name and return its local name: ``otherwise`` if the name is taken."""
        known = self._local.get((module, name))
        if known is None:
            known = self._local[module, name] = self._use(module, name, otherwise)
        return known

    def _use(self, module: str, name: str, otherwise: str) -> Code:
        module = self._home(module)
        source = f"{module}:{name}"
        local = name
        while self._taken.get(local, source) != source:
            local = otherwise if otherwise not in ("", local) else f"{local}_"
        self._taken[local] = source
        self._used.setdefault(module, {})[name] = local
        return Code(local)

    def _home(self, module: str) -> str:
        """Return the module that has the names of a module of the runtime."""
        if not self._runtime or not module.startswith("."):
            return module
        name = module.removeprefix("..toolspec").lstrip(".")
        return shared_home(name, self._runtime) or module

    def alias(self, module: str, name: str, local: str) -> None:
        """Import a name from a module under another name."""
        self._local.clear()
        module = self._home(module)
        self._taken[local] = f"{module}:{name}"
        self._used.setdefault(module, {})[name] = local

    def reserve(self, names: Iterable[str]) -> None:
        """Import nothing else under the names of variables."""
        for name in names:
            self._taken.setdefault(name, "")

    def guard(self, module: str, name: str) -> Code:
        """Import a name for type checkers only and return its local name."""
        self.use("typing", "TYPE_CHECKING")
        source, local = f"{module}:{name}", name
        while self._taken.get(local, source) != source:
            local = f"{local}_"
        self._taken[local] = source
        self._guarded.setdefault(module, {})[name] = local
        return Code(local)

    def is_free(self, name: str) -> bool:
        """Report whether no import and no definition has a name."""
        return name not in self._taken

    def view(self) -> View:
        """Return the import statements in order."""
        statements: list[View] = []
        last = None
        orders = {module: _module_order(module) for module in self._used}
        for module in sorted(orders, key=orders.__getitem__):
            section = orders[module][0]
            starts = last is not None and section != last
            last = section
            names = tuple(sorted(self._used[module].items()))
            statements += _statements(module, names, starts_section=starts)
        guarded = tuple(
            _statement(module, shown)
            for module in sorted(self._guarded, key=_module_order)
            for shown in _names(module, self._guarded[module], 4)
        )
        return View(statements=tuple(statements), guarded=guarded)


def imported(module: str, name: str, indent: int) -> View:
    """Import one name inside a function."""
    margin = " " * indent
    whole = fits(f"{margin}from {module} import {name}")
    names = name if whole else f"(\n{margin}    {name},\n{margin})"
    return _statement(module, Code(names))


def _statement(module: str, names: Code, *, starts_section: bool = False) -> View:
    return View(module=Code(module), names=names, starts_section=starts_section)


@lru_cache(maxsize=1024)  # most modules of an agent import the same names
def _statements(
    module: str, names: tuple[tuple[str, str], ...], *, starts_section: bool
) -> tuple[View, ...]:
    first, *others = _names(module, dict(names))
    views = [_statement(module, one) for one in others]
    return (_statement(module, first, starts_section=starts_section), *views)


def _section(module: str) -> int:
    if module == "__future__":
        return 0
    if module.startswith("."):
        return 3
    return 1 if module.split(".", maxsplit=1)[0] in sys.stdlib_module_names else 2


_Natural: TypeAlias = list[tuple[int, int, str]]


def _natural(text: str) -> _Natural:
    """Return the key of natural order: numbers by value, those with leading zeros first and as text."""
    if text.isalpha():
        return [(1, 0, text)]
    parts = _PARTS.split(text)
    return [_number(part) if i % 2 else (1, 0, part) for i, part in enumerate(parts) if part]


def _number(digits: str) -> tuple[int, int, str]:
    return 0, 0 if digits[0] == "0" else len(digits), digits


@lru_cache
def _module_order(module: str) -> tuple[int, int, _Natural]:
    dots = len(module) - len(module.lstrip("."))
    return _section(module), -dots, _natural(module.lstrip(".").lower())


def member_kind(name: str) -> int:
    """Return the rank of a name: constants precede classes, other names follow them."""
    if name.isascii():
        is_constant = name.isupper()
    else:
        is_constant = not any(map(str.islower, name)) and any(map(str.isupper, name))
    if is_constant and len(name.encode()) > 1:
        return 0
    return 1 if name[:1].isupper() else 2


def export_order(name: str) -> tuple[int, _Natural]:
    """Return the key by which linters sort ``__all__``."""
    return member_kind(name), _natural(name)


@lru_cache(maxsize=1024)  # most modules of an agent import the same names
def _member_order(name: str) -> tuple[int, _Natural, str]:
    # Names that differ in letter case only have the same numbers, so their order as text is the natural one.
    return member_kind(name), _natural(name.lower()), name


def _names(module: str, names: dict[str, str], indent: int = 0) -> Iterator[Code]:
    """Yield what each statement imports from a module, by its first name; one statement for each alias."""
    margin = " " * indent
    head = f"{margin}from {module} import "
    ordered = sorted(names, key=_member_order) if len(names) > 1 else [*names]
    plain = [name for name in ordered if name == names[name]]
    groups = [plain]
    if len(plain) < len(ordered):
        groups = [[n] if n not in plain else plain for n in ordered if n not in plain[1:]]
    for members in groups:
        parts = [n if names[n] == n else f"{n} as {names[n]}" for n in members]
        line = ", ".join(parts)
        if not fits(head + line):
            opened = "".join(f"{margin}    {part},\n" for part in parts)
            line = f"(\n{opened}{margin})"
        yield Code(line)
