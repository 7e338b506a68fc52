"""Values of the spec as Python literals: one encoder per position, total over all text without lone surrogates."""

from __future__ import annotations

import re

from adlgen.naming.code import Code
from adlgen.plan.data import JsonValue

from .layout import Expr, Group, Leaf, Pair, listing

# Escaped: control, format and bidi characters, unusual spaces, fillers, non-characters, tags. Fixed ranges, so that the output does not depend on a Unicode version.
HIDDEN = (
    "\x00-\x1f\x7f-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u08e2\u115f\u1160\u1680\u17b4\u17b5"
    "\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ud800-\udfff\ufdd0-\ufdef"
    "\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff"
    + "".join(
        f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in range(0x10000, 0x110000, 0x10000)
    )
)
_ESCAPED = re.compile(f"[{HIDDEN}]")
_SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}


def string(text: str) -> Code:
    """Encode text as a string literal, with the quotes that black prefers."""
    quote = "'" if text.count('"') > text.count("'") else '"'
    body = text.replace("\\", "\\\\").replace(quote, f"\\{quote}")
    return Code(f"{quote}{_ESCAPED.sub(_escape, body)}{quote}")


def _escape(match: re.Match[str]) -> str:
    char = match[0]
    return _SHORT.get(char) or hexadecimal(char)


def hexadecimal(char: str) -> str:
    """Escape a character by its code point."""
    if char <= "\xff":
        return f"\\x{ord(char):02x}"
    return f"\\u{ord(char):04x}" if char <= "\uffff" else f"\\U{ord(char):08x}"


def ascii_only(literal: Code) -> Code:
    """Escape the non-ASCII characters of a string literal."""
    return Code("".join(char if char.isascii() else hexadecimal(char) for char in literal))


def number(value: float) -> Code:
    """Encode a JSON number."""
    return Code(repr(value).replace("e+", "e"))


def scalar(value: bool | float | str | None) -> Code:  # noqa: FBT001 - the JSON value itself
    """Encode a JSON scalar."""
    match value:
        case None | True | False:
            return Code(value)
        case str():
            return string(value)
        case _:
            return number(value)


def is_literal(value: JsonValue) -> bool:
    """Report whether ``Literal[...]`` can contain a value."""
    return value is None or isinstance(value, str | bool | int)


def json_literal(value: JsonValue) -> Expr:
    """Encode a JSON value as a Python literal."""
    if isinstance(value, dict):
        pairs = (Pair(Code(f"{string(k)}: "), json_literal(v)) for k, v in value.items())
        return Group(Code("{"), tuple(pairs), Code("}"))
    if isinstance(value, list):
        return listing(map(json_literal, value))
    return Leaf(scalar(value))
