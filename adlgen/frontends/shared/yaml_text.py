"""Serialization of plain data as YAML that every YAML parser reads as the same data."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from adlgen.document.node import JsonValue

_PLAIN = re.compile(r"[$]?[A-Za-z](?:[A-Za-z0-9_.,/()'-]| (?=[A-Za-z0-9_.,/()'-]))*")
"""Strings that every YAML version reads as strings, except :data:`_WORDS`."""
_WORDS = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n"})
"""Words that some YAML versions read as booleans or null, in any case."""
_LONGEST_KEY = 1000
"""Longer keys need ``?``: parsers scan at most 1,024 characters for the colon of a simple key."""
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_SHORT, _LONG = 0xFF, 0xFFFF


def yaml_text(data: JsonValue) -> str:
    """Return data as a YAML document in block style, indented by two spaces; strings take one line."""
    return "\n".join(_lines(data)) + "\n"


def _lines(data: JsonValue) -> Iterator[str]:
    """Yield the lines of a value that starts on its own line."""
    match data:
        case dict() if data:
            for key, value in data.items():
                yield from _entry(scalar(key), value)
        case list() if data:
            for item in data:
                first, *more = _lines(item)
                yield f"- {first}"
                yield from (f"  {line}" for line in more)
        case _:
            yield scalar(data)


def _entry(key: str, value: JsonValue) -> Iterator[str]:
    lines = list(_lines(value))
    if len(key) > _LONGEST_KEY:
        yield f"? {key}"
        yield f": {lines[0]}"
        yield from (f"  {line}" for line in lines[1:])
    elif isinstance(value, dict | list) and value:
        yield f"{key}:"
        yield from (f"  {line}" for line in lines)
    else:
        yield f"{key}: {lines[0]}"


def scalar(value: JsonValue) -> str:
    """Return a value that takes one line: a scalar or an empty collection."""
    if not isinstance(value, str):
        return json.dumps(value)
    if _PLAIN.fullmatch(value) and value.lower() not in _WORDS:
        return value
    return f'"{"".join(map(_character, value))}"'


def _character(char: str) -> str:
    escape = _ESCAPES.get(char)
    if escape is not None:
        return escape
    if char.isprintable():
        return char
    number = ord(char)
    if number <= _SHORT:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number <= _LONG else f"\\U{number:08x}"
