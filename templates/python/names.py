"""Identifiers of the pack beyond those of the plan."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from adlgen.naming.code import Code
from adlgen.packs import expression
from adlgen.plan.model import Declaration, Plan, PlannedForm, PlannedTool, UnionDecl

from .imports import Imports

_LONGEST_STEM = 40
"""The maximum length of the part of a tool's name, so that a constant and its type fit on a line."""
SHARED_MODULE = ".types"
"""The module of the types that tools share, in a layout with a file for each tool."""
_HUMP = expression(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")

_SIMPLE = re.compile(r"[a-z]+[0-9]*(?:_(?:[a-z]+[0-9]*|[0-9]+))*")


def snake_names(declarations: Mapping[str, Declaration]) -> dict[str, Code]:
    """Return snake-case names of declarations for use in the names of functions, which unions have, by key."""
    if not any(isinstance(one, UnionDecl) for one in declarations.values()):
        return {}
    names = {key: _HUMP.sub("_", d.name).lower() for key, d in declarations.items()}
    counts = Counter(names.values())
    return {
        key: Code(name if counts[name] == 1 else f"{name}_{_digest(declarations[key].name)}")
        for key, name in names.items()
    }


@lru_cache(maxsize=4096)  # many properties of an agent have the same name
def camel(name: str) -> str | None:
    """Return the camelCase form of a name in snake case; None if its words are not simple."""
    if not _SIMPLE.fullmatch(name):
        return None
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def tool_module(plan: Plan, tool: PlannedTool) -> Code:
    """Return the module of what is generated for a tool, in the package ``toolspec``."""
    return Code("tools") if plan.options["layout"] == "single" else tool.module


def runtime_of(plan: Plan) -> str:
    """Return the package with the runtime; empty if the output has a runtime of its own."""
    return str(plan.options["runtime"])


def methods_name(plan: Plan) -> Code:
    """Return the name of the class with the tools as methods: ``OrdersTools`` of ``orders_agent``."""
    words = str(plan.words["package"]).strip("_").split("_")
    own = words[:-1] if words[-1] == "agent" and len(words) > 1 else words
    return Code("".join(word.capitalize() for word in (*own, "tools")))


def constant(plan: Plan, tool: PlannedTool, name: str) -> Code:
    """Return the name of a constant of a tool in its module."""
    if plan.options["layout"] != "single":
        return Code(name)
    stem = str(tool.module)
    if len(stem) > _LONGEST_STEM:
        stem = f"{stem[:_LONGEST_STEM]}_{_digest(stem)}"
    return Code(f"{stem}_{name}".upper())


def form_word(form: PlannedForm) -> str:
    """Return the start of the names of the constants of a form, in lower case: ``confirm_form``."""
    return f"{str(form.value_name).strip('_').lower()}_form"


def output_type(tool: PlannedTool, imports: Imports, module: str) -> Code:
    """Import the type of a tool's result: any JSON for a tool without an output schema."""
    if tool.output is None:
        return imports.use(module.rpartition(".")[0], "JsonOutput")
    return imports.use(module, tool.output_name)


def _digest(name: str) -> str:
    import hashlib  # clashes are rare, and it loads OpenSSL

    return hashlib.sha256(name.encode()).hexdigest()[:4]
