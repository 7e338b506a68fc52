"""Values of CYCOD parameters: conversion of scalars to the declared type, and validation."""

from __future__ import annotations

import math
import re

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue, Mapping, Node, Scalar, Sequence, plain
from adlgen.schema.patterns import PatternError, compile_pattern, search
from adlgen_plugins.cycod.feature.model import ParameterType
from adlgen_plugins.cycod.frontend.keys import Written

_EXACT = 2**53
"""The largest safe integer of a double."""
_NUMBER = re.compile(r"[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?")
_BOOLEANS = {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}
_MUST_BE = {
    ParameterType.NUMBER: "a valid number",
    ParameterType.BOOLEAN: "a valid boolean (true/false, 1/0, yes/no)",
    ParameterType.ARRAY: "an array",
    ParameterType.OBJECT: "an object",
    ParameterType.STRING: "text",
}


class BadValue(ValueError):  # noqa: N818 - the message is the problem
    """An invalid value of a parameter; the message is the format's own."""


class Rules(Struct):
    """The validation rules of a parameter in addition to its type."""

    minimum: float | None = None
    maximum: float | None = None
    pattern: str | None = None
    """A valid ECMA-262 pattern."""


def typed(node: Node, name: str, kind: ParameterType, written: Written) -> JsonValue:
    """Return a node as a value of a type. Raise :class:`BadValue`."""
    match node:
        case Sequence() if kind is ParameterType.ARRAY:
            return plain(node)
        case Mapping() if kind is ParameterType.OBJECT:
            return plain(node)
        case Scalar() if kind is ParameterType.STRING:
            return written.text(node)
        case Scalar() if kind is ParameterType.NUMBER and _NUMBER.fullmatch(written.text(node)):
            return number(written.text(node))
        case Scalar() if kind is ParameterType.BOOLEAN and written.text(node).lower() in _BOOLEANS:
            return _BOOLEANS[written.text(node).lower()]
    message = f"Parameter '{name}' must be {_MUST_BE[kind]}."
    raise BadValue(message)


def number(text: str) -> int | float:
    """Return a number; integral values as int."""
    value = float(text)
    if math.isinf(value):
        return 10**308
    return int(value) if value.is_integer() and abs(value) < _EXACT else value


def check(value: JsonValue, name: str, rules: Rules) -> None:
    """Raise :class:`BadValue` if a value violates the rules of its parameter."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        if rules.minimum is not None and value < rules.minimum:
            message = f"Parameter '{name}' must be at least {shown(rules.minimum)}."
            raise BadValue(message)
        if rules.maximum is not None and value > rules.maximum:
            message = f"Parameter '{name}' must be no more than {shown(rules.maximum)}."
            raise BadValue(message)
    if isinstance(value, str) and rules.pattern is not None and not matches(rules.pattern, value):
        message = f"Parameter '{name}' does not match the required pattern: {rules.pattern}."
        raise BadValue(message)


def shown(value: float) -> str:
    """Return a number as commands and messages show it: without a zero fraction."""
    return str(int(value)) if float(value).is_integer() else repr(value)


def matches(pattern: str, text: str) -> bool:
    """Report whether a compiled pattern matches anywhere in a string."""
    return search(compile_pattern(pattern), text)


def compiles(pattern: str) -> bool:
    """Report whether a pattern is portable."""
    try:
        compile_pattern(pattern)
    except PatternError:
        return False
    return True
