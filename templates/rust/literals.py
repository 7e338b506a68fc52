"""Literals: one encoder for each position in which text of a spec is printed.

Every encoder is total. For any text, the result compiles in its position: it contains no line
break, control character or bidirectional character that rustc rejects, and it cannot end early.
"""

from __future__ import annotations

import json
import unicodedata

from adlgen.naming.code import Code, code
from adlgen.packs.text import visible
from adlgen.plan.data import JsonValue

_SHORT = 50
"""The longest JSON that takes one line."""
_GROUPED = 10_000
"""The smallest integer with grouped digits."""
_MARKS = 3
"""The largest number of ``#`` around a raw string."""
INT64 = range(-(2**63), 2**63)
_ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_PLAIN = ("L", "N", "P", "S")


def string(text: str) -> Code:
    """Encode a text as a string literal on one line."""
    if text.isascii() and text.isprintable():
        shown = text.replace("\\", "\\\\").replace('"', '\\"')
    else:
        plain = _is_plain(text)
        shown = "".join(_escaped(c, plain=plain) for c in text)
    return Code(f'"{shown}"')


def comment(text: str) -> Code:
    """Encode a text for a line comment."""
    return Code(" ".join(visible(text).split()))


def json_line(value: JsonValue) -> Code:
    """Encode a value as a string literal that holds compact JSON."""
    return _raw(_ascii_safe(_compact(value)))


def json_text(text: str) -> Code:
    """Encode formatted JSON as a string literal."""
    return _raw(_ascii_safe(text))


def json_rows(value: JsonValue) -> Code:
    """Encode a value as a string literal of compact JSON; a schema has a line for each property and definition."""
    if not isinstance(value, dict):
        return json_line(value)
    rows = (f"\n{_compact(key)}:{_rows(key, part)}" for key, part in value.items())
    text = "{" + ",".join(rows) + "}"
    if len(text) - text.count("\n") <= _SHORT:  # JSON text has no line breaks of its own
        text = text.replace("\n", "")
    return _raw(_ascii_safe(text))


def _rows(key: str, value: JsonValue) -> str:
    if key not in ("properties", "$defs", "definitions") or not isinstance(value, dict):
        return _compact(value)
    return (
        "{" + ",".join(f"\n{_compact(name)}:{_compact(part)}" for name, part in value.items()) + "}"
    )


def _compact(value: JsonValue) -> str:
    return _ENCODE(value)


def block_string(text: str) -> Code | None:
    """Encode a text of several lines as a raw literal; None if it has invisible characters."""
    seen = all(c == "\n" or " " <= c <= "~" or (_is_visible(c) and _is_plain(text)) for c in text)
    return _raw(text) if seen and _marks(text) <= _MARKS and " \n" not in text else None


def integer(value: int) -> Code:
    """Encode a 64-bit integer."""
    digits = f"{abs(value):_}" if abs(value) >= _GROUPED else str(abs(value))
    return Code(f"-{digits}" if value < 0 else digits)


def constant(value: JsonValue) -> Code:
    """Encode a constant as an expression that converts into ``Json``."""
    match value:
        case bool():
            return Code("true" if value else "false")
        case int() if value in INT64:
            return _suffixed(value)
        case str():
            return string(value)
        case None:
            return Code("Json::Null")
        case _:
            return code("Json::embedded({})", json_line(value))


def is_native(value: JsonValue) -> bool:
    """Report whether every number fits a native type."""
    match value:
        case dict():
            return all(map(is_native, value.values()))
        case list():
            return all(map(is_native, value))
        case bool():
            return True
        case int() | float():
            return -(2**63) <= value < 2**63
        case _:
            return True


def words_of(value: JsonValue) -> set[str]:
    """Return the names that the expression of a constant imports."""
    is_plain = isinstance(value, str | bool) or (isinstance(value, int) and value in INT64)
    return set() if is_plain else {"Json"}


def _suffixed(value: int) -> Code:
    """Encode an integer: an ``i32``, or a literal with the suffix of an ``i64``."""
    literal = integer(value)
    return literal if value in range(-(2**31), 2**31) else code("{}_i64", literal)


def _is_plain(text: str) -> bool:
    return unicodedata.is_normalized("NFC", text)


def _escaped(char: str, *, plain: bool) -> str:
    if char in '"\\':
        return f"\\{char}"
    if " " <= char <= "~" or (plain and _is_visible(char)):
        return char
    short = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return short.get(char) or f"\\u{{{ord(char):x}}}"


def _is_visible(char: str) -> bool:
    """Report whether a character beyond ASCII is a visible letter, digit, punctuation mark or symbol."""
    return char > "~" and unicodedata.category(char)[0] in _PLAIN


def _ascii_safe(text: str) -> str:
    """Escape the characters of JSON text that a raw string must not contain."""
    if text.isascii() and text.replace("\n", "").isprintable():
        return text
    plain = _is_plain(text)
    return "".join(
        c if c == "\n" or " " <= c <= "~" or (plain and _is_visible(c)) else _json_escape(c)
        for c in text
    )


def _json_escape(char: str) -> str:
    return json.dumps(char)[1:-1] if char > "~" and char != "\x7f" else f"\\u{ord(char):04x}"


def _raw(text: str) -> Code:
    """Encode a text without escapes, between as many ``#`` as it needs."""
    marks = _marks(text)
    if marks > _MARKS:
        text = text.replace("#", "\\u0023")
        marks = 1
    if not marks and '"' not in text:
        return Code(f'r"{text}"' if "\\" in text else f'"{text}"')
    fence = "#" * max(marks, 1)
    return Code(f'r{fence}"{text}"{fence}')


def _marks(text: str) -> int:
    """Return the number of ``#`` that a raw string needs."""
    if '"#' not in text:
        return int('"' in text)
    longest = 0
    for after in text.split('"')[1:]:
        longest = max(longest, len(after) - len(after.lstrip("#")) + 1)
    return longest
