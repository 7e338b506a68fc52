"""Transforms of a tool that runs commands which only its author can implement."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.features.commands.facts import hooked
from adlgen.features.commands.model import CommandLine, Hook
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
            name=fields[parameter],
            key=literal(parameter),
            docs=doc(
                f"{fields[parameter]} turns a value of {sentence(parameter)}"
                " into the text of a command.",
                expression,
            ),
            expression=literal(expression),
        )
        for parameter, expression in transforms_of(tool)
    )


def transforms_of(tool: PlannedTool) -> Iterator[tuple[str, str]]:
    """Yield the parameters with a transform that only the author can implement, and its text."""
    line = tool.extras["commands"].data.get("model")
    if isinstance(line, CommandLine):
        for parameter in hooked(line):
            if isinstance(parameter.transform, Hook):
                yield parameter.name, parameter.transform.expression
