"""The compiled modules of adlgen and its packs in one file, of which a process reads the modules that it imports.

Without it, a run of one tool finds, opens and reads three hundred compiled files. The file is in ``__pycache__`` and
has copies of compiled files, with the times and the sizes of their sources: as in the import system, only those are used
whose sources still have these times and sizes. Other modules are imported as usual, and added at the end of the
process. An installation that this user cannot write has no such file.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import MAGIC_NUMBER, cache_from_source
from types import CodeType, ModuleType
from typing import Any, TypeAlias

_PREFIXES = ("adlgen.", "adlgen_pack_")
_FEWEST = 10
"""The fewest modules that are added: to write the file takes longer than to import some modules as usual."""
_BY_TIME, _UNCHECKED = MAGIC_NUMBER + bytes(4), MAGIC_NUMBER + bytes([1, 0, 0, 0])
"""The start of a compiled file that is used if the time and the size of the source, which follow, are the same; and of
one that is always used."""
_CODE = 16
"""Where the code in a compiled file starts."""
_START = MAGIC_NUMBER + b"adlgen modules 2"
_LENGTH = 8

_Part: TypeAlias = tuple[int, int, bool, int, int]
"""Where the code of a module starts and ends, whether it is a package, and the time and the size of its source."""
_ALWAYS = [-1, -1]
"""In place of the time and the size if they are not compared."""


class Modules:
    """A finder of modules, for ``sys.meta_path``."""

    def __init__(self, folder: str) -> None:
        """Open the file of a folder with modules, if there is one that this interpreter wrote."""
        compiled = cache_from_source(os.path.join(folder, "modules.py"))
        self._place = f"{compiled.removesuffix('.pyc')}.code"
        self._suffix = os.path.basename(compiled).removeprefix("modules")
        self._folder = folder
        packs = os.path.join(os.path.dirname(folder), "templates")
        self._folders = (os.path.join(folder, ""), os.path.join(packs, ""))
        """Where modules that came with adlgen are."""
        self._file = self._base = -1
        self._parts: dict[str, _Part] = {}
        self._others: dict[str, None] = {}
        """The modules that were imported as usual."""
        with suppress(OSError, ValueError, EOFError, TypeError):
            self._open()

    def _open(self) -> None:
        self._file = os.open(self._place, os.O_RDONLY | os.O_CLOEXEC)
        start = len(_START) + _LENGTH
        head = os.pread(self._file, start, 0)
        length = int.from_bytes(head[len(_START) :], "little")
        size = os.fstat(self._file).st_size
        if head.startswith(_START) and start + length <= size:
            folder, total, parts = _loads(os.pread(self._file, length, start))
            if folder == self._folder and start + length + total == size:
                self._base, self._parts = start + length, parts

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the specification of a module whose source has not changed since it was compiled."""
        del target
        if path is None or not name.startswith(_PREFIXES):
            return None
        spec = self._spec_of(name, path) if name in self._parts else None
        if spec is None:
            self._others[name] = None
        return spec

    def _spec_of(self, name: str, path: Sequence[str]) -> ModuleSpec | None:
        """Return the specification of a module of the file, from the first folder that has its source."""
        _, _, is_package, *source = self._parts[name]
        last = name.rpartition(".")[2]
        for place in path:
            folder, file = (f"{place}/{last}", "__init__") if is_package else (place, last)
            origin = f"{folder}/{file}.py"
            found = _source(origin)
            if found and source not in (found, _ALWAYS):
                return None
            if found:
                loader = _Loader(name, origin, self)
                spec = ModuleSpec(name, loader, origin=origin, is_package=is_package)
                if is_package:
                    spec.submodule_search_locations = [folder]
                spec.has_location = True
                spec.cached = f"{folder}/__pycache__/{file}{self._suffix}"
                return spec
        return None

    def content(self, name: str) -> bytes:
        """Return the code of a module as it is in its compiled file. Raises OSError if it cannot be read."""
        start, end, *_ = self._parts[name]
        return os.pread(self._file, end - start, self._base + start)

    def add(self) -> None:
        """Write the file with the modules that it has and those that were imported as usual."""
        new = {name: spec for name in self._others if (spec := self._spec(name)) is not None}
        is_writable = len(new) >= _FEWEST and os.access(os.path.dirname(self._place), os.W_OK)
        if is_writable and not sys.dont_write_bytecode:
            # After an error, the next process imports these modules as usual, too.
            with suppress(OSError, ValueError):
                self._write(new)

    def _spec(self, name: str) -> ModuleSpec | None:
        """Return the specification of a module that came with adlgen and was imported from a compiled file."""
        spec: ModuleSpec | None = getattr(sys.modules.get(name), "__spec__", None)
        if spec is None or type(spec.loader) is not SourceFileLoader or not spec.cached:
            return None
        return spec if str(spec.origin).startswith(self._folders) else None

    def _write(self, new: Mapping[str, ModuleSpec]) -> None:
        parts: dict[str, _Part] = {}
        contents: list[bytes] = []
        total = 0
        known = (
            (name, *part[2:], self.content(name))
            for name, part in self._parts.items()
            if name not in new
        )
        for name, is_package, time, size, content in (*known, *_compiled(new)):
            parts[name] = (total, total + len(content), is_package, time, size)
            contents.append(content)
            total += len(content)
        head = marshal.dumps((self._folder, total, parts))
        temporary = f"{self._place}.{os.getpid()}"
        with open(temporary, "wb") as file:
            file.writelines((_START, len(head).to_bytes(_LENGTH, "little"), head, *contents))
        os.replace(temporary, self._place)


def _compiled(new: Mapping[str, ModuleSpec]) -> Iterator[tuple[str, bool, int, int, bytes]]:
    """Yield the parts of compiled files. Raises OSError or ValueError if one cannot be copied."""
    for name, spec in new.items():
        assert spec.cached is not None
        with open(spec.cached, "rb") as file:
            content = file.read()
        if not content.startswith((_BY_TIME, _UNCHECKED)):
            raise ValueError(name)
        time, size = _ALWAYS
        if content.startswith(_BY_TIME):
            time, size = (int.from_bytes(content[at : at + 4], "little") for at in (8, 12))
        yield name, spec.submodule_search_locations is not None, time, size, content[_CODE:]


class _Loader(SourceFileLoader):
    """A loader of one module."""

    def __init__(self, name: str, path: str, modules: Modules) -> None:
        super().__init__(name, path)
        self._modules = modules

    def get_code(self, fullname: str) -> CodeType | None:
        """Return the code of the module."""
        try:
            code: CodeType = _loads(self._modules.content(fullname))
        except (OSError, ValueError, EOFError, TypeError):
            return super().get_code(fullname)
        return code


def _loads(content: bytes) -> Any:  # noqa: ANN401 - any value
    return marshal.loads(content)  # noqa: S302 - as the import system does


def _source(path: str) -> list[int]:
    """Return the time and the size of a source as compiled files have them; nothing if it does not exist."""
    try:
        status = os.stat(path)
    except OSError:
        return []
    return [int(status.st_mtime) & 0xFFFF_FFFF, status.st_size & 0xFFFF_FFFF]


_USED: list[Modules] = []


def use() -> None:
    """Import modules of adlgen from their file from now on, where this is supported."""
    if not _USED and hasattr(os, "pread") and sys.pycache_prefix is None:
        _USED.append(Modules(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
        sys.meta_path.insert(0, _USED[0])


def keep() -> None:
    """Write the modules that this process imported to the file, at its end."""
    for modules in _USED:
        modules.add()
