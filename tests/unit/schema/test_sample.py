"""Samples are accepted by their schemas."""

from __future__ import annotations

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from adlgen.schema.patterns import compile_pattern
from adlgen.schema.sample import NoSampleError, sample
from tests.conformance import suite
from tests.unit.builders import node_of

# Their inputs contradict themselves, or need a combination of keywords.
WITHOUT = 40


def test_samples_of_all_cases_are_accepted() -> None:
    found, missing = 0, []
    for name in suite.CASES:
        for place, schema in suite.schemas(name).items():
            try:
                value = sample(schema.json, schema.patterns)
            except NoSampleError:
                missing.append((name, place))
                continue
            assert accepts(schema, value), (name, place, value)
            found += 1
    assert len(missing) <= WITHOUT < found, missing


def test_samples_are_small() -> None:
    schemas = suite.schemas("agent-orders")
    order = next(schema for place, schema in schemas.items() if place == ("create_order", "input"))
    assert sample(order.json, order.patterns) == {
        "customer": {"id": "00000000-0000-4000-8000-000000000000"},
        "items": [{"skuId": "AAA-0000"}],
        "payment": {"method": "card", "token": "text"},
        "note": "text",
    }


def test_unknown_keywords_have_no_samples() -> None:
    with pytest.raises(NoSampleError):
        sample({"type": "object", "not": {}}, {})


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "integer", "multipleOf": 7, "minimum": 20, "not": {"const": 21}},
        {"allOf": [{"pattern": "^[a-f]{3}$"}, {"pattern": "b$"}], "type": "string"},
        {"oneOf": [{"required": ["a"]}, {"required": ["b"]}], "type": "object", "minProperties": 3},
        {"type": "array", "contains": {"type": "null"}, "minItems": 4, "uniqueItems": True},
    ],
)
def test_combinations_of_keywords_have_samples(schema: JsonValue) -> None:
    canonical = canonicalise(node_of(schema), Log())
    assert accepts(canonical, sample(canonical.json, canonical.patterns))


def test_combinations_with_formats_have_none() -> None:
    with pytest.raises(NoSampleError):
        sample({"type": "string", "format": "date", "not": {"const": ""}}, {})


@pytest.mark.parametrize(
    ("schema", "patterns", "expected"),
    [
        (
            {"type": "object", "minProperties": 2, "additionalProperties": {"type": "integer"}},
            [],
            {"key1": 1, "key2": 1},
        ),
        (
            {
                "type": "object",
                "minProperties": 2,
                "properties": {"a": {"type": "null"}},
                "additionalProperties": {"type": "boolean"},
            },
            [],
            {"a": None, "key1": True},
        ),
        (
            {
                "type": "object",
                "minProperties": 1,
                "patternProperties": {"^x-[a-z]+$": {"type": "string"}},
                "additionalProperties": False,
            },
            ["^x-[a-z]+$"],
            {"x-a": "text"},
        ),
    ],
    ids=["map", "open", "pattern"],
)
def test_samples_of_maps_have_enough_properties(
    schema: dict[str, JsonValue], patterns: list[str], expected: dict[str, JsonValue]
) -> None:
    assert sample(schema, {pattern: compile_pattern(pattern) for pattern in patterns}) == expected


def test_a_map_without_names_that_are_allowed_has_no_sample() -> None:
    schema: JsonValue = {"type": "object", "minProperties": 1, "additionalProperties": False}
    with pytest.raises(NoSampleError):
        sample(schema, {})
