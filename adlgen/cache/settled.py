"""Collects the files that a run depends on and that did not change while it ran: code, data and packs."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping

from adlgen.cache.check import real_path
from adlgen.cache.store import is_settled
from adlgen.diagnostics.datatypes import Struct
from adlgen.packs.bundled import bundled_folder, bundled_parts, compiled_modules

_MANIFEST = "pack.toml"
_OWN = "adlgen"
"""The start of the names of modules of adlgen, its plug-ins and packs."""


class Start(Struct):
    """The start of a run, in nanoseconds."""

    run: int
    loaded: int
    """When the first modules of adlgen were loaded: in a process that runs several command lines, earlier."""
    modules: frozenset[str]
    """The modules that were loaded before the run."""


class NotCacheableError(Exception):
    """Raised for a run whose repetition may have a different result."""


class Settled:
    """Stamps of files and folders that are as they were when a run started, so that they need not be compared again."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self.stamps: dict[str, list[int]] = {}
        self.links: dict[str, str] = {}
        """Where the links of a path lead."""
        self._real: dict[str, str] = {}
        """The same, for their folders too."""

    def add(self, path: str, since: int = 0) -> None:
        """Add a file or a folder that is as it was when the run started, or since another time.

        Raises NotCacheableError if it may have changed, and OSError if it does not exist.
        """
        status = os.lstat(path)
        if stat.S_ISLNK(status.st_mode):
            path = self.add_link(path)
            status = os.lstat(path)
        if not is_settled(status.st_ctime_ns, since or self._start.run):
            raise NotCacheableError
        if path not in self.stamps:
            self.stamps[path] = [status.st_ctime_ns, status.st_ino]

    def add_link(self, path: str) -> str:
        """Add where the links of a path lead, and return it."""
        if path not in self.links:
            self.links[path] = real_path(path, self._real)
        return self.links[path]

    def add_code(self, elsewhere: Mapping[str, str]) -> Iterator[str]:
        """Add the modules loaded here and elsewhere except those of the standard library, and the folders of the search path.

        Yields the folders of the search path that do not exist.
        """
        library = os.path.dirname(os.__file__) + os.sep
        installed = os.path.join(library, "site-packages") + os.sep
        folders: dict[str, str] = {}
        here = {name: getattr(module, "__file__", None) for name, module in [*sys.modules.items()]}
        for name, file in {**elsewhere, **here}.items():
            if file and (file.startswith(installed) or not file.startswith(library)):
                path = _place_of(name, file)
                self.add(path, self._start.loaded if name in self._start.modules else 0)
                folders[path.rpartition(os.sep)[0] or os.sep] = name
        for folder in folders:
            self.add(folder)
        for path in map(os.path.abspath, sys.path):
            if os.path.lexists(path):
                self.add(path)
            else:
                yield path
        self._add_data(f for f, module in folders.items() if module.startswith(_OWN))

    def _add_data(self, folders: Iterable[str]) -> None:
        """Add what adlgen reads next to its modules, and the facts of its packs, which select one."""
        for folder in folders:
            for name in os.listdir(folder):
                if name.endswith(".json"):
                    self.add(os.path.join(folder, name))
        packs = str(bundled_folder())
        self.add(packs)
        for name in os.listdir(packs):
            self.add(os.path.join(packs, name))
            facts = os.path.join(packs, name, _MANIFEST)
            if os.path.lexists(facts):
                self.add(facts)
        for part in bundled_parts():
            self.add(str(part))
            self.add(str(part / _MANIFEST))

    def add_pack(self, folder: str, unused: Collection[str]) -> None:
        """Add all files and folders of a pack except those of unused features.

        Raises NotCacheableError if one of its folders is a link.
        """
        self.add_link(folder)
        folders = [folder]
        left_out = {os.path.join(folder, "features", name) for name in unused}
        for parent in folders:
            self.add(parent)
            with os.scandir(parent) as entries:
                for entry in entries:
                    if not entry.is_dir():
                        self.add(entry.path)
                    elif entry.name != "__pycache__" and entry.path not in left_out:
                        if entry.is_symlink():
                            raise NotCacheableError
                        folders.append(entry.path)


def _place_of(module: str, path: str) -> str:
    """Return the path of a module. Compiled ones in folders of a pack have a path as if the pack were in ``sys.path``."""
    if path.endswith(".py"):
        return path
    package, *inside = module.split(".")
    compiled = compiled_modules(package) if inside else None
    return (
        path if compiled is None else str(compiled.joinpath(*inside[:-1], os.path.basename(path)))
    )
