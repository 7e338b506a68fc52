"""Transforms of a tool that runs commands which only its author can implement."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.view import View
from adlgen.plan.model import Named, PlannedBody, PlannedTool, RecordDecl

from ...docs import doc, sentence
from ...literals import literal


def fields_of(body: PlannedBody) -> dict[str, Code]:
    """Return the fields of a record by their JSON names; empty for other types."""
    if not isinstance(body.type, Named):
        return {}
    decl = body.declarations[body.type.key]
    return {f.key: f.name for f in decl.fields} if isinstance(decl, RecordDecl) else {}


def hooks_of(tool: PlannedTool) -> tuple[View, ...]:
    """Build the views of the transforms that only the author can implement."""
    fields = fields_of(tool.input)
    return tuple(
        View(
            name=fields[hook.text("parameter")],
            key=literal(hook.text("parameter")),
            docs=doc(
                f"{fields[hook.text('parameter')]} converts a value of"
                f" {sentence(hook.text('parameter'))} to text of the command.",
                hook.text("expression"),
            ),
            expression=literal(hook.text("expression")),
        )
        for hook in tool.extras["commands"].data.records("hooks")
    )
