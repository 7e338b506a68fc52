"""Identifiers of the pack beyond those of the plan."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.plan.model import Declaration, Injection, PlannedTool

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def snake_names(declarations: Mapping[str, Declaration]) -> dict[str, Code]:
    """Return snake-case names of declarations for use in function names, by key."""
    names = {key: _HUMP.sub("_", d.name).lower() for key, d in declarations.items()}
    counts = list(names.values())
    return {
        key: Code(name if counts.count(name) == 1 else f"{name}_{_digest(declarations[key].name)}")
        for key, name in names.items()
    }


def _digest(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()[:4]


def injections(tool: PlannedTool) -> list[tuple[Code, Injection]]:
    """Return the dependencies of a tool, by field name."""
    given = [(injection.name, injection) for injection in tool.inject]
    if tool.builtin_config is not None:
        taken = {name for name, _ in given}
        own = tool.builtin_config.name
        given.append((Code(f"builtin_{own}") if own in taken else own, tool.builtin_config))
    return given
