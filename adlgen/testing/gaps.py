"""The gaps of a pack: forms and features that a case needs and the pack lacks, derived from the IR.

The generator reports gaps as diagnostics. This module derives them independently, so that a pack
that reports too few or too many fails conformance.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from adlgen.diagnostics.codes.packs import MISSING_FEATURE, UNSUPPORTED_FORM
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Diagnostic
from adlgen.ir import types as ir
from adlgen.ir.agent import Agent, Body
from adlgen.plan.language import Language
from adlgen.testing.cases import Case

_NAME = re.compile(r"'([^']*)'")
_OWN_NAMES: Mapping[type[object], str] = {
    ir.Any: "any",
    ir.Never: "never",
    ir.Null: "null",
    ir.Boolean: "boolean",
    ir.Integer: "integer",
    ir.Number: "number",
    ir.String: "string",
    ir.Enum: "enum",
    ir.Const: "const",
    ir.List: "list",
    ir.Tuple: "tuple",
    ir.Map: "map",
    ir.Record: "record",
    ir.Union: "union",
    ir.Nullable: "nullable",
}


class Gap(Struct, order=True):
    """A form or feature that a pack lacks, at the position that needs it first."""

    code: str
    name: str
    """The form or the feature."""
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.code}: {self.name!r}"


def expected_gaps(agent: Agent, language: Language) -> set[Gap]:
    """Return the gaps that the diagnostics of an agent have to report."""
    gaps, missing = set(), set[str]()
    for tool in agent.tools:
        for name in tool.extras.keys() - set(language.features) - missing:
            missing.add(name)
            gaps.add(Gap(MISSING_FEATURE.id, name, tool.span.line, tool.span.column))
        for body in tool.bodies:
            for node in _all_types(body):
                lacking = [f for f in _forms(node, body) if f in language.unsupported]
                if lacking:
                    span = node.span
                    gaps.add(Gap(UNSUPPORTED_FORM.id, lacking[0], span.line, span.column))
    return gaps


def reported_gaps(diagnostics: Iterable[Diagnostic]) -> set[Gap]:
    """Return the gaps that diagnostics report; the first quoted name in a message is that of the gap."""
    gaps = set()
    for found in diagnostics:
        if found.code in (MISSING_FEATURE, UNSUPPORTED_FORM):
            name = _NAME.search(found.message)
            assert name is not None, found.message
            assert found.span is not None, found.message
            gaps.add(Gap(found.code.id, name[1], found.span.line, found.span.column))
    return gaps


def lacking_options(case: Case, language: Language) -> list[str]:
    """Return the options of a case that a pack does not have, with their values."""
    known = {option.name: option for option in language.options}
    return [
        f"{name}={value}"
        for name, value in case.options_of(language.name).items()
        if name not in known or not known[name].takes(value)
    ]


def _all_types(body: Body) -> Iterator[ir.Type]:
    waiting = [body.root, *body.definitions.values()]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(_parts(node))


def _parts(node: ir.Type) -> list[ir.Type]:
    match node:
        case ir.List(item=part) | ir.Map(value=part) | ir.Nullable(inner=part):
            return [part]
        case ir.Tuple(items=items, rest=rest):
            return [*items, *([] if rest is None else [rest])]
        case ir.Record(fields=fields, extra=extra):
            return [*(field.type for field in fields), *([] if extra is None else [extra])]
        case ir.Union(variants=variants):
            return [variant.type for variant in variants]
        case _:
            return []


def _forms(node: ir.Type, body: Body) -> list[str]:
    """Return the names of the form of a type, the general one first."""
    match node:
        case ir.Ref(name=name):
            return ["recursive"] if _reaches(name, body) else []
        case ir.Enum(values=values) if len({_json_type(value) for value in values}) > 1:
            return ["enum", "enum:mixed"]
        case ir.Record(extra=extra) if extra is not None:
            return ["record", "record:open"]
        case ir.Union(tag=tag):
            return ["union", "union:untagged" if tag is None else "union:tagged"]
        case _:
            return [_OWN_NAMES[type(node)]]


def _json_type(value: object) -> str:
    match value:
        case bool():
            return "boolean"
        case int() | float():
            return "number"
        case _:
            return type(value).__name__


def _reaches(name: str, body: Body) -> bool:
    """Report whether a definition contains a reference to itself, directly or through others."""
    seen: set[str] = set()
    waiting = [body.definitions[name]]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ir.Ref):
            if node.name == name:
                return True
            if node.name not in seen:
                seen.add(node.name)
                waiting.append(body.definitions[node.name])
        waiting.extend(_parts(node))
    return False
