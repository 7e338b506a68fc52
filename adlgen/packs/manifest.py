"""Reads ``pack.toml`` into a :class:`Language`, and ``feature.toml``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from posixpath import normpath
from typing import Any

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.packs.extend import Facts, found_in, merged
from adlgen.packs.toml import read_toml
from adlgen.plan.language import FileRule, Language, Option, Role, RoleNaming

_TUPLES = (
    "language_keys",
    "aliases",
    "suggested_for",
    "features",
    "native_formats",
    "taken_types",
    "exhaustive",
    "unsupported",
    "server",
)
_FOR_TESTS = ("other_names", "template_logic", "targets", "checks", "harness")
"""Sections that only ``adlgen.testing`` reads."""
_PATHS = ("file", "module")
"""The roles of the core whose names are parts of paths."""
_FALLBACKS = {"value": "field", "variant": "type", "module": "file"}
"""The roles of the core that a pack may omit, and the roles whose rules apply instead."""
_DEVICES = frozenset(
    ["con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))]
)
"""Reserved file names on Windows, regardless of the extension."""


def language_of(facts: Facts, folders: Sequence[Path], *, trusted: bool = False) -> Language:
    """Return the language that facts describe; those of a ``trusted`` pack are known to be well-formed.

    ``folders`` are those of the pack, nearest first. Raises OSError or ValueError (TOML, and pydantic's
    own kind of it) if the facts cannot be used.
    """
    if not trusted:
        from adlgen.packs.strict import check_manifest  # pydantic is slow to import

        check_manifest(facts)
    keywords = _words(folders, "reserved.txt")
    name = facts["name"]
    data = {"title": name.capitalize(), "language_keys": [name], "module_key": "package", **facts}
    naming = dict(data.pop("naming"))
    for role, other in _FALLBACKS.items():
        naming.setdefault(role, naming[other])
    for section in _FOR_TESTS:
        data.pop(section, None)
    return Language(
        naming={role: _naming(role, dict(rules), keywords) for role, rules in naming.items()},
        initialisms=frozenset(data.pop("initialisms", ())),
        options=tuple(
            Option(**_tupled(o, "choices", "implies_for")) for o in data.pop("options", ())
        ),
        files=tuple(_file(rule) for rule in data.pop("files")),
        keywords=keywords,
        taken_packages=_words(folders, "packages.txt"),
        **_tupled(data, *_TUPLES),
    )


class FeatureFacts(Struct):
    """The content of a ``feature.toml``, an extension of a language."""

    naming: Mapping[Role, RoleNaming]
    files: tuple[FileRule, ...]


def read_feature(folders: Sequence[Path], name: str, *, trusted: bool = False) -> FeatureFacts:
    """Read the names and files of a feature of a pack; its templates are in the feature's folder.

    ``folders`` are those of the pack, nearest first. Raises OSError or ValueError if it cannot be used.
    """
    place = f"features/{name}"
    file = f"{place}/feature.toml"
    known = [folder for folder in folders if (folder / file).is_file()] or folders[-1:]
    data = merged([read_toml(folder, file, trusted=trusted) for folder in known])
    if not trusted:
        from adlgen.packs.strict import check_feature

        check_feature(data)
    keywords = _words(folders, "reserved.txt")
    naming = data.get("naming", {}).items()
    return FeatureFacts(
        {role: _naming(role, dict(facts), keywords) for role, facts in naming},
        tuple(_feature_file(dict(facts), name, place) for facts in data["files"]),
    )


def _feature_file(facts: dict[str, Any], name: str, place: str) -> FileRule:
    for key in ("template", "source", "declarations"):
        if key in facts:
            facts[key] = normpath(f"{place}/{facts[key]}")
    return replace(_file(facts), feature=name)


def _words(folders: Sequence[Path], name: str) -> frozenset[str]:
    path = found_in(folders, name)
    return frozenset(path.read_text("utf-8").split()) if path.is_file() else frozenset()


def _file(rule: Mapping[str, Any]) -> FileRule:
    facts = dict(rule)
    each = facts.pop("for", "agent")
    return FileRule(each=each, **_tupled(facts, "when"))


def _naming(role: str, facts: dict[str, Any], keywords: frozenset[str]) -> RoleNaming:
    words = frozenset(facts.pop("reserved", ()))
    path = facts.pop("path", role in _PATHS)
    if path:
        words |= _DEVICES
    if facts.pop("keywords", True):
        words |= keywords
    return RoleNaming(reserved=words, path=path, **_tupled(facts, "reserved_endings"))


def _tupled(facts: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    return {key: tuple(value) if key in keys else value for key, value in facts.items()}
