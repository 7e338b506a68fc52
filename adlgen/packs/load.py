"""Finds and loads packs: manifest, views and templates."""

from __future__ import annotations

import importlib
import sys
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from adlgen.diagnostics.codes.packs import BAD_OPTION, BAD_PACK, UNKNOWN_PACK
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.spelling import closest
from adlgen.packs.manifest import read_manifest
from adlgen.packs.page import Page
from adlgen.plan.language import FileRule, Language

ViewFunction = Callable[[Page], object]
Slot = Callable[[Page], tuple[Any, ...]]
_PACKAGE = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Pack:
    """A template pack, ready to render."""

    language: Language
    views: Mapping[str, ViewFunction]
    """By template."""
    folder: Path
    builtin: bool
    """Whether it comes with adlgen; its templates are trusted."""
    package: str
    """The name under which its modules are imported."""
    slots: Mapping[str, tuple[Slot, ...]] = field(default_factory=dict)
    """Functions of the features in use that fill slots of core files, by slot."""

    def fixed(self, rule: FileRule) -> str:
        """Return the text of a file that is emitted verbatim."""
        return (self.folder / str(rule.source)).read_text("utf-8")


def builtin_folder() -> Path:
    """Return the folder of the packs that come with adlgen (in a checkout or in a wheel)."""
    inside = _PACKAGE / "templates"
    return inside if inside.is_dir() else _PACKAGE.parent / "templates"


def builtin_packs() -> tuple[str, ...]:
    """Return the names of the packs that come with adlgen."""
    return tuple(sorted(p.parent.name for p in builtin_folder().glob("*/pack.toml")))


def read_language(name: str) -> Language:
    """Read the manifest of a pack that comes with adlgen, without importing its views."""
    return read_manifest(builtin_folder() / name, trusted=True)


def load_pack(name: str, log: Log, folder: Path | None = None) -> Pack:
    """Load a pack by name, or from a folder that the user gave.

    Raises StopRun after reporting if it cannot be used.
    """
    found = folder or _find(name)
    if found is None:
        guess = closest(name, builtin_packs())
        hint = (
            f"did you mean {guess!r}?"
            if guess
            else f"available packs: {', '.join(builtin_packs())}"
        )
        log.add(UNKNOWN_PACK, f"unknown pack {name!r}", None, hint)
        log.stop_if_errors()
    assert found is not None
    builtin = folder is None and found.parent == builtin_folder()
    try:
        language = read_manifest(found, trusted=builtin)
        module = _import_views(found, language.name)
    except (OSError, ValueError, ImportError, SyntaxError) as error:
        log.add(BAD_PACK, f"pack {found.name!r}: {error}", None)
        log.stop_if_errors()
        raise
    views = {template: _view(view, module) for template, view in module.VIEWS.items()}
    _check_complete(language, views, log)
    assert module.__package__ is not None
    return Pack(language, views, found, builtin, module.__package__)


def _find(name: str) -> Path | None:
    if name in builtin_packs():
        return builtin_folder() / name
    from importlib.metadata import entry_points

    for entry in entry_points(group="adlgen.packs", name=name):
        paths = getattr(entry.load(), "__path__", None)
        if paths:
            return Path(next(iter(paths)))
    return None


def _import_views(folder: Path, name: str) -> ModuleType:
    """Import ``views.py`` as part of a package of its own, so that relative imports work."""
    package = f"adlgen_pack_{name}_{zlib.crc32(bytes(folder.resolve())):08x}"
    full = f"{package}.views"
    if full in sys.modules:
        return sys.modules[full]
    parent = ModuleType(package)
    parent.__path__ = [str(folder)]
    sys.modules[package] = parent
    return importlib.import_module(full)


def _view(view: ViewFunction | str, module: ModuleType) -> ViewFunction:
    """Return a view function; one specified as ``module:function`` is imported on first use."""
    if not isinstance(view, str):
        return view
    place, _, name = view.partition(":")

    def late(page: Page) -> object:
        found: ViewFunction = getattr(
            importlib.import_module(f".{place}", module.__package__), name
        )
        return found(page)

    return late


def _check_complete(language: Language, views: Mapping[str, ViewFunction], log: Log) -> None:
    """Report a template without a view and a view without a template."""
    wanted = {f.template for f in language.files if f.template}
    for template in sorted(wanted - views.keys()):
        log.add(BAD_PACK, f"pack {language.name!r}: template {template!r} has no view", None)
    for template in sorted(views.keys() - wanted):
        log.add(BAD_PACK, f"pack {language.name!r}: view {template!r} has no template", None)
    log.stop_if_errors()


def complete_options(
    language: Language, given: Mapping[str, str], log: Log
) -> dict[str, str | bool]:
    """Return the options of a pack with defaults filled in; report invalid ones."""
    known = {o.name: o for o in language.options}
    out: dict[str, str | bool] = {o.name: o.default for o in language.options}
    for key, value in given.items():
        option = known.get(key)
        if option is None:
            guess = closest(key, known)
            hint = f"did you mean {guess!r}?" if guess else f"available options: {', '.join(known)}"
            log.add(BAD_OPTION, f"pack {language.name!r} has no option {key!r}", None, hint)
        elif isinstance(option.default, bool):
            if value not in ("true", "false"):
                log.add(
                    BAD_OPTION,
                    f"invalid value {value!r} for option {key!r} (expected 'true' or 'false')",
                    None,
                )
            out[key] = value == "true"
        else:
            if option.choices and value not in option.choices:
                choices = " or ".join(map(repr, option.choices))
                message = f"invalid value {value!r} for option {key!r} (expected {choices})"
                log.add(BAD_OPTION, message, None)
            out[key] = value
    return out
