"""Checks of keyword values that are not schemas."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TypeAlias

from adlgen.document.node import JsonValue
from adlgen.schema.keywords import Form

_SHORT = 24
_LONG = 40
_Test: TypeAlias = Callable[[JsonValue], bool]


def _is_number(value: JsonValue) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _is_positive(value: JsonValue) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and value > 0


def _is_count(value: JsonValue) -> bool:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    return value >= 0 and value == int(value)


def _are_names(value: JsonValue) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def _are_name_lists(value: JsonValue) -> bool:
    return isinstance(value, dict) and all(_are_names(names) for names in value.values())


EXPECTED: Mapping[Form, tuple[_Test, str]] = {
    Form.ANY: (lambda _: True, ""),
    Form.ANCHOR: (lambda value: isinstance(value, str), "a string"),
    Form.IDENTIFIER: (lambda value: isinstance(value, str), "a string"),
    Form.REFERENCE: (lambda value: isinstance(value, str), "a string"),
    Form.DYNAMIC_REFERENCE: (lambda value: isinstance(value, str), "a string"),
    Form.RECURSIVE_REFERENCE: (lambda value: value == "#", 'the string "#"'),
    Form.RECURSIVE_ANCHOR: (lambda value: isinstance(value, bool), "true or false"),
    Form.TEXT: (lambda value: isinstance(value, str), "a string"),
    Form.PATTERN: (lambda value: isinstance(value, str), "a string"),
    Form.BOOLEAN: (lambda value: isinstance(value, bool), "true or false"),
    Form.FLAG: (lambda value: isinstance(value, bool), "true or false"),
    Form.NUMBER: (_is_number, "a number"),
    Form.LIMIT: (_is_number, "a number"),
    Form.POSITIVE: (_is_positive, "a number above 0"),
    Form.COUNT: (_is_count, "a whole number, 0 or more"),
    Form.VALUES: (lambda value: isinstance(value, list), "a list of values"),
    Form.NAMES: (_are_names, "a list of names"),
    Form.NAME_LISTS: (_are_name_lists, "an object of lists of names"),
}
"""The test of the values of each form, and what it expects."""


def expectation(form: Form, value: JsonValue) -> str | None:
    """Return the expected value of a keyword, or None if the value is valid."""
    test, expected = EXPECTED[form]
    return None if test(value) else expected


def kind_of(value: JsonValue) -> str:
    """Describe a value, for messages."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return f"the string {value!r}" if len(value) <= _SHORT else "a string"
        case int() | float():
            return f"the number {value!r}"
        case list():
            return "a list" if value else "an empty list"
        case dict():
            return "an object" if value else "an empty object"


def preview(value: JsonValue) -> str:
    """Return a value as short JSON text, for messages."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text if len(text) <= _LONG else text[: _LONG - 3] + "..."


def hint_for(keyword: str, value: JsonValue) -> str | None:
    """Return a hint for an invalid value of a keyword."""
    if value is None:
        return f"leave {keyword} out"
    if keyword == "required" and isinstance(value, bool):
        return "list the name in 'required' next to 'properties'"
    if keyword == "required" and isinstance(value, str):
        return f"write [{value}]"
    if value == [] and keyword in ("properties", "patternProperties", "$defs", "definitions"):
        return "write {}"
    if isinstance(value, str) and value.lower() in ("true", "false"):
        return f"write {value.lower()} without quotes"
    if isinstance(value, str) and value.lstrip("-").replace(".", "", 1).isdecimal():
        return f"write {value} without quotes"
    return None
