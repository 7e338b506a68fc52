"""The grammars of formats decide as the official suite does, but for what needs more than a pattern."""

from __future__ import annotations

from collections import Counter

import pytest

from adlgen.diagnostics.model import Log
from adlgen.schema.canonical import canonicalise
from adlgen.schema.formats import GRAMMARS, format_programs, has_format
from adlgen.schema.patterns import PatternError, compile_pattern
from tests.conformance import formats
from tests.unit.builders import node_of

NOT_ASSERTED = {"idn-hostname", "regex"}
"""Formats without a grammar."""
PUNYCODE = 23
"""Tests of ``hostname`` that need the tables of IDNA: labels that begin with ``xn--``."""


def test_the_official_suite_agrees() -> None:
    wrong = [
        (name, value)
        for _, name, value, valid in formats.tests()
        if (not isinstance(value, str) or has_format(value, name)) is not valid
        and name not in NOT_ASSERTED
    ]
    assert {name for name, _ in wrong} <= {"hostname"}, wrong
    assert all("xn--" in str(value).lower() for _, value in wrong), wrong
    assert len(wrong) <= PUNYCODE


def test_every_format_of_the_suite_is_asserted_or_listed() -> None:
    counted = Counter(name for _, name, _, _ in formats.tests())
    assert set(counted) - set(GRAMMARS) - {"unknown"} == NOT_ASSERTED


@pytest.mark.parametrize("name", GRAMMARS)
def test_a_grammar_is_a_pattern_but_its_key_is_none(name: str) -> None:
    compile_pattern(GRAMMARS[name])
    with pytest.raises(PatternError):
        compile_pattern(f"*{name}")


def test_only_the_formats_of_a_schema_are_compiled() -> None:
    schema = node_of(
        {
            "properties": {
                "format": {"format": "uuid"},
                "a": {"format": "unheard-of"},
                "b": {"items": {"anyOf": [{"format": "date"}, {"const": {"format": "email"}}]}},
            }
        }
    )
    root = canonicalise(schema, Log()).root
    assert list(format_programs(root)) == ["*date", "*uuid"]
