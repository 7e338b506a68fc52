"""Templates of adlgen's own packs, compiled to one Python module for each pack.

A wheel has the module in the pack's folder. Elsewhere it is made when it is needed, and kept where
Python keeps compiled modules. It counts only for templates that have not changed since.
"""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any, TypeAlias

MODULE = "_templates.py"
"""The module in an installed pack."""
KEPT = "_templates.code"
"""The same in a folder for compiled modules, under a name that no tool takes for a source file."""

Function: TypeAlias = Callable[[object, Callable[[str], object], Callable[[object], str]], None]
"""Takes a view, what takes each part of the text, and what lets through code alone."""
Compile: TypeAlias = Callable[[Mapping[str, str], Mapping[str, str]], str]
"""Returns the text of a module for the texts of templates and their digests, both by name."""


class CompiledTemplates:
    """The compiled templates of one pack."""

    def __init__(self, folder: Path, compiler: Path, compile_: Compile) -> None:
        """Name the pack's folder and what compiles: its file, which counts as a source, and its function."""
        self._folder = folder
        self._compile = compile_
        self._start = zlib.crc32(compiler.read_bytes())
        self._digests: dict[str, str] = {}
        self._kept = Path(cache_from_source(str(folder / MODULE))).with_name(KEPT)
        self._module = _loaded(folder / MODULE) or _loaded(self._kept)

    def function(self, template: str) -> Function | None:
        """Return what renders a template; None: only Jinja can."""
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
            try:
                text = (self._folder / name).read_bytes()
                self._digests[name] = f"{zlib.crc32(text, self._start):08x} {len(text)}"
            except OSError:
                self._digests[name] = ""
        return self._digests[name]

    def _make(self) -> None:
        text = self.module_text()
        self._module = {}
        exec(compile(text, str(self._kept), "exec"), self._module)  # noqa: S102 - of our templates
        if not sys.dont_write_bytecode:
            with suppress(OSError):  # a folder that cannot be written only makes every run slower
                _write(self._kept, text)

    def module_text(self) -> str:
        """Compile all templates of the pack."""
        paths = {p.relative_to(self._folder).as_posix(): p for p in self._folder.rglob("*.j2")}
        texts = {name: path.read_text("utf-8") for name, path in paths.items()}
        return self._compile(texts, {name: self._digest(name) for name in texts})


def _loaded(path: Path) -> dict[str, Any]:
    """Return what a module defines; nothing if it cannot be loaded."""
    found: dict[str, Any] = {}
    with suppress(OSError, ImportError, SyntaxError, ValueError, EOFError):
        code = SourceFileLoader(MODULE, str(path)).get_code(MODULE)
        assert code is not None
        exec(code, found)  # noqa: S102 - as much adlgen's own as any other module
    return found


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f"{path.name}.{os.getpid()}")
    temporary.write_text(text, "utf-8")
    temporary.replace(path)
