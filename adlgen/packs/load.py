"""Finds and loads packs: manifest, views and templates."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from adlgen.diagnostics.codes.packs import BAD_PACK, UNKNOWN_PACK
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.hashing import sha256
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.spelling import closest
from adlgen.packs.bundled import (
    COMMON,
    PACKAGE_PREFIX,
    bundled_folder,
    bundled_packs,
    common_folder,
    compiled_modules,
    is_bundled,
    pack_files,
)
from adlgen.packs.context import FileContext
from adlgen.packs.extend import (
    Facts,
    Layer,
    check_overrides,
    found_in,
    layers_of,
    merged_layers,
)
from adlgen.packs.manifest import language_of
from adlgen.packs.problems import errors_of, report
from adlgen.packs.toml import read_toml
from adlgen.plan.language import FileRule, Language
from adlgen.plan.model import Plan
from adlgen.plugins.registry import pack_parts

ViewFunction = Callable[[FileContext], object]
Slot = Callable[[FileContext], tuple[Any, ...]]
Finish = Callable[[FileContext, str, str], str]
PackFact = Callable[[Plan], bool]


class Pack(Struct):
    """A template pack, ready to render."""

    language: Language
    views: Mapping[str, ViewFunction]
    """By template."""
    layers: tuple[Layer, ...]
    """Its folders, nearest first: of single templates, its own, of the packs that it extends."""
    slots: Mapping[str, tuple[Slot, ...]] = field(default_factory=dict)
    """Functions of the features in use that fill slots of core files, by slot."""
    facts: Mapping[str, PackFact] = field(default_factory=dict)
    """Conditions of files that only the pack can decide, by name."""
    finish: Finish | None = None
    """Changes the text of every file, given its path, as options of the pack ask for; None if it has no such function."""

    @property
    def is_bundled(self) -> bool:
        """Whether all of it came with adlgen."""
        return all(layer.is_bundled for layer in self.layers)

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders in which its files are looked up, in this order."""
        return tuple(layer.folder for layer in self.layers)

    def fixed(self, rule: FileRule) -> str:
        """Return the text of a file that is emitted verbatim."""
        return found_in(self.folders, str(rule.source)).read_text("utf-8")

    def digests(self) -> Iterator[tuple[str, str]]:
        """Yield the name and the digest of every file that did not come with adlgen."""
        for number, layer in enumerate(self.layers):
            for name in () if layer.is_bundled else pack_files(layer.folder):
                text = (layer.folder / name).read_bytes().replace(b"\r\n", b"\n")
                yield f"{number}/{name}", sha256(text).hexdigest()


def pack_named(name: str) -> str | None:
    """Return the bundled pack of a name or of another name of its language, such as ``ts``; None if unknown."""
    known = bundled_packs()
    if name in known:
        return name
    return next((pack for pack in known if name in read_language(pack).aliases), None)


def nearest_pack(name: str) -> str | None:
    """Return the pack that an unknown name of a pack or of a language probably refers to."""
    known = bundled_packs()
    names = {
        other: pack
        for pack in known
        for language in [read_language(pack)]
        for other in (pack, *language.language_keys, *language.aliases, *language.suggested_for)
    }
    wanted = name.lower()
    starts = (pack for pack in known if wanted.startswith(pack))  # golang
    near = wanted if wanted in names else closest(wanted, names) or next(starts, None)
    return None if near is None else names[near]


def suggestion(name: str) -> str:
    """Return a hint for an unknown name of a pack or of a language: the pack it probably refers to, or all."""
    near = nearest_pack(name)
    if near:
        return f"did you mean {near!r}?"
    return f"available: {', '.join(bundled_packs())}; another pack is a folder, named by --pack DIR"


def read_language(name: str) -> Language:
    """Read the manifest of a pack that comes with adlgen, without importing its views."""
    return _language(_layers(bundled_folder() / name))


def read_facts(folder: Path) -> tuple[Facts, tuple[Layer, ...]]:
    """Return the facts of a pack with those of the packs that it extends, and its folders.

    Raises OSError or ValueError if they cannot be read.
    """
    layers = _layers(folder, given=True)
    return merged_layers(layers), layers


def _language(layers: Sequence[Layer]) -> Language:
    facts = merged_layers(layers)
    trusted = all(layer.is_bundled for layer in layers)
    return language_of(facts, [layer.folder for layer in layers], trusted=trusted)


def _layers(
    folder: Path, templates: Path | None = None, *, given: bool = False
) -> tuple[Layer, ...]:
    """Return the folders of a pack, with what adlgen's packs have in common and the parts of plug-ins behind it.

    Raises OSError or ValueError if one cannot be read.
    """
    layers = layers_of(folder, _find, is_bundled, templates, given=given)
    base = layers[-1]
    parts = []
    if base.facts.get("common"):
        facts = read_toml(common_folder(), "pack.toml", trusted=True)
        parts.append(Layer(common_folder(), base.is_bundled, base.package, facts, COMMON))
    for plugin, part, is_ours in pack_parts(str(base.facts.get("name", ""))):
        facts = read_toml(part, "pack.toml", trusted=is_ours)
        parts.append(Layer(part, is_ours, base.package, facts, plugin))
    return (*layers, *parts)


