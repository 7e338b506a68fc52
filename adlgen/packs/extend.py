"""Packs that extend others: the folders of a pack, nearest first, and their facts as one."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.spelling import closest
from adlgen.packs.bundled import COMMON, PACKAGE_PREFIX, compiled_modules
from adlgen.packs.toml import read_toml

Facts = dict[str, Any]
_BY_KEY = {"files": "path", "options": "name"}
"""Lists of tables, and the key by which they are merged."""
_NOT_INHERITED = ("name", "title", "targets", "extends")
TEMPLATE = ".j2"


class Layer(Struct):
    """One folder of a pack."""

    folder: Path
    is_bundled: bool
    """Whether it came with adlgen: its templates are trusted."""
    package: str
    """The name under which its modules are imported; those of the extended pack are in ``.base``."""
    facts: Facts
    """Its ``pack.toml``; empty for a folder of single templates."""
    plugin: str = ""
    """The name of the plug-in, or ``common``, whose part of the pack it is, which only adds to the pack."""


def layers_of(
    folder: Path,
    find: Callable[[str], Path | None],
    is_trusted: Callable[[Path], bool],
    templates: Path | None = None,
    *,
    given: bool = False,
) -> tuple[Layer, ...]:
    """Return the folders of a pack: of single templates, its own, of the packs that it extends.

    A folder that is ``given`` by a user is not trusted, wherever it is. Raises OSError or ValueError if one cannot be read, is unknown, or extends itself.
    """
    layers: list[Layer] = []
    package = f"{PACKAGE_PREFIX}{zlib.crc32(bytes((templates or folder).resolve())):08x}"
    if templates is None and not given and is_trusted(folder):
        compiled = PACKAGE_PREFIX + folder.name  # compiled modules have one name
        package = compiled if compiled_modules(compiled) else package
    if templates is not None:
        check_regular(templates)
        package += f"_{zlib.crc32(bytes(folder.resolve())):08x}"
        layers.append(Layer(templates, is_bundled=False, package=package, facts={}))
        package += ".base"
    seen: list[Path] = []
    while True:
        if given or not is_trusted(folder):
            check_regular(folder)
        facts = read_toml(folder, "pack.toml", trusted=not given and is_trusted(folder))
        layers.append(Layer(folder, not given and is_trusted(folder), package, facts))
        seen.append(folder.resolve())
        if "extends" not in facts:
            return tuple(layers)
        folder, given = _base(folder, str(facts["extends"]), find)
        package += ".base"
        if folder.resolve() in seen:
            names = " → ".join(path.name for path in (*seen, folder.resolve()))
            message = f"extends itself: {names}"
            raise ValueError(message)


def check_regular(folder: Path) -> None:
    """Raise ValueError if a folder contains a pipe or a device: reading it may never end."""
    for parent, _, names in os.walk(folder):
        for path in (Path(parent, name) for name in sorted(names)):
            if path.exists() and not path.is_file() and not path.is_dir():
                message = f"{path.as_posix()} is a pipe or a device, not a file"
                raise ValueError(message)


def _base(folder: Path, extends: str, find: Callable[[str], Path | None]) -> tuple[Path, bool]:
    """Return the folder of an extended pack, and whether it was given as a path, which has a slash."""
    given = "/" in extends
    found = Path(os.path.normpath(folder / extends)) if given else find(extends)
    if found is None or not (found / "pack.toml").is_file():
        message = f"extends {extends!r}, and there is no such pack"
        raise ValueError(message)
    return found, given


def merged(chain: Sequence[Mapping[str, Any]]) -> Facts:
    """Return facts as one, nearest first.

    Tables are merged by key, files by path, options by name, and features are united; anything else
    is that of the nearest that has it.
    """
    facts = dict(chain[-1])
    for own in reversed(chain[:-1]):
        if not own:
            continue
        inherited = {key: value for key, value in facts.items() if key not in _NOT_INHERITED}
        facts = {**inherited, **own}
        for key in inherited.keys() & own.keys():
            facts[key] = _merged(key, inherited[key], own[key])
    facts.pop("extends", None)
    facts.pop("common", None)
    return facts


def merged_layers(layers: Sequence[Layer]) -> Facts:
    """Return the facts of a pack with those of the packs that it extends, and what plug-ins add.

    A pack may replace an option that adlgen's packs have in common.
    """
    facts = merged([layer.facts for layer in layers if not layer.plugin])
    for layer in layers:
        if layer.plugin:
            for key in ("features", "options", "naming"):
                if key in layer.facts:
                    added = layer.facts[key]
                    pair = (facts.get(key, type(added)()), added)
                    facts[key] = _merged(key, *(pair[::-1] if layer.plugin == COMMON else pair))
    return facts


def _merged(key: str, base: Any, own: Any) -> Any:  # noqa: ANN401 - TOML
    if key == "naming":
        return {role: {**base.get(role, {}), **own.get(role, {})} for role in {**base, **own}}
    if key == "features":
        return list(dict.fromkeys([*base, *own]))
    if key in _BY_KEY and isinstance(own, list):
        return list(_by_key(_BY_KEY[key], base, own))
    if isinstance(base, dict) and isinstance(own, dict):
        return {**base, **own}
    return own


def _by_key(key: str, base: Sequence[Facts], own: Sequence[Facts]) -> Iterator[Facts]:
    """Yield tables; those of the base that have the key of an own one are replaced by all of these."""
    left = list(own)
    for table in base:
        known = {facts.get(key) for facts in own}
        if table.get(key) not in known:
            yield table
            continue
        yield from (facts for facts in left if facts.get(key) == table.get(key))
        left = [facts for facts in left if facts.get(key) != table.get(key)]
    yield from left


def found_in(folders: Sequence[Path], name: str) -> Path:
    """Return the path of a file in the nearest folder that has it, else in the last."""
    paths = (folder / name for folder in folders)
    return next((path for path in paths if path.is_file()), folders[-1] / name)


def templates_in(folder: Path) -> tuple[str, ...]:
    """Return the names of the templates in a folder."""
    paths = sorted(folder.rglob(f"*{TEMPLATE}"))
    return tuple(path.relative_to(folder).as_posix() for path in paths)


def check_overrides(layers: Sequence[Layer]) -> None:
    """Raise ValueError if a folder of single templates has one that the pack does not have."""
    first, *others = layers
    if first.facts:
        return
    known = {name for layer in others for name in templates_in(layer.folder)}
    for name in templates_in(first.folder):
        if name not in known:
            guess = closest(name, known)
            hint = f"; did you mean {guess!r}?" if guess else ""
            message = f"{(first.folder / name).as_posix()} overrides no template of the pack{hint}"
            raise ValueError(message)
