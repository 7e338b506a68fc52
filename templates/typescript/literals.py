"""Literals: strings, numbers, property names and JSON values as TypeScript code.

Every function accepts any Unicode text. Each position in the code has one encoder; those for
comments are in ``docs.py``.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence

from adlgen.naming.code import Code, code
from adlgen.packs import expression
from adlgen.plan.data import JsonNumber, JsonValue

from .documents import (
    COMMA,
    LINE,
    SOFT,
    Fill,
    Fluid,
    IfBroken,
    Indent,
    Layout,
    group,
    joined,
    width,
)

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
_IN_TEMPLATE = expression(r"[\\`]|\$(?=\{)")
"""What a template literal cannot contain."""
_NOT_IN_NAMES = expression(r"^[0-9]|[^\w$\u0080-\U0010ffff]", re.ASCII)
# Formatters disagree about the width of these characters; escaped, they cannot change the layout.
_UNCLEAR = frozenset("\u203c\u2049\u2139\u3030\u303d") | frozenset(map(chr, range(0x2194, 0x219A)))
_RAW_SYMBOLS = frozenset("\u00a6\u00b0")
_ESCAPED = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Me", "Mn", "So", "Zl", "Zp", "Zs"})
_INHERITED = frozenset(
    (
        *("constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable"),
        *("toLocaleString", "toString", "valueOf"),
    )
)
compact = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Returns the JSON text of a value without spaces."""
_QUOTED = json.encoder.encode_basestring
MAX_SAFE = 2**53 - 1
_JSON_WIDTH = 100
"""The maximum width of a line of JSON text that could be broken."""
_SHORT_KEY = 5
"""Below this width of a key, prettier never moves a text to the next line."""


def string(text: str) -> Code:
    """Return a string literal with the quotes that prettier chooses."""
    if _PLAIN.fullmatch(text):
        return Code(f'"{text}"')
    quote = "'" if text.count('"') > text.count("'") else '"'
    return Code(quote + "".join(_character(c, quote) for c in text) + quote)


def _character(char: str, quote: str) -> str:
    if " " <= char <= "~":
        return "\\" + char if char in (quote, "\\") else char
    if char in _SHORT:
        return _SHORT[char]
    return char if _clear(char) else escape(char)


def _clear(char: str) -> bool:
    if char in _RAW_SYMBOLS:
        return True
    if ord(char) > 0xFFFF or char in _UNCLEAR:  # noqa: PLR2004 - beyond the first plane
        return False
    if unicodedata.category(char) == "Sm" and "\u25fb" <= char <= "\u25fe":
        return False
    return unicodedata.category(char) not in _ESCAPED


def escape(char: str) -> str:
    """Return the escape sequence of a character."""
    point = ord(char)
    if point > 0xFFFF:  # noqa: PLR2004 - beyond the first plane
        return f"\\u{{{point:x}}}"
    return f"\\u{point:04x}"


def _ascii_string(text: str) -> Code:
    """Return a string literal of ASCII characters."""
    body = "".join(c if c.isascii() else escape(c) for c in text)
    return Code(f'"{body}"')


def is_name(key: str) -> bool:
    """Report whether a property name needs no quotes in any version of Unicode."""
    if key.isascii():
        return _IDENTIFIER.fullmatch(key) is not None
    letters = all(unicodedata.category(c) in ("Lu", "Ll", "Lo", "Lt") or c.isascii() for c in key)
    return letters and max(key) <= "\uffff" and key.isidentifier()


def member(key: str) -> Code:
    """Return the name of a property in an interface."""
    if is_name(key):
        return Code(key)
    if key.isascii() or _NOT_IN_NAMES.search(key):
        return string(key)
    # Newer versions of Unicode may accept it as an identifier; an escape keeps the quotes.
    return _ascii_string(key)


def key(text: str) -> Code:
    """Return the name of a property in an object literal."""
    return Code('["__proto__"]') if text == "__proto__" else member(text)


def number(value: JsonNumber) -> Code:
    """Return a number without loss; an integer beyond the range of ``number`` is a ``bigint``."""
    if isinstance(value, int):
        return Code(str(value) if abs(value) <= MAX_SAFE else f"{value}n")
    text = repr(value)
    mantissa, e, exponent = text.partition("e")
    return Code(f"{mantissa}e{int(exponent)}" if e else text)


# --- JSON text --------------------------------------------------------------------------------


def json_text(value: JsonValue) -> Code:
    """Return the JSON text of a value, as :func:`json_lines` breaks it, as a template literal."""
    return template(json_lines(value))


