"""Evaluates the conditions of steps."""

from __future__ import annotations

import re

from adlgen_plugins.cycod.feature.model import (
    AllOf,
    AnyOf,
    CommandLine,
    Comparison,
    Condition,
    Operator,
)
from adlgen_plugins.cycod.testing.text import CannotBuild, Situation, fill

_NUMBER = re.compile(r"\s*[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?\s*")


def holds(condition: Condition, line: CommandLine, situation: Situation) -> bool:
    """Report whether a condition is true. Raises :class:`CannotBuild` if an order operator compares text."""
    match condition:
        case AllOf(terms):
            return all(holds(term, line, situation) for term in terms)
        case AnyOf(terms):
            return any(holds(term, line, situation) for term in terms)
        case Comparison(left, operator, right):
            return _compare(fill(left, line, situation), operator, fill(right, line, situation))


def _compare(left: str, operator: Operator, right: str) -> bool:
    if _NUMBER.fullmatch(left) and _NUMBER.fullmatch(right):
        return _ordered(float(left), operator, float(right))
    if operator is Operator.EQUAL:
        return left == right
    if operator is Operator.DIFFERENT:
        return left != right
    message = f"'{operator.value}' compares numbers, not '{left}' and '{right}'"
    raise CannotBuild(message)


def _ordered(left: float, operator: Operator, right: float) -> bool:
    match operator:
        case Operator.EQUAL:
            return left == right
        case Operator.DIFFERENT:
            return left != right
        case Operator.AT_LEAST:
            return left >= right
        case Operator.AT_MOST:
            return left <= right
        case Operator.MORE:
            return left > right
        case Operator.LESS:
            return left < right
