"""The verdict on values, where the official suite is silent or a mistake would be easy."""

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.schema.canonical import canonicalise
from adlgen.schema.equality import json_equal, json_key
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical, Schema
from adlgen.schema.stack import TooDeepError
from tests.unit.builders import node_of


def canonical_of(schema: JsonValue) -> Canonical:
    return canonicalise(node_of(schema), Log())


CASES: list[tuple[JsonValue, list[JsonValue], list[JsonValue]]] = [
    ({"type": "integer"}, [0, 1.0, -5, 10**40, 1e300], [1.5, True, "1", None]),
    ({"type": "number"}, [0, 1.5], [True, "1"]),
    ({"type": ["boolean", "null"]}, [True, None], [0, ""]),
    ({"const": 1}, [1, 1.0], [True, "1"]),
    ({"const": True}, [True], [1]),
    (
        {"enum": [{"a": [1, {"b": None}]}]},
        [{"a": [1.0, {"b": None}]}],
        [{"a": [True, {"b": None}]}],
    ),
    ({"multipleOf": 0.1}, [0.3, 1.1, 7], [0.25]),
    ({"multipleOf": 3}, [9007199254740993], [9007199254740992]),
    ({"multipleOf": 0.5}, [1e308, 10**400], []),
    ({"maximum": 9007199254740993}, [9007199254740993], [9007199254740994]),
    ({"maxLength": 1}, ["😀", "東"], ["ab"]),
    ({"uniqueItems": True}, [[1, True], [[1], [True]], [{"a": 1}, {"a": 2}]], [[1, 1.0], [{}, {}]]),
    ({"uniqueItems": False}, [[1, 1]], []),
    ({"minLength": 2.0}, ["ab", 1], ["a"]),
    ({"required": ["toString"]}, [{"toString": 1}, []], [{}]),
    ({"properties": {"__proto__": {"type": "string"}}}, [{"__proto__": "a"}], [{"__proto__": 1}]),
    ({"format": "email"}, ["not an address"], []),
    (
        {
            "anyOf": [{"properties": {"a": True}}, {"properties": {"b": True}}],
            "unevaluatedProperties": False,
        },
        [{"a": 1}, {"a": 1, "b": 2}],
        [{"c": 1}],
    ),
]


@pytest.mark.parametrize(("schema", "yes", "no"), CASES)
def test_verdicts(schema: JsonValue, yes: list[JsonValue], no: list[JsonValue]) -> None:
    canonical = canonical_of(schema)
    assert [value for value in yes if not accepts(canonical, value)] == []
    assert [value for value in no if accepts(canonical, value)] == []


def test_a_subschema_can_be_asked() -> None:
    canonical = canonical_of(
        {"properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": {"type": "string"}}}
    )
    properties = canonical.root.keywords["properties"]
    assert isinstance(properties, dict)
    inner = properties["a"]
    assert isinstance(inner, Schema)
    assert accepts(canonical, "x", inner)
    assert not accepts(canonical, {"a": "x"}, inner)


TREE: JsonValue = {
    "anyOf": [{"type": "null"}, {"type": "object", "properties": {"next": {"$ref": "#"}}}]
}


def nested(depth: int) -> JsonValue:
    value: JsonValue = None
    for _ in range(depth):
        value = {"next": value}
    return value


def test_deep_values_are_judged() -> None:
    assert accepts(canonical_of(TREE), nested(128))


def test_too_deep_values_are_a_documented_error() -> None:
    with pytest.raises(TooDeepError):
        accepts(canonical_of(TREE), nested(5000))


@pytest.mark.parametrize(
    ("a", "b", "same"),
    [
        (1, 1.0, True),
        (1, True, False),
        (0, False, False),
        (None, False, False),
        ("1", 1, False),
        ([1, 2], [2, 1], False),
        ({"a": 1, "b": 2}, {"b": 2.0, "a": 1}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ([], {}, False),
        (10**20, 1e20, True),
        (9007199254740993, 9007199254740992.0, False),
    ],
)
def test_equality(a: JsonValue, b: JsonValue, *, same: bool) -> None:
    assert json_equal(a, b) is same
    assert json_equal(b, a) is same
    assert (json_key(a) == json_key(b)) is same


def doubling(keyword: str, steps: int, last: JsonValue) -> JsonValue:
    """Make definitions each of which refers to the next one twice: 2 ** steps ways to the last."""
    definitions: dict[str, JsonValue] = {str(steps): last}
    for step in range(steps):
        twice: list[JsonValue] = [{"$ref": f"#/$defs/{step + 1}", "title": side} for side in "lr"]
        definitions[str(step)] = {keyword: twice}
    return {"$ref": "#/$defs/0", "$defs": definitions}


@pytest.mark.parametrize("last", [{"type": "string"}, {"type": "object", "required": ["q"]}])
@pytest.mark.parametrize("keyword", ["allOf", "anyOf"])
def test_many_ways_to_a_definition_are_one(keyword: str, last: JsonValue) -> None:
    canonical = canonical_of(doubling(keyword, 64, last))
    assert accepts(canonical, "text") == (last == {"type": "string"})
    assert accepts(canonical, {"q": 1}) == (last != {"type": "string"})
    assert not accepts(canonical, 5)


def test_what_a_definition_saw_counts_on_every_way() -> None:
    definitions: dict[str, JsonValue] = {
        "pair": {"properties": {"a": True}, "allOf": [{"$ref": "#/$defs/leaf"}]},
        "leaf": {},
    }
    twice: JsonValue = [{"$ref": "#/$defs/pair"}, {"anyOf": [{"$ref": "#/$defs/pair"}]}]
    schema: JsonValue = {"allOf": twice, "unevaluatedProperties": False, "$defs": definitions}
    canonical = canonical_of(schema)
    assert accepts(canonical, {"a": 1})
    assert not accepts(canonical, {"b": 1})
