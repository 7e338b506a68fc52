"""Loads the compiled templates of adlgen's own packs, one Python module for each pack.

A wheel contains the module in the pack's folder. In a checkout it is compiled when it is needed and
cached in ``__pycache__``. It is used only for templates that have not changed since.
"""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any, TypeAlias

MODULE = "_templates.py"
"""The module in an installed pack."""
KEPT = "_templates.code"
"""The module in ``__pycache__``; the suffix keeps tools from reading it as a source file."""

Function: TypeAlias = Callable[[object, Callable[[str], object], Callable[[object], str]], None]
"""A render function; takes a view, the consumer of each part of the text, and the check that a value is code."""
Compile: TypeAlias = Callable[[Mapping[str, str], Mapping[str, str]], str]
"""The compiler; takes the texts of templates and their digests, both by name, and returns a module."""


_LOADED: dict[Path, dict[str, Any]] = {}
"""Modules for later runs of a process, by the first folder of the pack. Digests show whether they are current."""


class CompiledTemplates:
    """The compiled templates of one pack."""

    def __init__(self, folders: Sequence[Path], compiler: Path, compile_: Compile) -> None:
        """Set the folders, the file of the compiler, which is part of the digests, and its function.

        The first folder is that of the pack, which has the module; plug-ins add the others.
        """
        folder = folders[0]
        self._folder = folder
        self._folders = folders
        self._compile = compile_
        self._start = zlib.crc32(compiler.read_bytes())
        self._digests: dict[str, str] = {}
        self._kept = Path(cache_from_source(str(folder / MODULE))).with_name(KEPT)
        self._module = _LOADED.get(folder) or _loaded(folder / MODULE) or _loaded(self._kept)
        _LOADED[folder] = self._module

    def function(self, template: str) -> Function | None:
        """Return the render function of a template; None if only Jinja can render it."""
        if not self._is_current(template):
            self._make()
        function: Function | None = self._module.get("TEMPLATES", {}).get(template)
        return function

    def sources(self, template: str) -> Collection[str]:
        """Return the names of the templates that one was compiled from."""
        found: Mapping[str, str] = self._module.get("SOURCES", {}).get(template, {})
        return found.keys()

    def _is_current(self, template: str) -> bool:
        sources = self._module.get("SOURCES", {}).get(template)
        return bool(sources) and all(self._digest(name) == sources[name] for name in sources)

    def _digest(self, name: str) -> str:
        if name not in self._digests:
            self._digests[name] = ""
            for folder in self._folders:
                with suppress(OSError):
                    text = (folder / name).read_bytes()
                    self._digests[name] = f"{zlib.crc32(text, self._start):08x} {len(text)}"
                    break
        return self._digests[name]

    def _make(self) -> None:
        text = self.module_text()
        self._module = {}
        code = compile(text, str(self._kept), "exec")
        exec(code, self._module)  # noqa: S102 - our own compiled templates
        _LOADED[self._folder] = self._module
        if not sys.dont_write_bytecode:
            with suppress(OSError):  # if it cannot be cached, every run compiles
                write_cached(self._kept, text)

    def module_text(self) -> str:
        """Compile all templates of the pack."""
        paths = {
            path.relative_to(folder).as_posix(): path
            for folder in reversed(self._folders)
            for path in folder.rglob("*.j2")
        }
        texts = {name: path.read_text("utf-8") for name, path in paths.items()}
        return self._compile(texts, {name: self._digest(name) for name in texts})


def _loaded(path: Path) -> dict[str, Any]:
    """Return the names that a module defines; empty if it cannot be loaded."""
    found: dict[str, Any] = {}
    with suppress(OSError, ImportError, SyntaxError, ValueError, EOFError):
        code = SourceFileLoader(MODULE, str(path)).get_code(MODULE)
        assert code is not None
        exec(code, found)  # noqa: S102 - our own compiled templates - part of adlgen
    return found


def write_cached(path: Path, text: str) -> None:
    """Write a file that other processes may read and write at the same time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f"{path.name}.{os.getpid()}")
    temporary.write_text(text, "utf-8")
    temporary.replace(path)