def template(text: str) -> Code:
    """Return a text of several lines as a template literal."""
    if "\\" in text or "`" in text or "${" in text:
        text = _IN_TEMPLATE.sub(r"\\\g<0>", text)
    if not (text.isascii() and text.replace("\n", "").isprintable()):
        text = "".join(c if " " <= c <= "~" or c == "\n" or _clear(c) else escape(c) for c in text)
    return Code(f"`{text}`")


def json_lines(value: JsonValue) -> str:
    """Return the JSON text of a value.

    In an array or object that is too long for a line, each element but the first starts a line.
    """
    if isinstance(value, str):
        return _QUOTED(value)
    if isinstance(value, dict):
        start, end = "{", "}"
        parts = [f"{_QUOTED(name)}:{json_lines(part)}" for name, part in value.items()]
    elif isinstance(value, list):
        start, end = "[", "]"
        parts = [json_lines(part) for part in value]
    else:
        return compact(value)
    flat = f"{start}{','.join(parts)}{end}"
    if len(flat) <= _JSON_WIDTH:  # then no part has several lines
        return flat
    return start + ",\n".join(parts) + end


# --- JSON values ------------------------------------------------------------------------------


def literal(value: JsonValue, *, inherited: bool = False) -> Layout:
    """Lay out a JSON value as a literal.

    A property that every object inherits hides the expected type from TypeScript; below it, the kind of a number
    is a constant.
    """
    match value:
        case None:
            return Code("null")
        case bool():
            return Code("true" if value else "false")
        case int() | float():
            return number(value)
        case Code():
            return value
        case str():
            return string(value)
        case list():
            return array([literal(item, inherited=inherited) for item in value], value)
        case {"as": str(kind)} if inherited and len(value) == 1:
            return object_([entry("as", code("{} as const", string(kind)), kind)])
        case dict():
            hidden = {k: inherited or k in _INHERITED for k in value}
            entries = [entry(k, literal(v, inherited=hidden[k]), v) for k, v in value.items()]
            return object_(entries)


def entry(name: str, value: Layout, source: JsonValue = None) -> Layout:
    """Lay out a property of an object literal; ``source`` is its value as JSON, if it is a literal."""
    return named_entry(key(name), value, source)


def named_entry(name: Code, value: Layout, source: JsonValue = None) -> Layout:
    """Lay out a property of an object literal whose name is code."""
    return (code("{}:", name), entry_value(name, value, source))


def entry_value(name: Code, value: Layout, source: JsonValue = None) -> Layout:
    """Lay out what follows the colon of a property."""
    if width(name) < _SHORT_KEY or _stays(source):
        return (Code(" "), value)
    if isinstance(source, str):
        return text_value(name, value)
    return Fluid(value)


def text_value(name: Code, value: Layout) -> Layout:
    """Lay out what follows the colon of a property whose value is a string literal."""
    return (Code(" "), value) if width(name) < _SHORT_KEY else group(Indent((LINE, value)))


def _stays(value: JsonValue) -> bool:
    """Report whether a literal never moves to the next line: booleans and unsigned numbers."""
    if isinstance(value, bool):
        return True
    return isinstance(value, int | float) and value >= 0 and not str(number(value)).endswith("n")


def object_(entries: Sequence[Layout], *, broken: bool = False) -> Layout:
    """Lay out an object literal."""
    if not entries:
        return Code("{}")
    inner = joined((COMMA, LINE), entries)
    return group(Code("{"), Indent((LINE, inner)), IfBroken(COMMA), LINE, Code("}"), broken=broken)


def array(items: Sequence[Layout], values: Sequence[JsonValue] = ()) -> Layout:
    """Lay out an array literal; ``values`` are the items as JSON, if they are literals."""
    if not items:
        return Code("[]")
    inner: Layout
    if len(values) > 1 and all(_is_number(value) for value in values):
        inner = _filled(items)
    else:
        inner = (joined((COMMA, LINE), items), IfBroken(COMMA))
    return group(Code("["), Indent((SOFT, inner)), SOFT, Code("]"), broken=_is_table(values))


def _filled(items: Sequence[Layout]) -> Layout:
    parts: list[Layout] = []
    for item in items[:-1]:
        parts += [(item, COMMA), LINE]
    return Fill((*parts, items[-1]), COMMA)


def _is_number(value: JsonValue) -> bool:
    """Report whether a value is printed as a number."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_table(values: Sequence[JsonValue]) -> bool:
    """Report whether all items are objects, or all arrays, of more than one element."""
    if len(values) < 2:  # noqa: PLR2004 - a single row is not a table
        return False
    same = all(isinstance(v, dict) for v in values) or all(isinstance(v, list) for v in values)
    return same and all(isinstance(v, dict | list) and len(v) > 1 for v in values)
