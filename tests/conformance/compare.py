"""How values and what the languages say about them are compared."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from decimal import Decimal
from types import MappingProxyType

from adlgen.document.node import JsonValue
from adlgen.testing.cases import Call
from tests.conformance.suite import Answer

_NONE: Mapping[str, str] = MappingProxyType({})
EXACT = 2**53
"""Integers beyond this are out of range for some target."""


def holds(whole: JsonValue, part: JsonValue) -> bool:
    """Whether a value is another one, or that one with defaults filled in."""
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
    """Whether an integer in a value is too large for some target."""
    if isinstance(value, dict):
        return any(map(out_of_range, value.values()))
    if isinstance(value, list):
        return any(map(out_of_range, value))
    return isinstance(value, int | float) and abs(value) > EXACT


def canonical_text(value: JsonValue) -> str:
    """Spell equal JSON values alike: sorted keys, 1.0 as 1."""
    return json.dumps(_plain(value), sort_keys=True)


def _plain(value: JsonValue) -> JsonValue:
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def differences(
    call: Call, said: Mapping[str, Answer], options: Mapping[str, str] = _NONE
) -> Iterator[str]:
    """Yield what is wrong with what several targets said to one call; ``options`` are the pack's."""
    (first, pattern), *others = said.items()
    for target, answer in said.items():
        yield from (f"{target}: {wrong}" for wrong in _mistakes(call, answer, options))
    for target, answer in others:
        if answer.problems != pattern.problems:
            yield f"{first} and {target}: {pattern.problems} and {answer.problems}"
    spelt = {
        target: canonical_text(json.loads(answer.encoded))
        for target, answer in said.items()
        if answer.encoded is not None and not answer.refused
    }
    if len(set(spelt.values())) > 1:
        yield f"encoded differently: {spelt}"


def _mistakes(call: Call, answer: Answer, options: Mapping[str, str]) -> Iterator[str]:
    if answer.accepted is not call.accepted:
        yield f"accepted is {answer.accepted} {answer.problems}"
    elif bool(answer.problems) is call.accepted:
        yield f"accepted is {answer.accepted}, but the problems are {answer.problems}"
    elif not call.accepted:
        return
    elif answer.refused:
        if options.get("integers") == "big" or not out_of_range(json.loads(call.text)):
            yield f"not decoded: {answer.refused}"
    elif answer.encoded is None or not _kept(answer.encoded, call.text, options):
        yield f"encoded as {answer.encoded}"


def _kept(encoded: str, given: str, options: Mapping[str, str]) -> bool:
    exact = Decimal if options.get("numbers") == "exact" else float
    return holds(json.loads(encoded, parse_float=exact), json.loads(given, parse_float=exact))
