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


def test_values_and_names_are_no_extensions() -> None:
    schema = {
        "properties": {"x-adlgen": {"type": "object"}},
        "const": {"x-adlgen": {"deprecated": {"use": "b"}}},
    }
    assert shown(schema) == schema
