"""The digest of what a server lists: numbers and texts in any notation, and what differs."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from adlgen.plan.listed import digest_of

_HUGE: Any = 10**400


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, 1.0),
        (0, -0.0),
        (9007199254740993, 9007199254740992),
        (1e23, 99999999999999991611392),
        (_HUGE, float("inf")),
        (-_HUGE, float("-inf")),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        ("\ud800", "\ufffd"),
    ],
)
def test_equal_values_have_one_digest(one: Any, other: Any) -> None:
    assert digest_of(one) == digest_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, True),
        (0, False),
        (None, False),
        ("1", 1),
        ([], {}),
        (["ab", "c"], ["a", "bc"]),
        ([["a"], "b"], [["a", "b"]]),
        ({"a": "b"}, ["a", "b"]),
        (0.1, 0.1 + 2**-56),
        ("s1:a", "s1:b"),
        (5e-324, 0),
    ],
)
def test_other_values_have_another_digest(one: Any, other: Any) -> None:
    assert digest_of(one) != digest_of(other)


def test_the_digest_never_changes() -> None:
    value: Any = ["é", 1.5, None, True, {"\U0001f600": [], "\uffff": -1}]
    text = "[s2:éd3ff8000000000000nt{s3:\uffffdbff0000000000000s4:\U0001f600[]}]"
    assert digest_of(value) == sha256(text.encode()).hexdigest()
