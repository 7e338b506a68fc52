"""Identifiers of the pack beyond those of the plan."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.plan.model import Declaration, Plan, PlannedTool

from .imports import Imports

_LONGEST_STEM = 40
"""The maximum length of the part of a tool's name, so that a constant and its type fit on a line."""
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")

_SIMPLE = re.compile(r"[a-z]+[0-9]*(?:_(?:[a-z]+[0-9]*|[0-9]+))*")


def snake_names(declarations: Mapping[str, Declaration]) -> dict[str, Code]:
    """Return snake-case names of declarations for use in function names, by key."""
    names = {key: _HUMP.sub("_", d.name).lower() for key, d in declarations.items()}
    counts = Counter(names.values())
    return {
        key: Code(name if counts[name] == 1 else f"{name}_{_digest(declarations[key].name)}")
        for key, name in names.items()
    }


def camel(name: str) -> str | None:
    """Return the camelCase form of a name in snake case; None if its words are not simple."""
    first, *rest = name.split("_")
    if not _SIMPLE.fullmatch(name):
        return None
    return first + "".join(word.capitalize() for word in rest)


def tool_module(plan: Plan, tool: PlannedTool) -> Code:
    """Return the module of what is generated for a tool, in the package ``toolspec``."""
    return Code("tools") if plan.options["layout"] == "single" else tool.module


def constant(plan: Plan, tool: PlannedTool, name: str) -> Code:
    """Return the name of a constant of a tool in its module."""
    if plan.options["layout"] != "single":
        return Code(name)
    stem = str(tool.module)
    if len(stem) > _LONGEST_STEM:
        stem = f"{stem[:_LONGEST_STEM]}_{_digest(stem)}"
    return Code(f"{stem}_{name}".upper())


def output_type(tool: PlannedTool, imports: Imports, module: str) -> Code:
    """Import the type of a tool's result: any JSON for a tool without an output schema."""
    if tool.output is None:
        return imports.use(module.rpartition(".")[0], "JsonOutput")
    return imports.use(module, tool.output_name)


def _digest(name: str) -> str:
    import hashlib  # clashes are rare, and it loads OpenSSL

    return hashlib.sha256(name.encode()).hexdigest()[:4]
