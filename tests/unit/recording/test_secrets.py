"""Secret values, which are not written to recordings."""

from __future__ import annotations

import pytest

from adlgen.document.node import JsonValue
from adlgen.recording.secrets import MARK, Secrets, scrubbed

SECRET: dict[str, JsonValue] = {"writeOnly": True}
HAS_SECRET: dict[str, JsonValue] = {"properties": {"key": SECRET}}


@pytest.mark.parametrize(
    "schema",
    [
        HAS_SECRET,
        {"properties": {"key": {"type": "string", "format": "password"}}},
        {"allOf": [{}, HAS_SECRET]},
        {"anyOf": [HAS_SECRET, {"properties": {"key": {"type": "string"}}}]},
        {"oneOf": [{"$ref": "#/$defs/A"}], "$defs": {"A": HAS_SECRET}},
        {"if": {}, "then": HAS_SECRET},
        {"if": {}, "then": {}, "else": HAS_SECRET},
        {"dependentSchemas": {"user": HAS_SECRET}},
        {"dependencies": {"user": HAS_SECRET, "other": ["user"]}},
        {"additionalProperties": SECRET, "properties": {"user": {}}},
        {"unevaluatedProperties": SECRET, "properties": {"user": {}}},
        {"properties": {"key": {"$ref": "#/$defs/a~1b"}}, "$defs": {"a/b": SECRET}},
        {"properties": {"key": {"$ref": "#A"}}, "$defs": {"A": {"$anchor": "A", **SECRET}}},
        {
            "properties": {"key": {"$dynamicRef": "#A"}},
            "$defs": {"A": {"$dynamicAnchor": "A", **SECRET}},
        },
        {
            "properties": {"key": {"$ref": "a.json"}},
            "$defs": {"A": {"$id": "https://b.example/a.json", **SECRET}},
        },
        {"properties": {"key": {"$ref": "elsewhere.json"}}},
        {"$ref": "#/$defs/A", "$defs": {"A": {"$ref": "#/$defs/B"}, "B": HAS_SECRET}},
    ],
)
def test_a_property_that_may_be_secret_is_masked(schema: JsonValue) -> None:
    found: set[str] = set()
    value: JsonValue = {"user": "ann", "key": "hunter22"}
    masked = Secrets(schema).masked(value, found)
    assert masked == {"user": "ann", "key": MARK}
    assert found == {"hunter22"}


@pytest.mark.parametrize("key", ["prefixItems", "items", "additionalItems", "contains"])
def test_items_are_masked(key: str) -> None:
    inner: JsonValue = [SECRET] if key == "prefixItems" else SECRET
    found: set[str] = set()
    assert Secrets({key: inner}).masked(["hunter22"], found) == [MARK]
    assert found == {"hunter22"}


@pytest.mark.parametrize(
    "schema",
    [
        {},
        True,
        {"properties": {"other": SECRET}},
        {"properties": {"key": {"readOnly": True, "format": "uuid"}}},
        {"properties": {"key": {"const": {"writeOnly": True}}}},
        {"properties": {"key": {}}, "additionalProperties": SECRET},
        {"$ref": "#"},
    ],
)
def test_other_values_stay(schema: JsonValue) -> None:
    found: set[str] = set()
    assert Secrets(schema).masked({"key": "hunter22"}, found) == {"key": "hunter22"}
    assert found == set()


def test_patterns_are_not_matched_so_that_each_may_apply() -> None:
    schema: JsonValue = {"patternProperties": {"^k": SECRET}}
    assert Secrets(schema).masked({"user": "ann", "key": 1}, set()) == {"user": MARK, "key": MARK}


def test_recursive_schemas_are_masked_at_each_depth() -> None:
    schema: JsonValue = {"properties": {"inner": {"$ref": "#"}, "key": SECRET}}
    value: JsonValue = {"inner": {"inner": {"key": {"a": ["one", 22, 12345, None, True]}}}}
    found: set[str] = set()
    assert Secrets(schema).masked(value, found) == {"inner": {"inner": {"key": MARK}}}
    assert found == {"one", "12345"}


def test_the_content_of_texts_is_masked() -> None:
    schema: JsonValue = {"contentSchema": HAS_SECRET}
    found: set[str] = set()
    assert Secrets(schema).masked('{"user": 1, "key": "hunter22"}', found) == (
        f'{{"user": 1, "key": "{MARK}"}}'
    )
    assert Secrets(schema).masked('{"user":1}', found) == '{"user":1}'
    assert found == {"hunter22"}
    assert Secrets(schema).masked("aHVudGVy", found) == MARK


def test_secrets_are_replaced_in_all_other_values() -> None:
    value: JsonValue = {
        "said": "the key is hunter22!",
        "hunter22": [12345, "ab", "cab", "ab c", 1.5, True, None],
        "json": '{"a\\"b": 1}',
    }
    secrets = sorted({"hunter22", "12345", "ab", 'a"b'}, key=len, reverse=True)
    assert scrubbed(value, secrets) == {
        "said": f"the key is {MARK}!",
        MARK: [MARK, MARK, "cab", f"{MARK} c", 1.5, True, None],
        "json": f'{{"{MARK}": 1}}',
    }


def test_no_part_of_a_longer_secret_is_left() -> None:
    assert scrubbed("hunter22-more", ["hunter22-more", "hunter22"]) == MARK
