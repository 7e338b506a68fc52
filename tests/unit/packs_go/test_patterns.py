"""Patterns in emitted Go: as they are where package regexp reads them alike, else an expression or a program."""

from __future__ import annotations

import json

import pytest

from adlgen.schema.patterns import compile_pattern
from templates.go.patterns import format_entries, patterns


def emitted(source: str) -> object:
    text = str(patterns({source: compile_pattern(source)}))
    return json.loads(text.strip("`"))[source] if text != '""' else None


@pytest.mark.parametrize(
    "source",
    [r"^[A-Z]{3}-\d{4}$", r"^([\w.-]+)@(a|b)\.com$", "^x-[a-z]+$", r"^\D*?\/\t$", "é", "[^.$]"],
)
def test_patterns_that_regexp_reads_alike_are_not_repeated(source: str) -> None:
    assert emitted(source) is None


@pytest.mark.parametrize(
    ("source", "expression"),
    [
        ("^.$", r"^[^\n\r\x{2028}-\x{2029}]$"),
        (r"\u00e9\x41", "éA"),
        ("[[:]", r"[\[:]"),
        (r"^[\s]$", None),
    ],
)
def test_other_patterns_have_an_equal_expression(source: str, expression: str | None) -> None:
    found = emitted(source)
    assert isinstance(found, str)
    assert found == (expression or found)
    assert found != source


@pytest.mark.parametrize("source", [r"\bcat\b", "^(?=a)", r"^\p{L}+$"])
def test_patterns_without_an_equal_expression_are_programs(source: str) -> None:
    assert isinstance(emitted(source), list)


def test_formats_are_entries_of_a_map() -> None:
    program = compile_pattern("^a$")
    programs = {"*time": program, "^é": program, "*date": program}
    assert [key for key, _ in format_entries(programs)] == ['"date"', '"time"']
    assert "date" not in str(patterns(programs))
