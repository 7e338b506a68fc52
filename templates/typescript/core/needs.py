"""What an output needs of the runtime for the keywords and the patterns of schemas."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

from adlgen.packs import expression
from adlgen.packs.patterns import Engine, translated, with_properties
from adlgen.plan.model import Plan, PlannedBody

from ..literals import compact
from .direct import pointers
from .ranges import table
from .shared import definitions_of

_ECMASCRIPT = Engine(backtracks=True, same_syntax=True)
_ANCHORED = Engine(backtracks=True, same_syntax=True, largest=10_000)
"""For patterns that are tried at the start of a text only; repetitions are loops with a counter."""
_MORE = "|".join(
    (
        *("anyOf", "oneOf", "not", "if", "multipleOf", "uniqueItems", "contains"),
        *("unevaluatedItems", "unevaluatedProperties", "patternProperties", "propertyNames"),
        *("dependentRequired", "dependentSchemas"),
    )
)
"""The keywords of ``runtime/more.ts``."""
_MORE_ENDS = re.compile(rf'"(?:{_MORE})":')
_MORE_KEYS = expression(rf'(?<=[{{,\n])"(?:{_MORE})":')
"""One of them as a key in JSON text; a key may also end like one, after an escaped quote."""


def mentions_more(text: str) -> bool:
    """Report whether a schema may have a keyword of ``more.ts``; a property of that name counts too."""
    return _MORE_ENDS.search(text) is not None and _MORE_KEYS.search(text) is not None


_last: list[tuple[Plan, bool]] = []
"""The plan of the last call of :func:`has_more`, which decides about several files, and its result."""


def has_more(plan: Plan) -> bool:
    """Report whether a schema has a keyword of ``more.ts``; any may, if no file depends on the specification."""
    if plan.options["validator"] != "embedded":
        return False
    if plan.options["layout"] == "single":
        return True
    if not _last or _last[0][0] is not plan:
        _last[:] = [(plan, any(map(_has_more, _bodies(plan))))]
    return _last[0][1]


def _has_more(body: PlannedBody) -> bool:
    schema = mentions_more(compact(body.own_schema))
    canonical = schema if body.is_canonical else mentions_more(compact(body.own_canonical))
    if schema is canonical:
        return schema
    is_read = not body.shared and pointers(body.own_schema, body.own_canonical) is not None
    return schema if is_read else canonical


def has_programs(plan: Plan) -> bool:
    """Report whether a module has programs of patterns; any may, if no file depends on the specification."""
    if plan.options["validator"] != "embedded":
        return False
    if plan.options["layout"] == "single" or plan.formats:
        return True
    return any(programs_of(body.own_patterns) for body in _bodies(plan))


def _bodies(plan: Plan) -> Iterator[PlannedBody]:
    for tool in plan.tools:
        yield from tool.bodies
    yield from definitions_of(plan).bodies.values()


def programs_of(patterns: Mapping[str, object]) -> dict[str, str]:
    """Return the programs of patterns for which the language's own take too long.

    A pattern with Unicode properties, whose meaning depends on the version of Node, has an expression, and its
    properties have tables.
    """
    out: dict[str, str] = {}
    for source, steps in patterns.items():
        if source.startswith("*") or translated(source, _engine(source)) is not None:
            continue  # formats have a module of their own
        found = with_properties(source, _engine(source))
        if found is None:
            out[source] = json.dumps(steps, separators=(",", ":"))
        else:
            out[source] = found.expression
            out |= {f"+{name}": table(ranges) for name, ranges in found.properties.items()}
    return out


def _engine(source: str) -> Engine:
    is_anchored = source.startswith("^") and "|" not in source
    return _ANCHORED if is_anchored else _ECMASCRIPT
