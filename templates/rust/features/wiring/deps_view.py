"""The dependencies that a tool's file declares."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.samples import NoSampleError, sample_call
from adlgen.plan.model import PlannedTool

from ...layout import Lines, Placed, place_type, place_value
from ...literals import json_line
from .deps import Dependency, dependencies

_FIELD = 9
"""The columns of a field before its type, without its name."""
_MODULES = ("config",)
_SAMPLE = 26
"""The columns of ``pub const SAMPLE: &str =``."""


class FieldView(Struct):
    """A field of the struct."""

    doc: Lines
    name: Code
    type: Placed


class DepsView(Struct):
    """The data for ``core/deps.rs.j2``."""

    fields: tuple[FieldView, ...]
    words: frozenset[str]
    """The identifiers in the types, for imports."""
    modules: tuple[Code, ...]
    """The modules of ``toolspec`` that the types name."""
    sample: Placed | None
    """Arguments that the tool accepts, if its handler is to be written and a sample is known."""


def deps_view(context: FileContext) -> tuple[DepsView, ...]:
    """Return the struct of a tool's dependencies, unless the agent has them already."""
    assert context.tool is not None
    if context.plan.options["hosted"]:
        return ()
    found = dependencies(context.tool, context.plan)
    words = frozenset(word for dep in found for word in dep.type.words())
    modules = tuple(Code(name) for name in _MODULES if name in words)
    accepted = accepted_sample(context.tool)
    placed = place_value(accepted, _SAMPLE, Code(";")) if accepted else None
    return (DepsView(tuple(map(_field, found)), words, modules, placed),)


def accepted_sample(tool: PlannedTool) -> Code | None:
    """Return a literal of arguments that a tool accepts; None if no sample is known or needed."""
    if tool.extras.keys() - {"wiring"}:
        return None
    try:
        return json_line(sample_call(tool))
    except NoSampleError:
        return None


def _field(dep: Dependency) -> FieldView:
    return FieldView(dep.doc, dep.name, place_type(dep.type, _FIELD + len(dep.name), indent=4))
