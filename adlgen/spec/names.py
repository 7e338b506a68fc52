"""The names by which models call tools."""

from __future__ import annotations

import re
from collections.abc import Callable

from adlgen.diagnostics.hashing import sha256
from adlgen.diagnostics.model import Span
from adlgen.spec.model import ToolSpec

PORTABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""Names that every provider of models accepts."""


def name_of(tool: ToolSpec) -> str:
    """Return the name that a model uses to call a tool, as written."""
    return tool.name.value if tool.name is not None else tool.id.value


def span_of(tool: ToolSpec) -> Span:
    """Return the place of that name."""
    return tool.name.span if tool.name is not None else tool.id.span


def allowed(name: str, id_: str, allows: Callable[[str], object] = PORTABLE.fullmatch) -> str:
    """Return the first of a tool's name and its id that is allowed; otherwise a new name."""
    for one in (name, id_):
        if allows(one):
            return one
    return replacement(name)


def replacement(name: str) -> str:
    """Return a name that every provider allows, and that no other name has."""
    mark = sha256(name.encode("utf-8", "surrogatepass")).hexdigest()[:7]
    start = re.sub(r"[^A-Za-z0-9_]", "_", name)[:50]
    return f"{start if re.match('[A-Za-z_]', start) else f'_{start}'}_{mark}"