def load_pack(
    name: str, log: Log, folder: Path | None = None, templates: Path | None = None
) -> Pack:
    """Load a pack by name, or from a folder that the user gave.

    ``templates`` is a folder of single templates and views that override those of the pack. Raises
    StopRun after reporting if the pack cannot be used.
    """
    found = folder or _find(name)
    if found is None:
        log.add(UNKNOWN_PACK, f"unknown pack {name!r}", None, suggestion(name))
        log.stop_if_errors()
    assert found is not None
    if templates is not None and not templates.is_dir():
        log.add(BAD_PACK, f"no folder of templates: {templates.as_posix()!r}", None)
        log.stop_if_errors()
    try:
        layers = _layers(found, templates, given=folder is not None)
        check_overrides(layers)
        language = _language(layers)
        views = _views(layers)
    except errors_of(is_bundled=folder is None and templates is None) as error:
        report(log, f"pack {found.name!r}", error, (templates or found, found))
        log.stop_if_errors()
        raise
    _check_complete(language, views, log)
    facts = cast("Mapping[str, PackFact]", _attribute(layers, "FACTS") or {})
    finish = cast("Finish | None", _attribute(layers, "FINISH"))
    return Pack(language, views, layers, facts=facts, finish=finish)


def _find(name: str) -> Path | None:
    if name in bundled_packs():
        return bundled_folder() / name
    from importlib.metadata import entry_points

    for entry in entry_points(group="adlgen.packs", name=name):
        paths = getattr(entry.load(), "__path__", None)
        if paths:
            return Path(next(iter(paths)))
    return None


def _views(layers: Sequence[Layer]) -> dict[str, ViewFunction]:
    """Return the views of a pack: those of the packs that it extends, replaced by its own."""
    views: dict[str, ViewFunction] = {}
    base = next(layer for layer in reversed(layers) if not layer.plugin)
    for layer in layers:
        _add_package(layer)
    for layer in reversed([layer for layer in layers if not layer.plugin]):
        if layer is base or (layer.folder / "views.py").is_file():
            module = importlib.import_module(f"{layer.package}.views")
            views.update(_named(name, view, module) for name, view in module.VIEWS.items())
    return views


def _attribute(layers: Sequence[Layer], name: str) -> object:
    """Return an optional attribute of ``views.py`` in the nearest folder of a pack that has it; else None."""
    for layer in layers:
        if not layer.plugin and (layer.folder / "views.py").is_file():
            module = importlib.import_module(f"{layer.package}.views")
            if hasattr(module, name):
                found: object = getattr(module, name)
                return found
    return None


def _named(name: object, view: ViewFunction | str, module: ModuleType) -> tuple[str, ViewFunction]:
    """Return an entry of ``VIEWS``; raises TypeError if its key is not the name of a template."""
    if not isinstance(name, str):
        message = f"VIEWS has the key {name!r} (expected the name of a template)"
        raise TypeError(message)
    return name, view_of(view, module)


def _add_package(layer: Layer) -> None:
    """Make a folder a package of its own, so that its modules may import their neighbours.

    The parts of plug-ins belong to the package of the pack.
    """
    place = str(layer.folder.absolute())
    package = sys.modules.get(layer.package)
    if package is None:
        package = ModuleType(layer.package)
        compiled = compiled_modules(layer.package)
        package.__path__ = [str(compiled)] if compiled else []
        sys.modules[layer.package] = package
    if place not in package.__path__:
        package.__path__.append(place)


def foreign_packs() -> set[str]:
    """Return the packages of packs that this process has loaded and that did not come with adlgen."""
    return {
        name
        for name in [*sys.modules]
        if name.startswith(PACKAGE_PREFIX)
        and "." not in name
        and compiled_modules(name) is None
        and not is_bundled(Path(next(iter(sys.modules[name].__path__))))
    }


def forget_packs() -> None:
    """Forget the modules of packs that did not come with adlgen, which may change while a process runs."""
    foreign = foreign_packs()
    for name in [*sys.modules]:
        if name.partition(".")[0] in foreign:
            del sys.modules[name]
    if foreign:
        importlib.invalidate_caches()


def view_of(view: ViewFunction | str, module: ModuleType) -> ViewFunction:
    """Return a view function; one specified as ``module:function`` is imported on first use."""
    if not isinstance(view, str):
        return view
    place, _, name = view.partition(":")

    def late(context: FileContext) -> object:
        found: ViewFunction = getattr(
            importlib.import_module(f".{place}", module.__package__), name
        )
        return found(context)

    return late


def _check_complete(language: Language, views: Mapping[str, ViewFunction], log: Log) -> None:
    """Report a template without a view and a view without a template."""
    wanted = {f.template for f in language.files if f.template}
    of_features = tuple(f"features/{name}/" for name in language.features)
    for template in sorted(wanted - views.keys()):
        log.add(BAD_PACK, f"pack {language.name!r}: template {template!r} has no view", None)
    for template in sorted(views.keys() - wanted):
        if template.startswith(of_features or ("\0",)):
            continue
        log.add(BAD_PACK, f"pack {language.name!r}: view {template!r} has no template", None)
    log.stop_if_errors()
