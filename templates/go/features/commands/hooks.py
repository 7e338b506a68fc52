"""Transforms of a tool that runs commands which only the author can turn into code."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.features.commands.facts import hooked
from adlgen.features.commands.model import CommandLine, Hook
from adlgen.naming.code import Code
from adlgen.plan.model import Named, PlannedBody, PlannedTool, RecordDecl

from ...docs import doc, sentence
from ...literals import literal


@dataclass(frozen=True, slots=True)
class HookView:
    """A transform that only the author can turn into code."""

    name: Code
    key: Code
    """The parameter, as a literal."""
    docs: tuple[Code, ...]
    expression: Code


def fields_of(body: PlannedBody) -> dict[str, Code]:
    """Return the fields of a record by their names in JSON; empty for what is no record."""
    if not isinstance(body.type, Named):
        return {}
    decl = body.declarations[body.type.key]
    return {f.key: f.name for f in decl.fields} if isinstance(decl, RecordDecl) else {}


def hooks_of(tool: PlannedTool) -> tuple[HookView, ...]:
    """Return the transforms that only the author can turn into code."""
    line = tool.extras["commands"].data.get("model")
    if not isinstance(line, CommandLine):
        return ()
    fields = fields_of(tool.input)
    return tuple(
        HookView(
            name=fields[p.name],
            key=literal(p.name),
            docs=doc(
                f"{fields[p.name]} turns a value of {sentence(p.name)} into the text of a command.",
                p.transform.expression,
            ),
            expression=literal(p.transform.expression),
        )
        for p in hooked(line)
        if isinstance(p.transform, Hook)
    )
