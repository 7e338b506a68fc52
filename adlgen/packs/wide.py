"""Reports constants that the integers of a language cannot hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adlgen.diagnostics.codes.packs import WIDE_INTEGER
from adlgen.diagnostics.memory import remembered
from adlgen.diagnostics.model import Log, Span
from adlgen.document.node import JsonValue
from adlgen.ir import types as ir
from adlgen.ir.agent import Agent, Body
from adlgen.packs.support import nodes_of
from adlgen.plan.language import Language

_LEAST = ("minimum", "exclusiveMinimum")
_MOST = ("maximum", "exclusiveMaximum")
_NUMERIC = frozenset({ir.Const, ir.Enum, ir.Record, ir.Integer})
"""Types with numbers that are checked."""


def report_wide_integers(
    agent: Agent, language: Language, options: Mapping[str, str | bool], log: Log
) -> None:
    """Warn about defaults, constants, values and bounds that the integers of a language cannot hold exactly."""
    key, _, value = language.wide_integers.partition("=")
    if key and options.get(key) == value:
        return
    settings = (language.title, language.largest_integer, language.wide_integers)
    for body in (body for tool in agent.tools for body in tool.bodies):

        def compute(log: Log, body: Body = body) -> tuple[None, bool]:
            _report(body, language, log)
            return None, True

        remembered("wide", (body,), settings, log, compute)


def _report(body: Body, language: Language, log: Log) -> None:
    largest = language.largest_integer
    for root in (body.root, *body.definitions.values()):
        for node in nodes_of(root):
            if type(node) not in _NUMERIC or not _has_numbers(node):
                continue
            for keyword, number, span in _wide(node, largest):
                message = (
                    f"'{keyword}' has {number}, which the integers of {language.title} cannot hold"
                    f" (up to {largest})"
                )
                lifts = language.wide_integers
                lifted = f"generate with --opt {lifts}, or " if "=" in lifts else ""
                log.add(WIDE_INTEGER, message, span, f"{lifted}use a string for such numbers")


def _has_numbers(node: ir.Type) -> bool:
    """Report whether a type may have numbers, as few do."""
    match node:
        case ir.Record():
            return any(field.default is not None for field in node.fields)
        case ir.Integer():
            return bool(node.meta.constraints)
        case ir.Enum():
            return not all(isinstance(value, str) for value in node.values)
        case _:
            return True


def _wide(node: ir.Type, largest: int) -> Iterator[tuple[str, JsonValue, Span]]:
    """Yield the keywords of a type with numbers that are too large, and their places."""
    match node:
        case ir.Const(value=value):
            yield from (("const", n, node.span) for n in _integers(value) if abs(n) > largest)
        case ir.Enum(values=values):
            found = (n for value in values for n in _integers(value) if abs(n) > largest)
            yield from (("enum", n, node.span) for n in found)
        case ir.Record(fields=fields):
            for field in fields:
                if field.default is None:
                    continue
                is_double = isinstance(_inner(field.type), ir.Number)
                for n in _integers(field.default.value):
                    if abs(n) > largest and not (is_double and int(float(n)) == n):
                        yield "default", n, field.span
        case ir.Integer(meta=meta):
            for key in (*_LEAST, *_MOST):
                bound = meta.constraints.get(key)
                least = bound if key in _LEAST or not isinstance(bound, int | float) else -bound
                if isinstance(least, int | float) and least > largest:
                    yield key, bound, node.span
        case _:
            pass


def _inner(type_: ir.Type) -> ir.Type:
    return type_.inner if isinstance(type_, ir.Nullable) else type_


def _integers(value: JsonValue) -> Iterator[int]:
    """Yield the integers in a value."""
    stack = [value]
    while stack:
        match stack.pop():
            case bool():
                pass
            case int(number):
                yield number
            case list(items):
                stack += items
            case dict(members):
                stack += members.values()
            case _:
                pass
