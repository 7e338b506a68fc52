"""Encoders: spec text to code, one function per position; total for every Unicode text."""

from __future__ import annotations

import re
import unicodedata

from adlgen.naming.code import Code

_SHORT = {
    "\b": "\\b",
    "\f": "\\f",
    "\n": "\\n",
    "\r": "\\r",
    "\t": "\\t",
    "\v": "\\v",
    "\\": "\\\\",
}
_PLAIN = re.compile(r"[ !#-&(-\[\]-~]*")
_IDENTIFIER = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")
_NOT_IN_NAMES = re.compile(r"^[0-9]|[^\w$\u0080-\U0010ffff]", re.ASCII)
# Characters whose width formatters disagree about: escaped, so that the layout is beyond doubt.
_UNCLEAR = frozenset("\u203c\u2049\u2139\u3030\u303d") | frozenset(map(chr, range(0x2194, 0x219A)))
_RAW_SYMBOLS = frozenset("\u00a6\u00b0")
_ESCAPED = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Me", "Mn", "So", "Zl", "Zp", "Zs"})
MAX_SAFE = 2**53 - 1


def string(text: str) -> Code:
    """Write a text as a string literal, with the quotes that prettier would choose."""
    if _PLAIN.fullmatch(text):
        return Code(f'"{text}"')
    quote = "'" if text.count('"') > text.count("'") else '"'
    return Code(quote + "".join(_character(c, quote) for c in text) + quote)


def _character(char: str, quote: str) -> str:
    if " " <= char <= "~":
        return "\\" + char if char in (quote, "\\") else char
    if char in _SHORT:
        return _SHORT[char]
    return char if _clear(char) else _escape(char)


def _clear(char: str) -> bool:
    if char in _RAW_SYMBOLS:
        return True
    if ord(char) > 0xFFFF or char in _UNCLEAR:  # noqa: PLR2004 - beyond the first plane
        return False
    if unicodedata.category(char) == "Sm" and "\u25fb" <= char <= "\u25fe":
        return False
    return unicodedata.category(char) not in _ESCAPED


def _escape(char: str) -> str:
    point = ord(char)
    if point > 0xFFFF:  # noqa: PLR2004 - beyond the first plane
        return f"\\u{{{point:x}}}"
    return f"\\u{point:04x}"


def _ascii_string(text: str) -> Code:
    """Write a text as a string literal that holds only ASCII."""
    body = "".join(c if c.isascii() else _escape(c) for c in text)
    return Code(f'"{body}"')


def is_name(key: str) -> bool:
    """Whether a property may be written without quotes, whatever tables a tool has."""
    if key.isascii():
        return _IDENTIFIER.fullmatch(key) is not None
    letters = all(unicodedata.category(c) in ("Lu", "Ll", "Lo", "Lt") or c.isascii() for c in key)
    return letters and max(key) <= "\uffff" and key.isidentifier()


def member(key: str) -> Code:
    """Write the name of a property in an interface."""
    if is_name(key):
        return Code(key)
    if key.isascii() or _NOT_IN_NAMES.search(key):
        return string(key)
    # It may be an identifier by somebody's tables; an escape says that the quotes stay.
    return _ascii_string(key)


def key(text: str) -> Code:
    """Write the name of a property in an object literal."""
    return Code('["__proto__"]') if text == "__proto__" else member(text)


def number(value: float) -> Code:
    """Write a number without loss: an integer that a ``number`` may not hold is a ``bigint``."""
    if isinstance(value, int):
        return Code(str(value) if abs(value) <= MAX_SAFE else f"{value}n")
    text = repr(value)
    mantissa, e, exponent = text.partition("e")
    return Code(f"{mantissa}e{int(exponent)}" if e else text)


# --- documentation ----------------------------------------------------------------------------

_BREAKS = re.compile(r"\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_HIDDEN = re.compile(
    r"[\x00-\x08\x0e-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]"
)
_SPACES = re.compile(r"[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
"""What looks like a space; linters take it for a mistake."""
_TAG = re.compile(r"(?:(?<=\s)|^)@|(?<=\{)@")


def doc_lines(text: str) -> tuple[Code, ...]:
    """Split a text into lines for a JSDoc comment; blank lines are single, none at either end."""
    lines: list[Code] = []
    for line in _BREAKS.split(text):
        shown = _doc_line(line)
        if shown or (lines and lines[-1]):
            lines.append(shown)
    while lines and not lines[-1]:
        lines.pop()
    return tuple(lines)


def _doc_line(line: str) -> Code:
    spaced = _SPACES.sub(" ", line.replace("\t", "  "))
    shown = _HIDDEN.sub(lambda m: _escape(m[0]), spaced).rstrip(" ")
    shown = shown.replace("*/", "*\\/").replace("@internal", "&#64;internal")
    return Code(_TAG.sub(r"\\@", shown))


def header_text(text: str) -> Code:
    """Write a text into a line comment that starts with other words."""
    return Code(" ".join(doc_lines(text)))
