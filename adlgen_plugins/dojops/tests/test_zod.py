"""Shapes and their issues, in the words of the library."""

from __future__ import annotations

import pytest

from adlgen.document.node import JsonValue
from adlgen_plugins.dojops.frontend.zod import (
    Arr,
    Bool,
    Num,
    Obj,
    OneOrMany,
    RecordOf,
    Refinement,
    Str,
    StringEnum,
    Unknown,
    ZodType,
    check,
)
from tests.unit.builders import node_of

EVEN = Refinement(lambda text: len(text) % 2 == 0, "must be even")
CASES: list[tuple[ZodType, JsonValue, list[str]]] = [
    (Str(), "", []),
    (Str(), None, [": Invalid input: expected string, received null"]),
    (Str(1, 2, "^a$", "no a"), "bbb", [": Too big: expected string to have <=2 characters", ": no a"]),
    (Str(pattern="^a$"), "a\n", [": Invalid string: must match pattern /^a$/"]),
    (Str(2, refinements=(EVEN,)), "x", [": Too small: expected string to have >=2 characters", ": must be even"]),
    (Str(most=1), "\U0001f600", [": Too big: expected string to have <=1 characters"]),
    (Num(), True, [": Invalid input: expected number, received boolean"]),
    (Num(whole=True), 1.0, []),
    (Num(whole=True, most=1), 2.5, [": Invalid input: expected int, received number"]),
    (Num(whole=True), 2**53, [": Too big: expected int to be <=9007199254740991"]),
    (Num(above=0), 0, [": Too small: expected number to be >0"]),
    (Bool(), "true", [": Invalid input: expected boolean, received string"]),
    (StringEnum(("a",)), "b", [': Invalid input: expected "a"']),
    (StringEnum(("a", "b")), ["a"], [': Invalid option: expected one of "a"|"b"']),
    (Arr(Str(), 1), [], [": Too small: expected array to have >=1 items"]),
    (Arr(Str()), ["a", 1, {}], ["1: Invalid input: expected string, received number", "2: Invalid input: expected string, received object"]),
    (RecordOf(Num()), {"a": 1, "b": "c"}, ["b: Invalid input: expected number, received string"]),
    (RecordOf(Num()), [], [": Invalid input: expected record, received array"]),
    (Obj({"a": Str(), "b": Unknown(), "c": Bool()}, frozenset({"c"})), {"d": 1}, ["a: Invalid input: expected string, received undefined"]),
    (Obj({"a": Obj({"b": StringEnum(("x",))})}), {"a": {}}, ['a.b: Invalid input: expected "x"']),
    (Obj({"a": OneOrMany(Str(1))}), {}, ["a: Invalid input"]),
    (OneOrMany(Str(1)), "", [": Too small: expected string to have >=1 characters"]),
    (OneOrMany(Str(1)), ["a", ""], ["1: Too small: expected string to have >=1 characters"]),
    (OneOrMany(Str(1)), ["a", 1], [": Invalid input"]),
    (OneOrMany(Str(1)), {}, [": Invalid input"]),
    (Unknown(), None, []),
]  # fmt: skip


@pytest.mark.parametrize(("shape", "value", "issues"), CASES)
def test_issues(shape: ZodType, value: JsonValue, issues: list[str]) -> None:
    assert [issue.text for issue in check(node_of(value), shape)] == issues
