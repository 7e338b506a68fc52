"""The imports of one emitted module, sorted as isort and ruff sort them."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable

from adlgen.naming.code import Code

from .layout import fits

_PARTS = re.compile(r"(\d+)")


class Imports:
    """Collects what a module uses and tells how to call it there."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        """Start with the names that the module defines itself."""
        self._taken: dict[str, str] = dict.fromkeys(taken, "")
        self._used: dict[str, dict[str, str]] = {}
        self._guarded: set[tuple[str, str]] = set()

    def use(self, module: str, name: str, otherwise: str = "") -> Code:
        """Import a name from a module; where it is taken, ``otherwise`` becomes its alias."""
        source = f"{module}:{name}"
        local = name
        while self._taken.get(local, source) != source:
            local = otherwise if otherwise not in ("", local) else f"{local}_"
        self._taken[local] = source
        self._used.setdefault(module, {})[name] = local
        return Code(local)

    def alias(self, module: str, name: str, local: str) -> None:
        """Import a name from a module under another name."""
        self._taken[local] = f"{module}:{name}"
        self._used.setdefault(module, {})[name] = local

    def guard(self, module: str, name: str) -> None:
        """Import a name for type checkers only."""
        self.use("typing", "TYPE_CHECKING")
        self._guarded.add((module, name))

    def lines(self) -> tuple[Code, ...]:
        """Print the block, a blank line between its sections."""
        sections: dict[int, list[str]] = {}
        for module in sorted(self._used, key=_module_order):
            sections.setdefault(_section(module), []).extend(_statement(module, self._used[module]))
        out: list[str] = []
        for number in sorted(sections):
            out += ["", *sections[number]] if out else sections[number]
        if self._guarded:
            out += ["", "if TYPE_CHECKING:"]
            out += [f"    from {module} import {name}" for module, name in sorted(self._guarded)]
        return tuple(map(Code, out))


def _section(module: str) -> int:
    if module == "__future__":
        return 0
    if module.startswith("."):
        return 3
    return 1 if module.split(".", maxsplit=1)[0] in sys.stdlib_module_names else 2


def _natural(text: str) -> list[tuple[int, int, str]]:
    parts = _PARTS.split(text)
    return [
        (1, 0, part) if i % 2 == 0 else (0, int(part), "") for i, part in enumerate(parts) if part
    ]


def _module_order(module: str) -> tuple[int, int, list[tuple[int, int, str]]]:
    dots = len(module) - len(module.lstrip("."))
    return _section(module), -dots, _natural(module.lstrip(".").lower())


def _member_order(name: str) -> tuple[int, list[tuple[int, int, str]], str]:
    constant = len(name) > 1 and name.isupper()
    kind = 0 if constant else 1 if name[:1].isupper() else 2
    return kind, _natural(name.lower()), name


def _statement(module: str, names: dict[str, str]) -> list[str]:
    plain = sorted((n for n, local in names.items() if n == local), key=_member_order)
    lines: list[str] = []
    if plain:
        line = f"from {module} import {', '.join(plain)}"
        lines = [line] if fits(line) else [f"from {module} import ("]
        if not fits(line):
            lines += [*(f"    {name}," for name in plain), ")"]
    for name in sorted((n for n, local in names.items() if n != local), key=_member_order):
        line = f"from {module} import {name} as {names[name]}"
        if fits(line):
            lines.append(line)
        else:
            lines += [f"from {module} import (", f"    {name} as {names[name]},", ")"]
    return lines
