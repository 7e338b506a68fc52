"""Samples are accepted by their schemas."""

from __future__ import annotations

import pytest

from adlgen.schema.evaluate import accepts
from adlgen.schema.sample import NoSampleError, sample
from tests.conformance import suite

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
