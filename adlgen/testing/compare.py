"""Compares the answers of targets with verdicts and with one another."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from types import MappingProxyType

from adlgen.document.node import JsonValue
from adlgen.testing.calls import Answer
from adlgen.testing.cases import Call

_NONE: Mapping[str, str] = MappingProxyType({})
EXACT = 2**53
"""Integers from this value on are out of range for some targets."""


def doubled(value: JsonValue) -> JsonValue:
    """Return a value with large integers rounded to the nearest doubles."""
    if isinstance(value, dict):
        return {key: doubled(item) for key, item in value.items()}
    if isinstance(value, list):
        return [doubled(item) for item in value]
    return int(float(value)) if isinstance(value, int) and abs(value) > EXACT else value


def holds(whole: JsonValue, part: JsonValue) -> bool:
    """Report whether ``whole`` equals ``part``, except for properties that ``part`` does not have."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(
            key in whole and holds(whole[key], value) for key, value in part.items()
        )
    if isinstance(part, list):
        return (
            isinstance(whole, list)
            and len(whole) == len(part)
            and all(holds(a, b) for a, b in zip(whole, part, strict=True))
        )
    if isinstance(part, bool) or isinstance(whole, bool):
        return part is whole
    return whole == part


def out_of_range(value: JsonValue) -> bool:
    """Report whether a value contains a number that is out of range for some targets."""
    if isinstance(value, dict):
        return any(map(out_of_range, value.values()))
    if isinstance(value, list):
        return any(map(out_of_range, value))
    return isinstance(value, int | float) and abs(value) >= EXACT


def canonical_text(value: JsonValue) -> str:
    """Return JSON text that is equal for equal values: sorted keys, 1.0 as 1."""
    return json.dumps(_plain(value), sort_keys=True, default=_exact)


def _exact(number: Decimal) -> int | str:
    return int(number) if number == number.to_integral_value() else str(number.normalize())


def _plain(value: JsonValue) -> JsonValue:
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def disagreements(
    call: Call,
    answers: Mapping[str, Answer],
    options: Mapping[str, str] = _NONE,
    *,
    doubles: bool = False,
) -> Iterator[str]:
    """Yield the mistakes in, and the differences between, the answers of targets to a call.

    ``options`` are those of the pack. With ``doubles``, numbers beyond 2^53 are compared as doubles.
    """
    read: Callable[[str], JsonValue] = json.loads
    if doubles:
        read = _read_doubles
    elif options.get("numbers") == "exact":
        read = _read_exact
    big = options.get("integers") == "big"
    (first, pattern), *others = answers.items()
    for target, answer in answers.items():
        yield from (f"{target}: {wrong}" for wrong in _mistakes(call, answer, read, big=big))
    for target, answer in others:
        if answer.problems != pattern.problems:
            yield f"{first} and {target}: {pattern.problems} and {answer.problems}"
    encoded = {
        target: canonical_text(read(answer.encoded))
        for target, answer in answers.items()
        if answer.encoded is not None and not answer.refused
    }
    if len(set(encoded.values())) > 1:
        yield f"encoded differently: {encoded}"


def _read_doubles(text: str) -> JsonValue:
    return doubled(json.loads(text))


def _read_exact(text: str) -> JsonValue:
    value: JsonValue = json.loads(text, parse_float=Decimal)
    return value


def _mistakes(
    call: Call, answer: Answer, read: Callable[[str], JsonValue], *, big: bool
) -> Iterator[str]:
    if answer.accepted is not call.accepted:
        yield f"accepted is {answer.accepted} {answer.problems}"
    elif bool(answer.problems) is call.accepted:
        yield f"accepted is {answer.accepted}, but the problems are {answer.problems}"
    elif not call.accepted:
        return
    elif answer.refused:
        if big or not out_of_range(json.loads(call.text)):
            yield f"not decoded: {answer.refused}"
    elif answer.encoded is None or not holds(read(answer.encoded), read(call.text)):
        yield f"encoded as {answer.encoded}"
