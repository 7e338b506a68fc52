"""The parts of a tool's plan that files of other tools may depend on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from adlgen.diagnostics.datatypes import replace
from adlgen.plan.model import (
    Declaration,
    EnumDecl,
    ListOf,
    MapOf,
    Named,
    NullableOf,
    Plan,
    PlannedBody,
    PlannedTool,
    PlannedType,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

Outline: TypeAlias = tuple[object, ...]
"""Values that are equal if nothing outside a tool can be different."""


def outline_of(plan: Plan, number: int) -> Outline:
    """Return the outline of the tool at a position: all of the plan except documentation and the content of its types.

    It has every name that the tool claims where other tools claim names, and all data of features.
    """
    tool = plan.tools[number]
    others = (*plan.tools[:number], *plan.tools[number + 1 :])
    return (replace(plan, tools=others, declarations={}), *_tool(tool))


def _tool(tool: PlannedTool) -> Iterator[object]:
    yield from (tool.id, tool.llm_name, tool.wire_name, tool.tags, tool.listed)
    yield from (tool.type_name, tool.value_name, tool.file, tool.module, tool.output_name)
    yield tool.extras
    yield from (tool.scopes, [(form.name, form.value_name) for form in tool.elicits])
    yield tool.output is None
    for body in tool.bodies:
        yield (*_body(body),)


def _body(body: PlannedBody) -> Iterator[object]:
    yield from (body.name, _uses(body.type), body.is_canonical, bool(body.patterns))
    for key, declaration in body.declarations.items():
        yield (key, type(declaration), declaration.name, declaration.parent, *_parts(declaration))


def _parts(declaration: Declaration) -> Iterator[object]:
    """Yield the names that a declaration adds to those of types, its uses of others, and whether it has defaults."""
    match declaration:
        case RecordDecl(fields=fields, extra=extra):
            yield any(field.has_default for field in fields)
            yield [use for field in fields for use in _uses(field.type)]
            yield None if extra is None else _uses(extra)
        case EnumDecl(members=members, kind=kind):
            yield from (kind, [member.name for member in members])
        case UnionDecl(variants=variants, tag=tag):
            yield tag
            yield [(variant.name, _uses(variant.type)) for variant in variants]
        case TupleDecl(items=items, rest=rest):
            yield [_uses(item) for item in items]
            yield None if rest is None else _uses(rest)


def _uses(type_: PlannedType) -> tuple[str, ...]:
    """Return the keys of the declarations that a type uses."""
    match type_:
        case Named(key=key):
            return (key,)
        case ListOf(item=inner) | MapOf(value=inner) | NullableOf(inner=inner):
            return _uses(inner)
        case _:
            return ()
