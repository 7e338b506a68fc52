"""What a plug-in consists of: names, and where their implementations are. Nothing is imported to read it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from adlgen.diagnostics.datatypes import Struct, field

CONTRACT = 1
"""The version of the contract in ``docs/plugins.md``."""


class Verb(Struct):
    """A command that a plug-in adds to the command line."""

    summary: str
    """What it does, for the list of commands."""
    module: str
    """The module with its ``COMMAND``."""


class Plugin(Struct, kw_only=True):
    """A plug-in: ``PLUGIN`` of a package. Modules are named, and imported when they are used."""

    name: str
    """The name of the plug-in, for messages and records."""
    package: str
    """The package, whose folder has the folders ``packs``, ``cases``, ``diagnostics`` and ``golden``, if any."""
    contract: int = CONTRACT
    """The version of the contract that it was written for."""
    version: str = ""
    """Its version; empty for a plug-in that comes with adlgen."""
    dialects: Mapping[str, str] = field(default_factory=dict)
    """The package of each dialect, by its name for ``--from``."""
    writers: Mapping[str, str] = field(default_factory=dict)
    """The module that writes a format, by its name for ``convert --to``."""
    features: Mapping[str, str] = field(default_factory=dict)
    """The module with ``FEATURE``, by the name of the feature."""
    codes: tuple[str, ...] = ()
    """The modules that define diagnostics."""
    agents: Mapping[str, str] = field(default_factory=dict)
    """The module that makes repositories of agents, for ``init --from FOLDER``, by the name of their generator."""
    verbs: Mapping[str, Verb] = field(default_factory=dict)
    """Commands, by their names."""

    @property
    def folder(self) -> Path:
        """The folder of the package."""
        return _folder_of(self.package)

    def part(self, name: str) -> Path | None:
        """Return one of its folders, such as ``cases``; None if it has none."""
        found = self.folder / name
        return found if found.is_dir() else None


@cache
def _folder_of(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None
    return Path(next(iter(spec.submodule_search_locations or ())))
