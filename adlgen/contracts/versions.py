"""The part of the version that must rise, and whether it did."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Sequence

from adlgen.contracts.model import Finding, Level, Version
from adlgen.diagnostics.codes.breaking import VERSION_TOO_LOW
from adlgen.diagnostics.model import Span

PARTS = ("major", "minor", "patch")
_UNKNOWN = (0, 0, 0)
"""The version of a list of tools without one."""
_VERSION = re.compile(r"v?(\d+)\.(\d+)\.(\d+)")


def parse(text: str) -> tuple[int, int, int] | None:
    """Return the numbers of a semantic version, or None if it is not one."""
    found = _VERSION.match(text)
    return None if found is None else (int(found[1]), int(found[2]), int(found[3]))


def change_of(old: Version, new: Version, findings: Collection[Finding]) -> str:
    """Return what a change is: ``major`` if it breaks something, ``minor`` if it does not, ``patch`` of texts, or nothing."""
    broken = {Level.WIRE, Level.SOURCE, Level.PROVIDER}
    if any(found.level in broken and not found.is_note for found in findings):
        return "major"
    if _contract(old) != _contract(new):
        return "minor"
    return "patch" if findings else ""


def rise_of(old: Version, change: str) -> str:
    """Return the part of the version that must rise for a change, of :data:`PARTS`; before 1.0.0 it is the next lower one."""
    before = parse(old.agent.version)
    is_early = before is not None and before[0] == 0 and before != _UNKNOWN
    return PARTS[PARTS.index(change) + 1] if is_early and change in PARTS[:2] else change


def _contract(version: Version) -> str:
    """Return what tools accept and return, as text: 1 equals true in Python."""
    found = {}
    for name, tool in version.tools.items():
        output = tool.lowered.output
        result = None if output is None else output.canonical.json
        schemas = [tool.lowered.input.canonical.json, result]
        schemas += [{form.name: form.body.canonical.json} for form in tool.lowered.elicits]
        found[name] = [*map(_without_texts, schemas), [*tool.lowered.scopes]]
    return json.dumps(found, sort_keys=True)


def _without_texts(value: object) -> object:
    if isinstance(value, dict):
        kept = {key: one for key, one in value.items() if not _is_text(key, one)}
        return {key: _without_texts(one) for key, one in kept.items()}
    return [_without_texts(one) for one in value] if isinstance(value, list) else value


def _is_text(key: str, value: object) -> bool:
    return key in ("description", "title") and isinstance(value, str)


def _place(version: Version) -> Span:
    """Return where the version of an agent is, or else its name."""
    return version.spec.version_at or version.spec.name.span


def check_version(
    versions: Sequence[Version], change: str, findings: Collection[Finding]
) -> Finding | None:
    """Return the finding that the version is too low for what has changed; None if it is not, or unknown."""
    old, new = versions
    before, after = parse(old.agent.version), parse(new.agent.version)
    if not change or before is None or after is None or before == _UNKNOWN:
        return None
    needed = rise_of(old, change)
    size = PARTS.index(needed) + 1
    if after[:size] > before[:size]:
        return None
    wanted = tuple(n + (i == size - 1) for i, n in enumerate(before[:size])) + (0,) * (3 - size)
    what = "breaks callers, compilers or providers" if change == "major" else "is compatible"
    text = ".".join(map(str, wanted))
    message = (
        f"the change {what}, so the {needed} version must rise: {text}, not {new.agent.version}"
    )
    level = Level.WIRE if any(found.level is Level.WIRE for found in findings) else Level.SOURCE
    hint = f"set 'metadata.version' to {text}"
    places = _place(old), _place(new)
    return Finding(
        level, VERSION_TOO_LOW, "", message, *places, hint=hint, is_note=change != "major"
    )
