"""What the tools of a plan need of the runtime, beyond what all tools need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet

from adlgen.naming.code import Code
from adlgen.packs.once import for_last
from adlgen.plan.data import JsonValue
from adlgen.plan.model import (
    Declaration,
    EnumDecl,
    Plan,
    PlannedBody,
    PlannedTool,
    RecordDecl,
    UnionDecl,
)

from ..patterns import is_program
from ..types import TypePrinter
from .records import Records, may_be_null
from .zeros import Zeros

_ALTERNATIVES = frozenset(("anyOf", "oneOf"))
MORE_KEYWORDS = frozenset(
    (
        *("not", "if", "then", "else", "multipleOf"),
        *("uniqueItems", "prefixItems", "contains", "minContains", "maxContains"),
        *("patternProperties", "propertyNames", "dependentRequired", "dependentSchemas"),
        *("unevaluatedItems", "unevaluatedProperties"),
    )
)
"""The keywords of ``more_keywords.gen.go``, which few schemas have."""
_NAMED = frozenset(("$defs", "properties", "patternProperties", "dependentSchemas"))
"""Keywords whose members are subschemas by name."""
_PARTS = (dict, list)
_VALUES = frozenset(("const", "default", "enum", "examples", "dependentRequired"))
"""Keywords whose values are not schemas."""


def _any_output(needs: Callable[[Plan], bool]) -> Callable[[Plan], bool]:
    """Return a fact that also holds if files must not depend on the specification."""
    return lambda plan: plan.options["layout"] == "single" or needs(plan)


def _bodies(plan: Plan) -> Iterator[tuple[PlannedTool | None, PlannedBody]]:
    if plan.types is not None:
        yield None, plan.types
    for tool in plan.tools:
        yield from ((tool, body) for body in tool.bodies)


def _declared(plan: Plan) -> Iterator[tuple[PlannedTool | None, PlannedBody, Declaration]]:
    for tool, body in _bodies(plan):
        for decl in body.declarations.values():
            yield tool, body, decl


def _printer(plan: Plan, tool: PlannedTool | None) -> TypePrinter:
    return TypePrinter.of(plan, tool, _Owners())


class _Owners(dict[str, Code]):
    """Qualifies no type: only the form of types counts."""

    def __missing__(self, path: str) -> Code:
        return Code("")

    def __contains__(self, path: object) -> bool:
        return True


def _has_enums(plan: Plan) -> bool:
    return any(isinstance(d, EnumDecl) and d.kind is not None for *_, d in _declared(plan))


def _has_unions(plan: Plan) -> bool:
    return any(
        isinstance(decl, UnionDecl) and not _printer(plan, tool).is_scalar(decl)
        for tool, _, decl in _declared(plan)
    )


def _has_maybes(plan: Plan) -> bool:
    keep = plan.options["defaults"] == "keep"
    return any(
        isinstance(decl, RecordDecl)
        and any(may_be_null(field, plan.declarations) for field in decl.fields)
        and Records(_printer(plan, tool), keep, Zeros(body)).has_maybe(decl)
        for tool, body, decl in _declared(plan)
    )


def _has_programs(plan: Plan) -> bool:
    sources = {source for _, body in _bodies(plan) for source in body.patterns}
    return any(map(is_program, sources))


def _has_keywords(keywords: frozenset[str]) -> Callable[[Plan], bool]:
    return lambda plan: not keywords.isdisjoint(_keywords(plan))


@for_last
def _keywords(plan: Plan) -> AbstractSet[str]:
    """Return the keywords of the schemas of a plan and of their subschemas."""
    found: set[str] = set()
    waiting: list[JsonValue] = [body.canonical for _, body in _bodies(plan)]
    while waiting:
        schema = waiting.pop()
        if isinstance(schema, list):
            waiting += schema
        elif isinstance(schema, dict):
            found.update(schema)
            for keyword, value in schema.items():
                if isinstance(value, str) or not isinstance(value, _PARTS) or keyword in _VALUES:
                    continue  # most values are texts
                if keyword in _NAMED and isinstance(value, dict):
                    waiting += value.values()
                else:
                    waiting.append(value)
    return found


FACTS: Mapping[str, Callable[[Plan], bool]] = {
    "needs_alternatives": _any_output(_has_keywords(_ALTERNATIVES)),
    "needs_enums": _any_output(_has_enums),
    "needs_forms": _any_output(lambda plan: any(tool.elicits for tool in plan.tools)),
    "needs_maybes": _any_output(_has_maybes),
    "needs_more_keywords": _any_output(_has_keywords(MORE_KEYWORDS)),
    "needs_programs": _any_output(_has_programs),
    "needs_unions": _any_output(_has_unions),
}
