"""Imports of libraries without the work that only functions need which few programs call.

While :func:`deferred` holds, a library that imports one of the named modules gets an object that imports the module
when an attribute of it is read, and a regular expression that a library compiles at its import is compiled when it is
first used. Both do later what would have been done at once, so that the library is the same for all its users. In the
place of datetime it gets the module in C whose classes datetime exports, so that these are the same, too.

Only the program does this, before it has threads: in a process of other code, a module that another thread imports at the
same time would get these objects too.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any

from adlgen.diagnostics.expressions import Expression

__all__ = ["allow", "deferred"]


class _Later:
    """A module that is imported when an attribute of it is read."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - any attribute of a module
        if name.startswith("__"):  # the import system reads some
            raise AttributeError(name)
        modules: dict[str, Any] = sys.modules
        if modules.get(self._name) is self:
            del modules[self._name]
        return getattr(import_module(self._name), name)


class _Pattern(Expression):
    """A pattern of a library, which may read a method of it while it is imported; only a call compiles the pattern."""

    def match(self, *arguments: Any) -> Any:  # noqa: ANN401 - as in re
        """Match the start of a text."""
        return self.__getattr__("match")(*arguments)

    def search(self, *arguments: Any) -> Any:  # noqa: ANN401 - as in re
        """Search a text."""
        return self.__getattr__("search")(*arguments)


class _Expressions:
    """The module ``re``, whose patterns are compiled when they are first used."""

    compile = _Pattern

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - any attribute of a module
        return getattr(re, name)


_ALLOWED = list[bool]()
_IN_C = {"datetime": "_datetime"}
"""Modules that define in Python first what a module in C has."""


def allow() -> None:
    """Defer imports in this process from now on, which runs nothing but the command line of adlgen."""
    _ALLOWED[:] = [True]


@contextmanager
def deferred(*names: str) -> Iterator[None]:
    """Let modules that are imported now import ``re`` and some other modules in part only, if the process allows it.

    A module that is already loaded is used as it is. These objects are removed at the end, so that all later imports
    are those of the modules themselves.
    """
    if not _ALLOWED:
        yield
        return
    modules: dict[str, Any] = sys.modules
    given = {name: _in_place_of(name) for name in names if name not in modules}
    modules.update(given, re=_Expressions())
    try:
        yield
    finally:
        modules["re"] = re
        for name, module in given.items():
            if modules.get(name) is module:
                del modules[name]


def _in_place_of(name: str) -> object:
    """Return what is imported in the place of a module: the module in C that has all its classes, if there is one."""
    if name in _IN_C:
        with suppress(ImportError):
            return import_module(_IN_C[name])
    return _Later(name)
