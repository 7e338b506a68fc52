"""Views of what one tool declares: its definition, and the schemas of its input and output."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.plan.model import PlannedBody, PlannedTool

from ..docs import described
from ..literals import json_text, literal, literals, programs
from ..types import is_alias
from .declarations import Declarations, DeclarationView


@dataclass(frozen=True, slots=True)
class DefinitionView:
    """The definition that the model sees, as string literals."""

    id: Code
    name: Code
    title: Code
    """Empty without a title."""
    description: Code
    tags: Code
    """With commas between them; empty without tags."""


@dataclass(frozen=True, slots=True)
class BodyView:
    """The input or the output of a tool."""

    side: Code
    """``Input`` or ``Output``."""
    name: Code
    docs: tuple[Code, ...]
    """The documentation of an alias."""
    is_alias: bool
    """Whether the name is an alias of ``type``, without a declaration."""
    type: Code
    use: Code
    """The type where the input or output is used: the name, or ``type``."""
    codec: Code
    schema: Code
    """The constant of the schema that acceptance is decided by."""
    programs: Code
    """The compiled patterns, as a literal; empty with an external validator."""
    source: Code
    """The schema that the model sees, as a literal."""
    canonical: Code
    """The canonical schema, as a literal; empty if it equals ``source``."""
    declarations: tuple[DeclarationView, ...]


def definition_view(tool: PlannedTool) -> DefinitionView:
    """Build the view of the definition of a tool."""
    return DefinitionView(
        id=literal(tool.id),
        name=literal(tool.llm_name),
        title=literal(tool.title) if tool.title else Code(""),
        description=literal(tool.description),
        tags=literals(tool.tags),
    )


def body_views(declarations: Declarations, *, embedded: bool) -> Iterator[BodyView]:
    """Build the views of the input and, if the tool declares one, the output."""
    tool = declarations.tool
    yield _body(declarations, tool.input, Code("Input"), embedded=embedded)
    if tool.output is not None:
        yield _body(declarations, tool.output, Code("Output"), embedded=embedded)


def _body(declarations: Declarations, body: PlannedBody, side: Code, *, embedded: bool) -> BodyView:
    rendered = declarations.printer.render_type(body.type)
    alias = is_alias(body)
    first = f"{body.name} is the {side.lower()} of {declarations.tool.llm_name}."
    return BodyView(
        side=side,
        name=body.name,
        docs=described(first, body.doc),
        is_alias=alias,
        type=rendered.type,
        use=body.name if alias else rendered.type,
        codec=rendered.codec,
        schema=code("source{}" if body.one_text else "canonical{}", body.name),
        programs=programs(body.patterns.items()) if embedded else Code(""),
        source=json_text(body.schema),
        canonical=Code("") if body.one_text else json_text(body.canonical),
        declarations=tuple(declarations.views(body, side)),
    )
