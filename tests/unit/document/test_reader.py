"""The questions that front ends ask, and shapes."""

from __future__ import annotations

import re

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import Mapping, Source
from adlgen.document.reader import Fields
from adlgen.document.shapes import (
    AnyShape,
    BooleanShape,
    ListShape,
    MapShape,
    NodeShape,
    NumberShape,
    ObjectShape,
    TextShape,
    check,
    sample_of,
)


def fields(text: str) -> Fields:
    root = read_document(Source("a.yaml", text), Log()).root
    assert isinstance(root, Mapping)
    return Fields(root, "the thing", Log())


def answers(log: Log) -> list[str]:
    return [f"{d.message} | {d.hint or ''}" for d in log.diagnostics]


def test_answers() -> None:
    asked = fields("{a: x, b: true, c: [x, y], d: {e: f}, g: [1]}")
    text, flag, texts = asked.text("a"), asked.flag("b"), asked.texts("c")
    inner, items = asked.fields("d"), asked.items("g")
    assert text is not None
    assert (text.value, text.span.column) == ("x", 5)
    assert flag is not None
    assert flag.value is True
    assert [found.value for found in texts or ()] == ["x", "y"]
    assert inner is not None
    assert inner.text("e") is not None
    assert len(items or ()) == 1
    asked.close()
    assert answers(asked.log) == []


def test_wrong_types_are_reported_once_each() -> None:
    asked = fields("{a: 1, b: yes, c: x, d: [], e: null, f: [1, x]}")
    asked.text("a")
    asked.flag("b")
    asked.items("c")
    asked.fields("d")
    asked.text("e")
    asked.texts("f")
    assert answers(asked.log) == [
        "'a' of the thing must be a string, not an integer | put it in quotes",
        "'b' of the thing must be true or false, not a string | write true",
        "'c' of the thing must be a list, not a string | write it as a list with one item: [...]",
        "'d' of the thing must be a mapping, not a list | ",
        "'e' of the thing must be a string, not null | remove the key, or give it a value",
        "item 1 of 'f' of the thing must be a string, not an integer | put it in quotes",
    ]


def test_rules_of_texts() -> None:
    asked = fields("{a: '', b: my name, c: rde, d: '1.0'}")
    asked.text("a", filled=True)
    asked.text("b", pattern=re.compile("[a-z_]+"))
    asked.text("c", choices=("red", "blue"))
    asked.text("d", pattern=re.compile(r"\d+\.\d+\.\d+"))
    asked.text("e", required=True)
    assert answers(asked.log) == [
        "'a' of the thing must not be empty | ",
        "'b' of the thing must match ^[a-z_]+$ | for example 'my_name'",
        "invalid value 'rde' for 'c' of the thing | did you mean 'red'?",
        r"'d' of the thing must match ^\d+\.\d+\.\d+$ | for example '1.0.0'",
        "the thing must set 'e' | ",
    ]


def test_unknown_keys() -> None:
    closed = fields("{name: x, nmae: y, other: z}")
    closed.text("name")
    closed.close("tags")
    assert answers(closed.log) == [
        "unknown key 'nmae' in the thing | did you mean 'name'?",
        "unknown key 'other' in the thing | known keys: name, tags",
    ]
    opened = fields("{tag: x, nmae: y, other: z, name: x}")
    opened.text("name")
    opened.open("tags")
    assert answers(opened.log) == [
        "the key 'tag' in the thing has no effect | did you mean 'tags'?"
    ]


def test_a_misspelt_required_key_is_one_problem() -> None:
    asked = fields("{descripton: x}")
    asked.text("description", required=True)
    asked.close()
    assert answers(asked.log) == [
        "unknown key 'descripton' in the thing | did you mean 'description', which is missing?"
    ]


SHAPE = ObjectShape(
    {
        "port": NumberShape(least=1, most=9, example=8),
        "on": BooleanShape(),
        "share": NumberShape(fraction=True, least=0),
        "names": ListShape(TextShape(), least=1),
        "env": MapShape(TextShape()),
        "free": AnyShape(),
    },
    required=("port", "on"),
    closed=True,
)


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("{port: 1.0, on: true, share: 0.5, names: [a], env: {A: b}, free: null}", []),
        ("{}", ["must set 'port'", "must set 'on'"]),
        ("{port: 10, on: 1}", ["port is out of range", "on must be true or false"]),
        ("{port: true, on: true}", ["port must be an integer, not true or false"]),
        ("{port: 1.5, on: true}", ["port must be an integer, not a number"]),
        ("{port: 1, on: true, share: -1}", ["share is out of range"]),
        ("{port: 1, on: true, share: x}", ["share must be a number, not a string"]),
        ("{port: 1, on: true, names: []}", ["names must not be empty"]),
        ("{port: 1, on: true, names: [1]}", ["names[0] must be a string"]),
        ("{port: 1, on: true, env: {A: 1}}", ["env.A must be a string"]),
        ("{port: 1, on: true, env: []}", ["env must be a mapping"]),
        ("{port: 1, on: true, names: {}}", ["names must be a list"]),
        ("{port: 1, on: true, more: 1}", ["unknown key 'more'"]),
        ("[]", ["it must be a mapping, not a list"]),
    ],
    ids=range(14),
)
def test_shapes(text: str, problems: list[str]) -> None:
    log = Log()
    check(read_document(Source("a.yaml", text), log).root, SHAPE, "it", log)
    found = [d.message.removeprefix("it.") for d in log.diagnostics]
    assert len(found) == len(problems)
    for message, part in zip(found, problems, strict=True):
        assert part in message


@pytest.mark.parametrize(
    ("shape", "sample"),
    [
        (SHAPE, "{port: 8, on: false}"),
        (TextShape(choices=("x", "y")), "x"),
        (ListShape(BooleanShape()), "[...]"),
    ],
)
def test_samples(shape: NodeShape, sample: str) -> None:
    assert sample_of(shape) == sample
