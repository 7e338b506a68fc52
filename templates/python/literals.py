"""Values of the spec as Python literals: one encoder per position, total over all text without lone surrogates."""

from __future__ import annotations

import re

from adlgen.naming.code import Code
from adlgen.plan.data import JsonNumber, JsonValue

from .escapes import DISPUTED, HIDDEN, hexadecimal
from .layout import Expr, Group, Leaf, Pair, listing

_ESCAPED = f"[{HIDDEN}]"
_SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}


def string(text: str) -> Code:
    """Encode text as a string literal, with the quotes that black prefers."""
    quote = "'" if text.count('"') > text.count("'") else '"'
    body = text.replace("\\", "\\\\").replace(quote, f"\\{quote}")
    if not (body.isascii() and body.isprintable()):
        body = _without_disputed(re.sub(_ESCAPED, _escape, body))
    return Code(f"{quote}{body}{quote}")


def _without_disputed(text: str) -> str:
    """Escape in every place alike: pyright reads the escape of a character beyond U+FFFF as another one."""
    return re.sub(f"[{DISPUTED}]", _escape, text)


def _escape(match: re.Match[str]) -> str:
    char = match[0]
    return _SHORT.get(char) or hexadecimal(char)


def number(value: JsonNumber) -> Code:
    """Encode a JSON number."""
    return Code(repr(value).replace("e+", "e"))


def scalar(value: bool | JsonNumber | str | None) -> Code:  # noqa: FBT001 - the JSON value itself
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
