"""Conformance cases: small specifications, each for one property, with calls and their verdicts."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TypeAlias

from adlgen.config.overlays import overlays_of
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log
from adlgen.document import node as nodes
from adlgen.document import read_document, read_source
from adlgen.document.reader import ROOT, Fields
from adlgen.plugins import Plugin, plugins
from adlgen.spec.overlays.model import Overlay

Part: TypeAlias = Literal["input", "output"]

_PACKAGE = Path(__file__).parent
_VALUE = '"value":'
_SPECS = ("agent.yaml", "tools.json", "tool.yaml")
"""The default file names of specifications, if ``case.toml`` has no ``spec``."""


class Call(Struct):
    """One value for the input or the output of a tool."""

    tool: str
    part: Part
    text: str
    """The value as JSON text, as written in the case (``1.0`` stays ``1.0``)."""
    accepted: bool
    """Whether the schema accepts it."""


class Case(Struct):
    """A case, one folder of the suite."""

    name: str
    proves: str
    """The property that fails if this case fails, as one sentence."""
    spec: Path
    calls: tuple[Call, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    """Options with which every pack emits the case."""
    options_by_pack: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The other options of some packs, by their names."""
    plugin: str = ""
    """The plug-in that brings it; empty for a case of the core."""
    overlay: Overlay | None = None
    """What a configuration changes in the tools: ``overlays.yaml``."""

    def options_of(self, pack: str) -> Mapping[str, str]:
        """Return the options with which a pack emits the case."""
        return {**self.options, **self.options_by_pack.get(pack, {})}


def case_folder() -> Path:
    """Return the folder of adlgen's own cases (in a checkout or in a wheel)."""
    inside = _PACKAGE / "cases"
    if inside.is_dir():
        return inside
    return _PACKAGE.parent.parent / "tests" / "conformance" / "cases"


def load_cases(folder: Path | None = None, *, plugin: str = "") -> tuple[Case, ...]:
    """Read every case of a folder, by name; by default, those of the core.

    Raises ValueError if a case has no ``proves`` or contains a malformed call.
    """
    root = folder or case_folder()
    return tuple(_load(path.parent, plugin) for path in sorted(root.glob("*/case.toml")))


def cases_of(plugin: Plugin) -> tuple[Case, ...]:
    """Read every case of a plug-in, by name. Raises ValueError like :func:`load_cases`."""
    folder = plugin.part("cases")
    return () if folder is None else load_cases(folder, plugin=plugin.name)


def all_cases() -> tuple[Case, ...]:
    """Read every case of the core and of all plug-ins, also of installed ones."""
    return (*load_cases(), *(case for one in plugins(all_=True) for case in cases_of(one)))


def _load(folder: Path, plugin: str) -> Case:
    facts = tomllib.loads((folder / "case.toml").read_text("utf-8"))
    proves = facts.get("proves")
    if not isinstance(proves, str) or not proves:
        message = f"case {folder.name!r} has no 'proves'"
        raise ValueError(message)
    values = folder / "values.jsonl"
    lines = values.read_text("utf-8").split("\n") if values.exists() else []
    return Case(
        folder.name,
        proves,
        folder / _spec(folder, facts),
        tuple(_call(line) for line in lines if line),
        facts.get("options", {}),
        facts.get("packs", {}),
        plugin,
        _overlay(folder),
    )


def _overlay(folder: Path) -> Overlay | None:
    path = folder / "overlays.yaml"
    if not path.exists():
        return None
    log = Log()
    root = read_document(read_source(path), log).root
    assert isinstance(root, nodes.Mapping), path
    return next(iter(overlays_of(log.checked(Fields(root, ROOT, log))).values()))


def _spec(folder: Path, facts: Mapping[str, object]) -> str:
    """Return the file name of the specification."""
    named = facts.get("spec")
    if isinstance(named, str):
        return named
    return next((name for name in _SPECS if (folder / name).exists()), _SPECS[0])


def _call(line: str) -> Call:
    """Parse one call; ``value`` is last, so that its text can be kept as written."""
    record = json.loads(line)
    if list(record) != ["tool", "part", "accepted", "value"]:
        message = f"a call has the keys tool, part, accepted, value, in this order: {line}"
        raise ValueError(message)
    text = line[line.index(_VALUE) + len(_VALUE) : line.rindex("}")].strip()
    return Call(record["tool"], record["part"], text, record["accepted"])
