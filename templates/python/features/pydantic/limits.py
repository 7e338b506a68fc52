"""Limits that pydantic compares with as JSON Schema does."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.plan.data import JsonValue

LIMIT = 2**63


def counts(
    schema: Mapping[str, JsonValue], constraints: Mapping[str, JsonValue], *keys: str
) -> bool:
    """Report whether a type has the limits of some keywords, and pydantic can count with them."""
    return all(
        is_limit(schema.get(key, 0), whole=True) and constraints.get(key) == schema.get(key)
        for key in keys
    )


def is_limit(value: JsonValue, *, whole: bool) -> bool:
    """Report whether pydantic compares with a limit as JSON Schema does."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not -LIMIT < value < LIMIT:
        return False
    return not whole or isinstance(value, int)
