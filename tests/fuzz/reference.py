"""Properties of every answer, for any text."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping

from adlgen.diagnostics.datatypes import replace
from adlgen.document.node import JsonValue
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical
from adlgen.testing.calls import Answer
from adlgen.testing.compare import disagreements
from tests.fuzz.material import Input

DEEPEST = 128
"""How deep the arrays and objects of a text may nest."""


class NotTakenError(ValueError):
    """A text is not JSON, or contains values that targets reject."""


def read(text: str) -> JsonValue:
    """Read JSON as every target must.

    Raises NotTakenError if it is none, has a number beyond a double or a lone surrogate, or is too deep.
    """
    try:
        value: JsonValue = json.loads(
            text,
            parse_float=_number,
            parse_int=_integer,
            parse_constant=_constant,
            object_pairs_hook=_members,
        )
    except (ValueError, RecursionError) as error:
        raise NotTakenError(str(error)) from error
    _look(value, 0)
    return value


def _number(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise NotTakenError(text[:40])
    return number


def _integer(text: str) -> int:
    _number(text)
    return int(text)


def _constant(text: str) -> None:
    raise NotTakenError(text)


def _members(pairs: list[tuple[str, JsonValue]]) -> JsonValue:
    for key, value in pairs[:-1]:
        _look([key, value], 0)  # a repeated key hides its value, not what is wrong with it
    return dict(pairs)


def _look(value: JsonValue, depth: int) -> None:
    if isinstance(value, str):
        value.encode()
    elif isinstance(value, list | dict):
        if depth == DEEPEST:
            raise NotTakenError
        for key in value if isinstance(value, dict) else ():
            key.encode()
        for inner in value.values() if isinstance(value, dict) else value:
            _look(inner, depth + 1)


def wrong(given: Input, answer: Answer, schemas: Mapping[str, Canonical]) -> list[str]:
    """Return how an answer contradicts the schema or the text."""
    try:
        value = read(given.text)
    except (NotTakenError, UnicodeEncodeError):
        if answer.accepted or [p["code"] for p in answer.problems] != ["json"]:
            return [f"not JSON, but {answer}"]
        return []
    call = replace(given.call, accepted=accepts(schemas[given.tool], value))
    return [*disagreements(call, {"it": answer}, doubles=True)]
