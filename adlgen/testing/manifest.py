"""The sections of a ``pack.toml`` that only tests read: targets, checks and the harness."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from adlgen.diagnostics.datatypes import Struct
from adlgen.packs.bundled import bundled_folder, bundled_packs
from adlgen.packs.load import read_facts
from adlgen.packs.strict import check_feature, check_manifest
from adlgen.plugins.registry import pack_parts
from adlgen.testing.targets import GoldenTarget
from adlgen.testing.toolchain import Check, ExtraFile, Toolchain

_LEXER = re.VERBOSE | re.DOTALL


class PackUnderTest(Struct):
    """The tests of a pack."""

    name: str
    folder: Path
    targets: tuple[GoldenTarget, ...]
    toolchain: Toolchain
    harness_options: Mapping[str, str]
    """The options that add the harness to a project."""
    sharing_options: Mapping[str, str]
    """The options with which a project uses the package of the runtime in its workspace."""
    package_options: Mapping[str, str]
    """The options of that package."""
    lexers: Mapping[str, re.Pattern[str]]
    """A pattern for strings and comments, by the ending of a file."""
    language_names: frozenset[str]
    """The names of the language and its libraries, which the core must not contain."""


class FeatureHarness(Struct):
    """The commands that build and run the programs of a feature."""

    build: tuple[Check, ...]
    program: str
    """The path of the program of a tool, with ``{program}`` and the placeholders of a project."""
    script: str
    """The text of that file if the build does not create it."""
    test: tuple[tuple[str, ...], ...]
    """Commands that run emitted tests in the folder of a project."""


def read_pack(folder: Path) -> PackUnderTest:
    """Read the sections of a pack for tests.

    Raises OSError or ValueError if its ``pack.toml`` cannot be used.
    """
    data, layers = read_facts(folder)
    check_manifest(data)
    name = str(data["name"])
    # Commands are found, with the files that they need, where they are written.
    tools = next(
        (layer.folder for layer in layers if {"checks", "harness"} & set(layer.facts)), folder
    )
    harness = data.get("harness", {})
    return PackUnderTest(
        name,
        folder,
        tuple(_targets(name, folder, data.get("targets", {name: {}}))),
        _toolchain(name, tools, data.get("checks", {}), harness),
        harness.get("options", {}),
        harness.get("sharing", {}),
        harness.get("package", {}),
        {end: re.compile(text, _LEXER) for end, text in data.get("lexer", {}).items()},
        frozenset([name, *data.get("language_keys", ()), *data.get("other_names", ())]),
    )


def bundled_packs_under_test() -> tuple[PackUnderTest, ...]:
    """Read the packs that come with adlgen."""
    return tuple(read_pack(bundled_folder() / name) for name in bundled_packs())


def read_feature_harness(folder: Path, feature: str) -> FeatureHarness | None:
    """Read the harness of a feature, in a pack or a plug-in's part of it; None if its ``feature.toml`` has none.

    Raises OSError or ValueError if the file cannot be used.
    """
    parts = (folder, *(part for _, part, _ in pack_parts(folder.name)))
    paths = (part / "features" / feature / "feature.toml" for part in parts)
    path = next((path for path in paths if path.is_file()), None)
    if path is None:
        return None
    data = tomllib.loads(path.read_text("utf-8"))
    check_feature(data)
    facts = data.get("harness")
    if facts is None:
        return None
    return FeatureHarness(
        tuple(_checks(facts.get("build", {}))),
        facts.get("program", ""),
        facts.get("script", ""),
        tuple(map(tuple, facts.get("test", ()))),
    )


def _targets(name: str, folder: Path, tables: Mapping[str, Any]) -> Iterator[GoldenTarget]:
    is_builtin = folder.resolve().parent == bundled_folder().resolve()
    for target, facts in tables.items():
        yield GoldenTarget(
            target,
            name,
            facts.get("options", {}),
            None if is_builtin else folder,
            facts.get("like", ""),
            facts.get("runtime_lines", 0),
        )


def _toolchain(
    name: str, folder: Path, checks: Mapping[str, Any], harness: Mapping[str, Any]
) -> Toolchain:
    workspace = harness.get("workspace")
    strip = harness.get("strip", {}).items()
    return Toolchain(
        name=name,
        pack=folder,
        files=folder / workspace if workspace else None,
        needs=tuple(harness.get("needs", ())),
        strip=tuple((re.compile(pattern, re.MULTILINE), text) for pattern, text in strip),
        extras=tuple(ExtraFile(**extra) for extra in harness.get("extra", ())),
        checks=tuple(_checks(checks)),
        build=tuple(_checks(harness.get("build", {}))),
        harness=tuple(harness.get("run", ())),
        seconds=harness.get("seconds", 0),
        environment=harness.get("environment", {}),
        path=tuple(harness.get("path", ())),
        repeated=harness.get("repeated", ""),
    )


def _checks(tables: Mapping[str, Any]) -> Iterator[Check]:
    for name, facts in tables.items():
        table = {"run": facts} if isinstance(facts, list) else facts
        yield Check(name, **{**table, "run": tuple(table["run"])})
