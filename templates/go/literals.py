"""Literals: the encoders of spec text, one per position.

Every encoder is total: for any text, the result compiles, is formatted as gofmt does it, and denotes
exactly that text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache

from adlgen.naming.code import Code
from adlgen.packs import expression
from adlgen.plan.data import JsonValue

_INVISIBLE = (
    "\x00-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u08e2\u115f\u1160\u17b4\u17b5"
    r"\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ue000-\uf8ff"
    "\ufdd0-\ufdef\ufeff\uffa0\ufff0-\uffff\U000110bd\U000110cd\U00013430-\U0001343f"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U0010ffff"
)
"""Characters that are invisible or reorder their neighbors. The list does not come from
``unicodedata``, so that the output is the same for every version of Unicode."""
_QUOTED = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


_ENCODE = json.JSONEncoder(ensure_ascii=False).encode
_ENCODE_COMPACT = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_SPECIAL = expression(r'["\\\n\r\t]')


def _escape(match: re.Match[str]) -> str:
    number = ord(match[0])
    return f"\\u{number:04x}" if number < 1 << 16 else f"\\U{number:08x}"


@cache
def _invisible(more: str = "") -> re.Pattern[str]:
    """Compile the pattern of invisible and some more characters; most specifications need none."""
    return re.compile(f"[{more}{_INVISIBLE}]")


def visible(text: str) -> str:
    """Escape invisible characters."""
    if text.isascii() and text.isprintable():
        return text
    return _invisible().sub(_escape, text)


def _fits_raw(text: str) -> bool:
    """Return whether a raw string literal can hold a text."""
    if text.isascii() and text.isprintable():
        return "`" not in text
    return not _invisible("`").search(text)


def literal(text: str) -> Code:
    """Render a string literal; a raw one if it needs fewer escapes."""
    if ("\\" in text or '"' in text) and _fits_raw(text):
        return Code(f"`{text}`")
    return Code(_quoted(text))


def _quoted(text: str) -> str:
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'
    return f'"{visible(_SPECIAL.sub(lambda m: _QUOTED[m[0]], text))}"'


def struct_tag(entries: Iterable[tuple[str, str]]) -> Code:
    """Render the tag of a field, given keys and values."""
    return literal(" ".join(f"{key}:{_quoted(value)}" for key, value in entries))


def json_tag(value: str) -> Code:
    """Render the tag of a field for encoding/json, given a value without characters to escape."""
    return Code(f'`json:"{value}"`')


def raw(text: str) -> Code | None:
    """Render a text of several lines as a raw string literal; None if that is impossible."""
    return Code(f"`{text}`") if _fits_raw(text.replace("\n", "")) else None


def literals(texts: Iterable[str]) -> Code:
    """Render string literals with commas between them."""
    return Code(", ").joined(map(literal, texts))


def _json_escape(match: re.Match[str]) -> str:
    data = match[0].encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{data[i : i + 4]}" for i in range(0, len(data), 4))


def json_line(value: JsonValue, *, compact: bool = False) -> str:
    """Serialize JSON on one line without characters that a raw string literal cannot contain."""
    text = (_ENCODE_COMPACT if compact else _ENCODE)(value)
    if text.isascii() and text.isprintable() and "`" not in text:
        return text
    return _invisible("`").sub(_json_escape, text)


def json_literal(value: JsonValue, *, compact: bool = False) -> Code:
    """Render JSON as a raw string literal of one line."""
    return Code(f"`{json_line(value, compact=compact)}`")
