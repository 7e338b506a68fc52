"""The origin of emitted files: what a run records about its inputs."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from adlgen import __version__
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.hashing import sha256
from adlgen.document.node import Source
from adlgen.ir.agent import Agent
from adlgen.output.manifest import CATALOGUE, Origin
from adlgen.packs.bundled import pack_files
from adlgen.packs.request import Job
from adlgen.packs.select import Target
from adlgen.plugins.model import Plugin
from adlgen.plugins.registry import are_installed_read, installed

if TYPE_CHECKING:
    from hashlib import _Hash

_APART = {"cases", "tests", "examples", "docs", "diagnostics"}
"""Folders of a plug-in that do not matter to emitted code."""


class LoadedAgent(Struct):
    """An agent with the sources of its specifications."""

    agent: Agent
    sources: tuple[Source, ...]
    dialects: frozenset[str] = frozenset()
    """The formats of the sources."""


def origin_of(loaded: LoadedAgent, target: Target, job: Job) -> Origin | None:
    """Return the origin of a target's files: version, pack, options, specifications and their digest.

    None if the target has no manifest.
    """
    if not target.manifest:
        return None
    hashed = _hashed(tuple(_parts(loaded.sources))).copy()
    for name, digest in target.pack.digests():
        hashed.update(f"\0{target.name}/{name}\0{digest}".encode())
    defaults = _defaults(target)
    options = {k: v for k, v in target.options.items() if defaults.get(k) != v}
    given = {spec.dialect for spec in job.specs}
    return Origin(
        generator=f"adlgen {__version__}",
        pack=target.name,
        options=options,
        spec=loaded.agent.source,
        spec_sha256=hashed.hexdigest(),
        target=job.configured_as,
        sources=_relative([spec.path for spec in job.specs], target.root, job.folder),
        dialect=(job.specs[0].dialect or "") if len(given) == 1 else "",
        pack_folder="" if target.pack.is_bundled else _folder_of(target, job.folder),
        defaults=defaults,
        plugins=_plugins(loaded.agent, loaded.dialects, target),
    )


def _parts(sources: Sequence[Source]) -> Iterator[str]:
    """Yield what the digest of sources consists of, with the files next to them."""
    for number, source in enumerate(sources):
        yield "\0\0" if number else ""
        yield source.text.replace("\r\n", "\n")
        for name, digest in source.folder.digests() if source.folder is not None else ():
            yield f"\0{name}\0{digest}"


@lru_cache(maxsize=1)
def _hashed(parts: tuple[str, ...]) -> _Hash:
    """Return the hash of the specifications, which that of each target continues."""
    return sha256("".join(parts).encode())


def catalogue_origin(
    loaded: LoadedAgent, job: Job, root: Path, options: Mapping[str, str]
) -> Origin:
    """Return the origin of a catalogue, which no pack makes; ``options`` are those of its command."""
    given = {spec.dialect for spec in job.specs}
    return Origin(
        generator=f"adlgen {__version__}",
        pack=CATALOGUE,
        options=options,
        spec=loaded.agent.source,
        spec_sha256=_hashed(tuple(_parts(loaded.sources))).hexdigest(),
        sources=_relative([spec.path for spec in job.specs], root, job.folder),
        dialect=(job.specs[0].dialect or "") if len(given) == 1 else "",
    )


def runtime_origin(target: Target) -> Origin:
    """Return the origin of the package of a runtime, which comes from the pack alone."""
    hashed = sha256()
    for file, digest in target.pack.digests():
        hashed.update(f"\0{target.name}/{file}\0{digest}".encode())
    return Origin(
        generator=f"adlgen {__version__}",
        pack=target.name,
        options={**target.options},
        spec="",
        spec_sha256=hashed.hexdigest(),
        defaults=_defaults(target),
    )


def _defaults(target: Target) -> dict[str, str]:
    return {option.name: _text(option.default) for option in target.pack.language.options}


def _plugins(agent: Agent, dialects: Collection[str], target: Target) -> Mapping[str, str]:
    """Return the digests of the installed plug-ins of which something is used, by name."""
    if not are_installed_read():
        return {}
    features = {*agent.extras, *agent.features}
    parts = {layer.plugin for layer in target.pack.layers}
    return {
        plugin.name: digest_of(plugin)
        for plugin in installed()
        if plugin.name in parts
        or not features.isdisjoint(plugin.features)
        or not set(dialects).isdisjoint(plugin.dialects)
    }


def digest_of(plugin: Plugin) -> str:
    """Return the version of a plug-in, and the digest of its files that matter to emitted code."""
    hashed = sha256()
    for name in pack_files(plugin.folder):
        if name.partition("/")[0] not in _APART:
            text = (plugin.folder / name).read_bytes().replace(b"\r\n", b"\n")
            hashed.update(f"{name}\0{sha256(text).hexdigest()}\0".encode())
    return f"{plugin.version} {hashed.hexdigest()}".strip()


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _folder_of(target: Target, project: Path) -> str:
    folder = str(target.pack.folders[0])
    return next(iter(_relative([folder], target.root, project)), str(Path(folder).absolute()))


def _relative(paths: Sequence[str], root: Path, project: Path) -> tuple[str, ...]:
    """Return paths relative to an output root; none unless all are in the folder of the project.

    Otherwise the output would depend on where a checkout is.
    """
    here = Path.cwd()
    base = Path(os.path.normpath(here / project))
    places = [Path(os.path.normpath(here / path)) for path in [*paths, str(root)]]
    if "-" in paths or not all(place.is_relative_to(base) for place in places):
        return ()
    return tuple(os.path.relpath(path, root).replace(os.sep, "/") for path in paths)
