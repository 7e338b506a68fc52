"""Imports the libraries that most runs use without what few runs use of them."""

from __future__ import annotations

import os
import sys
import typing
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from adlgen.diagnostics.deferred import deferred

_SELDOM_USED = tuple(f"msgspec.{name}" for name in ("inspect", "json", "msgpack", "toml", "yaml"))
"""The parts of the library of data types that few runs use."""


def import_libraries(arguments: Sequence[str], *, alone: bool) -> None:
    """Import the libraries of a command line, without modules whose import takes as long as that of a library.

    msgspec uses typing_extensions only in versions of Python whose module typing has less, and uuid uses of platform
    only the name of the system, for which platform compiles a dozen regular expressions. pathlib uses a function of
    urllib.parse for a method that few programs call. ``alone``: the process runs nothing but this command line.
    """
    modules: dict[str, Any] = sys.modules
    absent = {name: value for name, value in _STAND_INS.items() if name not in modules}
    modules.update(absent)
    try:
        with deferred("datetime", "ipaddress", *_SELDOM_USED):
            import_module("pathlib")
            if alone and "msgspec" not in modules:
                _import_msgspec(modules)
            import_module("adlgen.diagnostics.datatypes")
            if not arguments or not arguments[0].startswith("-"):  # a command
                import_module("json")
    finally:
        for name in absent:
            del modules[name]


def _import_msgspec(modules: dict[str, Any]) -> None:
    """Import msgspec without the forward reference that it makes to see whether it can: that initialises the compiler."""
    stand_in = modules["typing"] = _Typing()
    try:
        import_module("msgspec")
    finally:
        modules["typing"] = typing
        stand_in.is_complete = True


class _Platform:
    """What the module uuid needs of the module platform while it is imported."""

    @staticmethod
    def system() -> str:
        """Return the name of the system."""
        return os.uname().sysname if hasattr(os, "uname") else "Windows"


class _Quoting:
    """What the module pathlib needs of the module urllib.parse while it is imported."""

    @staticmethod
    def quote_from_bytes(path: bytes) -> str:
        """Quote a path for a URI."""
        from urllib.parse import quote_from_bytes

        return quote_from_bytes(path)


class _Typing:
    """What msgspec has in the place of the module typing: all of it, but no forward references while it is imported."""

    is_complete = False

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - any attribute of a module
        if name == "ForwardRef" and not self.is_complete:
            return _no_reference
        return getattr(typing, name)


def _no_reference(*_: object, **_named: object) -> None:
    """Take the place of a forward reference, whose arguments msgspec only tries out."""


_STAND_INS = {"typing_extensions": None, "platform": _Platform(), "urllib.parse": _Quoting()}
"""What modules have in the place of others while they are imported; None: the import fails."""
