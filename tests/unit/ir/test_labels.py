"""Names of alternatives: what distinguishes them, in any order; the position only if nothing does."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from adlgen.document.node import JsonValue
from adlgen.ir import types as ir
from tests.unit.builders import body_of

_TEXT: JsonValue = {"type": "string"}
_COUNT: JsonValue = {"type": "integer"}


def _object(*required: str, **properties: JsonValue) -> JsonValue:
    return {"type": "object", "required": list(required), "properties": properties}


def _list(item: JsonValue) -> JsonValue:
    return {"type": "array", "items": item}


@pytest.mark.parametrize(
    ("alternatives", "labels"),
    [
        ([_object(a=_TEXT), _object(b=_TEXT)], ["a", "b"]),
        ([_object("a", a=_TEXT), _object("a", "b", a=_TEXT, b=_TEXT)], ["a", "b"]),
        ([_object(k={"const": "x"}), _object(k={"const": "y"})], ["x", "y"]),
        ([_object("k", k={"const": 1}), _object("k", k={"enum": [2]})], ["k 1", "k 2"]),
        (
            [_object("ok", ok={"const": True}), _object("ok", ok={"const": False})],
            ["ok true", "ok false"],
        ),
        ([_object(x=_COUNT), _object(x=_TEXT)], ["x number", "x string"]),
        ([_object(x=_COUNT), _object(x=_TEXT, at=_TEXT)], ["object", "at"]),
        ([{"type": "object", "additionalProperties": _TEXT}, _object("a")], ["map", "a"]),
        ([{"type": "object"}, _object(a=_TEXT)], ["map", "a"]),
        ([_list(_object("a")), _list(_object("b"))], ["a list", "b list"]),
        ([_list(_list(_TEXT)), _list(_object("b"))], ["list list", "b list"]),
        ([_TEXT, _object(a=_TEXT), _object(a=_COUNT)], ["string", "a string", "a number"]),
    ],
)
def test_an_alternative_is_named_by_what_distinguishes_it(
    alternatives: list[JsonValue], labels: list[str]
) -> None:
    for order in permutations(range(len(labels))):
        found = _labels([alternatives[i] for i in order])
        assert found == [labels[i] for i in order]


def test_the_position_is_the_name_if_nothing_distinguishes_alternatives() -> None:
    same: Any = _object(a=_TEXT)
    assert _labels([{**same, "minProperties": 1}, {**same, "maxProperties": 3}]) == [
        "option 1",
        "option 2",
    ]


def _labels(alternatives: list[JsonValue]) -> list[str]:
    union = body_of({"anyOf": alternatives}).root
    assert isinstance(union, ir.Union)
    return [" ".join(variant.label) for variant in union.variants]
