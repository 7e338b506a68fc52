"""Conversion of values to text in commands: transforms, numbers, lists."""

from __future__ import annotations

import json
import math
from decimal import Decimal

from adlgen.document.node import JsonValue
from adlgen_plugins.cycod.feature.model import Change

_BLANK = (
    "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)
"""The whitespace that trimming removes, as in ECMAScript."""
_LEAST_PLAIN, _LEAST_LARGE = 1e-6, 1e21
_YES = ("true", "1", "yes")


def changed(value: JsonValue, changes: tuple[Change, ...]) -> JsonValue:
    """Return a value after its transforms; null stays null."""
    for change in changes:
        if value is not None:
            value = _changed(value, change)
    return value


def _changed(value: JsonValue, change: Change) -> JsonValue:
    match change:
        case Change.LOWER:
            return str(value).lower()
        case Change.UPPER:
            return str(value).upper()
        case Change.TRIM:
            return str(value).strip(_BLANK)
        case Change.BOOLEAN:
            return value is True or value == 1 or str(value).lower() in _YES
        case Change.FLOOR | Change.CEIL | Change.ROUND:
            assert isinstance(value, int | float)
            return _rounded(value, change)


def _rounded(value: float, change: Change) -> int:
    if change is Change.CEIL:
        return math.ceil(value)
    return math.floor(value + 0.5 if change is Change.ROUND else value)


def texts(value: JsonValue) -> list[str]:
    """Return a value as texts: one for each item of a list, else one; null is the empty text."""
    return [_text(item) for item in value] if isinstance(value, list) else [_text(value)]


def _text(value: JsonValue) -> str:
    match value:
        case None:
            return ""
        case bool():
            return "true" if value else "false"
        case str():
            return value
        case int():
            return str(value)
        case float():
            return _number(value)
        case _:
            return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _number(value: float) -> str:
    """Return a number as ECMAScript shows it: 10 for 10.0, no exponent from 1e-6 to below 1e21."""
    if value == 0 or _LEAST_PLAIN <= abs(value) < _LEAST_LARGE:
        shown = format(Decimal(repr(value)), "f")
        return "0" if value == 0 else _short(shown)
    mantissa, _, exponent = repr(value).partition("e")
    sign = "-" if exponent.startswith("-") else "+"
    return f"{mantissa.removesuffix('.0')}e{sign}{exponent.lstrip('+-').lstrip('0')}"


def _short(shown: str) -> str:
    return shown.rstrip("0").rstrip(".") if "." in shown else shown
