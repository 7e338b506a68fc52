"""Announced removals of arguments and values: what models read, and what the schema keeps."""

from __future__ import annotations

from typing import Any

import pytest

from adlgen.diagnostics.model import Log
from adlgen.schema.canonical import canonicalise
from adlgen.schema.nested import announcement
from tests.unit.builders import node_of


def shown(schema: Any) -> Any:
    log = Log()
    found = canonicalise(node_of(schema), log).source
    assert not log.diagnostics
    return found


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        (("", "", ""), "Deprecated."),
        (("", "", "b"), "Deprecated: use 'b' instead."),
        (
            ("1.4", "2027-01-31", "b"),
            "Deprecated: use 'b' instead; since 1.4; may be removed from 2027-01-31 on.",
        ),
    ],
)
def test_announcements(parts: tuple[str, str, str], expected: str) -> None:
    assert announcement(*parts) == expected


def test_models_read_announcements() -> None:
    gone = {"x-adlgen": {"deprecated": {"use": "b"}}}
    sentence = "Deprecated: use 'b' instead."
    assert shown(
        {"properties": {"a": {"type": "string", "description": "An id.\n", **gone}, "b": True}}
    ) == {
        "properties": {
            "a": {"type": "string", "description": f"An id.\n\n{sentence}", "deprecated": True},
            "b": True,
        }
    }
    values = [{"const": "x", **gone}, {"const": "y", "x-adlgen": {"lint": {"unit-missing": "no"}}}]
    assert shown({"oneOf": values}) == {
        "oneOf": [{"const": "x", "description": sentence, "deprecated": True}, {"const": "y"}]
    }


def test_models_read_announcements_of_values() -> None:
    gone = {"deprecated": {"since": "1.4", "use": "fast"}}
    schema = {"enum": ["fast", "slow", 3], "x-adlgen": {"values": {"slow": gone, "3": gone}}}
    tail = "is deprecated: use 'fast' instead; since 1.4."
    assert shown(schema) == {
        "enum": ["fast", "slow", 3],
        "description": f"'slow' {tail}\n\n'3' {tail}",
    }
    whole = {**schema, "x-adlgen": {**schema["x-adlgen"], "deprecated": {}}}  # type: ignore[dict-item]
    assert shown(whole)["description"].endswith(f"'3' {tail}\n\nDeprecated.")
    assert shown(whole)["deprecated"] is True


@pytest.mark.parametrize(
    ("key", "announcement_"), [("gone", {"deprecated": {}}), ("fast", {"deprecate": {}})]
)
def test_announcements_of_other_values_are_reported(key: str, announcement_: Any) -> None:
    log = Log()
    schema: Any = {"enum": ["fast", "slow"], "x-adlgen": {"values": {key: announcement_}}}
    assert canonicalise(node_of(schema), log).source == {"enum": ["fast", "slow"]}
    (found,) = log.diagnostics
    assert found.message == f"'{key}' in 'values' announces no removal of a value of 'enum'"


def test_values_and_names_are_no_extensions() -> None:
    schema = {
        "properties": {"x-adlgen": {"type": "object"}},
        "const": {"x-adlgen": {"deprecated": {"use": "b"}}},
    }
    assert shown(schema) == schema
