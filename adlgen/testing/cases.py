"""Conformance cases: small specifications, each proving one thing, and calls to judge."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

Part: TypeAlias = Literal["input", "output"]

_PACKAGE = Path(__file__).parent
_VALUE = '"value":'
_SPECS = ("agent.yaml", "tools.json", "tool.yaml")
"""What the specification of a case may be called."""


@dataclass(frozen=True, slots=True)
class Call:
    """One value for the input or the output of a tool."""

    tool: str
    part: Part
    text: str
    """The value as JSON text, spelled as in the case (``1.0`` stays ``1.0``)."""
    accepted: bool
    """Whether the schema accepts it."""


@dataclass(frozen=True, slots=True)
class Case:
    """One folder of the suite."""

    name: str
    proves: str
    """What fails if this case fails, as one sentence."""
    spec: Path
    calls: tuple[Call, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    """Options of every pack with which the case is emitted."""


def case_folder() -> Path:
    """Return the folder of adlgen's own cases (in a checkout or in a wheel)."""
    inside = _PACKAGE / "cases"
    if inside.is_dir():
        return inside
    return _PACKAGE.parent.parent / "tests" / "conformance" / "cases"


def load_cases(folder: Path | None = None) -> tuple[Case, ...]:
    """Read every case of a folder, by name.

    Raises ValueError if a case does not say what it proves or holds a malformed call.
    """
    root = folder or case_folder()
    return tuple(_load(path.parent) for path in sorted(root.glob("*/case.toml")))


def _load(folder: Path) -> Case:
    facts = tomllib.loads((folder / "case.toml").read_text("utf-8"))
    proves = facts.get("proves")
    if not isinstance(proves, str) or not proves:
        message = f"case {folder.name!r} does not say what it proves"
        raise ValueError(message)
    values = folder / "values.jsonl"
    lines = values.read_text("utf-8").split("\n") if values.exists() else []
    return Case(
        folder.name,
        proves,
        next(path for name in _SPECS if (path := folder / name).exists()),
        tuple(_call(line) for line in lines if line),
        facts.get("options", {}),
    )


def _call(line: str) -> Call:
    """Read one call; ``value`` comes last, so that its spelling can be kept."""
    record = json.loads(line)
    if list(record) != ["tool", "part", "accepted", "value"]:
        message = f"a call has the keys tool, part, accepted, value, in this order: {line}"
        raise ValueError(message)
    text = line[line.index(_VALUE) + len(_VALUE) : line.rindex("}")].strip()
    return Call(record["tool"], record["part"], text, record["accepted"])
