"""Where the declarations and fields of a plan come from: types and plans, walked side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Span
from adlgen.ir import types as ir
from adlgen.ir.agent import Agent, Body
from adlgen.plan.model import (
    SHARED,
    Declaration,
    ListOf,
    MapOf,
    Named,
    NullableOf,
    Own,
    Plan,
    PlannedBody,
    PlannedField,
    PlannedType,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)


class Place(Struct):
    """What is emitted for a place of a specification."""

    tool: str
    """The id of the tool that has the declarations; empty if tools share them."""
    names: tuple[str, ...]
    """The names of the declarations; of a field that of its type first."""
    known: frozenset[str]
    """The names of all declarations of the plan."""
    field: PlannedField | None = None
    is_tool: bool = False
    """Whether it is that of the tool itself."""


def places_of(agent: Agent, plan: Plan) -> Iterator[tuple[Span, Place]]:
    """Yield the tools, properties and definitions of an agent by the range of their values in the specification."""
    names = [declared.name for declared in plan.declarations.values()]
    names += [body.name for tool in plan.tools for body in tool.bodies]
    shared = () if plan.types is None else plan.types.definitions.values()
    known = frozenset([*names, *(one.name for one in shared)])
    planned = {tool.id: tool for tool in plan.tools}
    for tool in agent.tools:
        found = planned.get(tool.id)
        if found is None:
            continue
        sides = tuple(body.name for body in (found.input, found.output) if body is not None)
        yield tool.span, Place(tool.id, sides, known, is_tool=True)
        for body, own in zip(tool.bodies, found.bodies, strict=False):
            yield from _Walk(plan, tool.id, body, own, known).all()
    if agent.shared is not None and plan.types is not None:
        yield from _Walk(plan, "", agent.shared.body, plan.types, known).all()


def spans_of(body: Body) -> Iterator[Span]:
    """Yield the ranges of the types and fields of a body; some more than once."""
    waiting: list[ir.Type] = [body.root, *body.definitions.values()]
    while waiting:
        one = waiting.pop()
        yield one.span
        match one:
            case ir.List(item=inner) | ir.Map(value=inner) | ir.Nullable(inner=inner):
                waiting.append(inner)
            case ir.Record(fields=fields, extra=extra):
                yield from (found.span for found in fields)
                waiting += [found.type for found in fields]
                waiting += [] if extra is None else [extra]
            case ir.Tuple(items=items, rest=rest):
                waiting += [*items, *(() if rest is None else (rest,))]
            case ir.Union(variants=variants):
                waiting += [variant.type for variant in variants]
            case _:
                pass


class _Walk:
    """The places of one body; each type is visited once."""

    def __init__(
        self, plan: Plan, tool: str, body: Body, planned: PlannedBody, known: frozenset[str]
    ) -> None:
        self._plan, self._tool, self._known = plan, tool, known
        self._body, self._planned = body, planned
        self._seen: set[tuple[int, int]] = set()

    def all(self) -> Iterator[tuple[Span, Place]]:
        """Yield the places of the root and of all that it uses, or of all definitions that tools share."""
        if not self._tool and self._plan.types is not None:
            for name, one in self._plan.types.definitions.items():
                root = self._body.definitions.get(name)
                if root is not None:
                    yield root.span, Place("", (one.name,), self._known)
                    yield from self._of(root, one.type)
            return
        yield self._body.root.span, Place(self._tool, (self._planned.name,), self._known)
        yield from self._of(self._body.root, self._planned.type)

    def _of(self, root: ir.Type, use: PlannedType) -> Iterator[tuple[Span, Place]]:
        waiting = [(root, use)]
        while waiting:
            type_, planned = waiting.pop()
            type_, planned = self._plain(type_), _plain(planned)
            if (id(type_), id(planned)) in self._seen:
                continue
            self._seen.add((id(type_), id(planned)))
            match type_, planned:
                case (ir.List(item=inner), ListOf(item=item)) | (
                    ir.Map(value=inner),
                    MapOf(value=item),
                ):
                    waiting.append((inner, item))
                case _, Named(key=key) if key in self._plan.declarations:
                    if key.startswith(SHARED) and self._tool:
                        continue  # the body of shared types has it
                    declared = self._plan.declarations[key]
                    yield type_.span, Place(self._tool, (declared.name,), self._known)
                    yield from self._fields(type_, declared)
                    waiting += _parts(type_, declared)
                case _:
                    pass

    def _plain(self, type_: ir.Type) -> ir.Type:
        """Return the type to which references lead, without null."""
        for _ in range(len(self._body.definitions) + 1):
            match type_:
                case ir.Ref(name=name) if name in self._body.definitions:
                    type_ = self._body.definitions[name]
                case ir.Nullable(inner=inner):
                    type_ = inner
                case _:
                    return type_
        return type_

    def _fields(self, type_: ir.Type, declared: Declaration) -> Iterator[tuple[Span, Place]]:
        if not isinstance(type_, ir.Record) or not isinstance(declared, RecordDecl):
            return
        planned: Mapping[str, PlannedField] = {one.key: one for one in declared.fields}
        for one in type_.fields:
            own = planned.get(one.key)
            if own is None:
                continue
            yield one.span, Place(
                self._tool, (declared.name, *self._of_field(own)), self._known, own
            )

    def _of_field(self, own: PlannedField) -> Iterator[str]:
        """Yield the name of the declaration of a field's type, if the same file has it."""
        type_ = _plain(own.type)
        while isinstance(type_, ListOf | MapOf):
            type_ = _plain(type_.item if isinstance(type_, ListOf) else type_.value)
        is_own = isinstance(type_, Named) and not (type_.key.startswith(SHARED) and self._tool)
        if isinstance(type_, Named) and is_own and type_.key in self._plan.declarations:
            yield self._plan.declarations[type_.key].name


def _plain(planned: PlannedType) -> PlannedType:
    """Return a planned type without null, and the generated one of a type of the user."""
    while True:
        match planned:
            case NullableOf(inner=inner):
                planned = inner
            case Own(wire=wire) if wire is not None:
                planned = wire
            case _:
                return planned


def _parts(type_: ir.Type, declared: Declaration) -> Iterator[tuple[ir.Type, PlannedType]]:
    """Yield the parts of a type with the planned ones."""
    match type_, declared:
        case ir.Record(), RecordDecl():
            planned = {one.key: one.type for one in declared.fields}
            yield from ((f.type, planned[f.key]) for f in type_.fields if f.key in planned)
            if type_.extra is not None and declared.extra is not None:
                yield type_.extra, declared.extra
        case ir.Union(), UnionDecl():
            for variant, own in zip(type_.variants, declared.variants, strict=False):
                yield variant.type, own.type
        case ir.Tuple(), TupleDecl():
            yield from zip(type_.items, declared.items, strict=False)
            if type_.rest is not None and declared.rest is not None:
                yield type_.rest, declared.rest
        case _:
            pass
