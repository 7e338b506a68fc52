"""The tool ``search_catalog``."""

from __future__ import annotations

import json

import pytest

from orders_agent.toolspec import JsonValue

from .conftest import Call

FILTERS: list[tuple[JsonValue, list[str]]] = [
    ({"field": "name", "value": "Cup"}, ["ABC-0002"]),
    ({"all": [{"field": "price", "value": 900}, {"any": []}]}, []),
    ({"all": []}, ["ABC-0001", "ABC-0002"]),
]


@pytest.mark.parametrize(("filter", "found"), FILTERS)
def test_a_search(call: Call, filter: JsonValue, found: list[str]) -> None:
    result = call("search_catalog", {"filter": filter})
    assert [product["sku"] for product in json.loads(result.text)] == found


def test_a_limit(call: Call) -> None:
    result = call("search_catalog", {"filter": {"all": []}, "limit": 1})
    assert len(json.loads(result.text)) == 1
