"""The core schema of YAML 1.2: the values of plain scalars."""

from __future__ import annotations

import math
from typing import TypeAlias

from adlgen.diagnostics.expressions import expression

MAX_DIGITS = 400
"""The maximum number of digits of an integer: printing large integers takes quadratic time."""

JsonScalar: TypeAlias = bool | int | float | str | None
"""The value of a scalar."""

_WORDS: dict[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
MAY_BE_SPECIAL = frozenset("-+.0123456789~nNtTfF")
"""The first characters of plain scalars that may not be strings."""
_INTEGER = expression(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = expression(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_ALWAYS_EXACT = 16
"""Decimals of this length have at most 15 digits, all of which a double keeps."""
_NOT_FINITE = expression(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")


class NumberRange(ValueError):  # noqa: N818 - the message is the problem
    """A number that JSON or a double cannot represent."""


def resolve(text: str) -> JsonScalar:
    """Return the value of a plain scalar. Raise :class:`NumberRange`."""
    if text and text[0] not in MAY_BE_SPECIAL:
        return text
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return integer(text)
    if _FLOAT.fullmatch(text):
        return double(text)
    if _NOT_FINITE.fullmatch(text):
        message = f"JSON cannot represent {text}"
        raise NumberRange(message)
    return text


def integer(text: str) -> int:
    """Return an integer written in base 10, ``0o`` or ``0x``. Raise :class:`NumberRange`."""
    if len(text) <= MAX_DIGITS:
        base = {"0o": 8, "0x": 16}.get(text[:2], 10)
        value = int(text[2:] if base != 10 else text, base)  # noqa: PLR2004 - the usual base
        if abs(value) < 10**MAX_DIGITS:
            return value
    message = f"the integer has more than {MAX_DIGITS} digits"
    raise NumberRange(message)


def double(text: str) -> float:
    """Return a finite double. Raise :class:`NumberRange`."""
    value = float(text)
    if math.isinf(value):
        message = "the number is too large for a 64-bit float"
        raise NumberRange(message)
    return value


def rounding(text: str, value: JsonScalar) -> str | None:
    """Return the message for a number that is another one than its text, of which a double cannot hold all digits."""
    if not isinstance(value, float) or (len(text) <= _ALWAYS_EXACT and "e" not in text.lower()):
        return None
    from decimal import Decimal  # slow to import, and such numbers are rare

    return None if Decimal(text) == Decimal(repr(value)) else f"the number is read as {value!r}"


ROUNDED_HINT = "write the number that is used, or quote the value if a string is intended"
"""The hint for a number that is rounded."""


def as_integer(text: str) -> int | None:
    """Return the value of an integer, or None for other text. Raise :class:`NumberRange`."""
    return integer(text) if _INTEGER.fullmatch(text) else None


def as_double(text: str) -> float | None:
    """Return the value of a number, or None for other text. Raise :class:`NumberRange`."""
    whole = as_integer(text)
    if whole is not None:
        return double(str(whole))
    return double(text) if _FLOAT.fullmatch(text) else None


def as_word(text: str) -> bool | str | None:
    """Return the boolean or null that the text denotes, else the text."""
    return _WORDS.get(text, text)
