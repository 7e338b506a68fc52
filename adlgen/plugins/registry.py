"""The plug-ins: the core, those that come with adlgen, and installed ones.

The first two kinds are always known. Entry points, which installed plug-ins have, are read only when a name is
not found among them, or when a document is in no known format.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from adlgen.plugins.core import CORE
from adlgen.plugins.model import CONTRACT, Plugin

BUNDLED = "adlgen_plugins"
"""The package whose packages are the plug-ins that come with adlgen."""
GROUP = "adlgen.plugins"
"""The group of entry points of installed plug-ins; each refers to a ``Plugin``."""

Kind: TypeAlias = Literal["dialects", "writers", "features", "agents", "verbs"]


@cache
def bundled_folders() -> tuple[Path, ...]:
    """Return the folders of the plug-ins that come with adlgen, by name."""
    spec = importlib.util.find_spec(BUNDLED)
    places = spec.submodule_search_locations if spec is not None else None
    folders = (path for place in places or () for path in Path(place).iterdir())
    return tuple(sorted(path for path in folders if (path / "__init__.py").is_file()))


@cache
def bundled() -> tuple[Plugin, ...]:
    """Return the core and the plug-ins that come with adlgen."""
    modules = (f"{BUNDLED}.{folder.name}" for folder in bundled_folders())
    return (CORE, *(importlib.import_module(module).PLUGIN for module in modules))


@cache
def _entries() -> tuple[tuple[Plugin, ...], tuple[str, ...]]:
    """Return the plug-ins of installed distributions, by name, and why others cannot be used."""
    from importlib.metadata import entry_points

    usable, problems = [], []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            usable.append(_checked(entry.load()))
        except Exception as error:  # noqa: BLE001 - code of others may raise anything
            from adlgen.diagnostics.visible import foreign

            problems.append(f"the plug-in {entry.name!r} cannot be used: {foreign(error)}")
    return tuple(usable), tuple(problems)


def _checked(found: object) -> Plugin:
    if not isinstance(found, Plugin):
        message = f"it is {type(found).__name__}, not a Plugin"
        raise TypeError(message)
    if found.contract != CONTRACT:
        message = f"it has version {found.contract} of the contract (expected {CONTRACT})"
        raise ValueError(message)
    return found


def installed() -> tuple[Plugin, ...]:
    """Return the plug-ins of installed distributions, by name."""
    return _entries()[0]


def problems() -> tuple[str, ...]:
    """Return why installed plug-ins cannot be used, a sentence for each."""
    return _entries()[1]


def are_installed_read() -> bool:
    """Report whether this process has read the entry points."""
    return _entries.cache_info().currsize > 0


def pack_parts(pack: str) -> Iterator[tuple[str, Path, bool]]:
    """Yield the parts that plug-ins have of a pack: the plug-in, a folder, and whether it came with adlgen.

    Plug-ins that came with adlgen are not imported for that.
    """
    for folder in bundled_folders():
        yield from _part(folder.name, folder, pack, is_bundled=True)
    if are_installed_read():
        for plugin in installed():
            yield from _part(plugin.name, plugin.folder, pack, is_bundled=False)


def _part(
    name: str, folder: Path, pack: str, *, is_bundled: bool
) -> Iterator[tuple[str, Path, bool]]:
    part = folder / "packs" / pack
    if (part / "pack.toml").is_file():
        yield name, part, is_bundled


def plugins(*, all_: bool = False) -> Iterator[Plugin]:
    """Yield the core and the plug-ins that come with adlgen; then installed ones, if all are wanted or were read."""
    yield from bundled()
    if all_ or are_installed_read():
        yield from installed()


def names(kind: Kind, *, all_: bool = False) -> Mapping[str, str]:
    """Return what plug-ins add, by name: where each is implemented. The first plug-in that has a name keeps it."""
    found: dict[str, str] = {}
    for plugin in plugins(all_=all_):
        for name, value in getattr(plugin, kind).items():
            found.setdefault(name, getattr(value, "module", value))
    return found


def find(kind: Kind, name: str) -> str | None:
    """Return where something is implemented; None if no plug-in has it."""
    known = getattr(CORE, kind).get(name)  # without importing any plug-in
    return known or names(kind).get(name) or names(kind, all_=True).get(name)
