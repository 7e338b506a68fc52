"""Native regular expressions accept what the patterns of a schema accept."""

from __future__ import annotations

import importlib
import re
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import SchemaValidator, ValidationError, core_schema

from adlgen.diagnostics.model import Log
from adlgen.packs import load_pack
from adlgen.schema.patterns import compile_pattern, search

TRANSLATED = [
    r"^[A-Z]{3}-\d{4}$",
    r"^\w+$",
    r"^[^\s,;\]\\-]+$",
    r"\s|\S\D\W",
    r"^(?:a|b(c|d)*?|)e$",
    r"^(a+)+$",
    r"^[a-f0-9]{8}(-[a-f0-9]{4}){3}-[a-f0-9]{12}$",
    r"a.c",
    r"^[\d_&&a-c~~[]{2,}$",
    r"^\/[.*+?^${}()|]\t$",
    r"^é[à-ü]?$",
]
REFUSED = [
    r"(?=a)",
    r"(a)\1",
    r"\bword\b",
    r"\p{Lu}",
    "a{1,1000}{1,1000}",
    "(",
    "]",
    "a**",
    "[z-a]",
]
CHARACTERS = "aAbcdeZ09_-/&~[]\\.*+?^${}()|, \t\n\r\u2028\u00a0\ufeff٣éàü\u017fK"


@cache
def module() -> Any:
    views = load_pack("python", Log()).views["core/tool.py.j2"].__module__
    return importlib.import_module(f"{views.split('.', 1)[0]}.patterns")


@pytest.mark.parametrize("source", TRANSLATED)
@given(text=st.text(st.sampled_from(CHARACTERS), max_size=9) | st.from_regex(r"[A-Z]{3}-\d{4}\n?"))
def test_translated_patterns_match_the_same_texts(source: str, text: str) -> None:
    expression = module().rust_pattern(source)
    assert expression is not None
    validator = SchemaValidator(core_schema.str_schema(pattern=expression, strict=True))
    try:
        validator.validate_python(text)
        matched = True
    except ValidationError:
        matched = False
    expected = search(compile_pattern(source), text)
    assert matched is expected
    in_python = module().python_pattern(source)
    if in_python is not None:
        assert (re.search(in_python, text) is not None) is expected


@pytest.mark.parametrize("source", REFUSED)
def test_other_patterns_are_left_to_the_matcher(source: str) -> None:
    assert module().rust_pattern(source) is None
    assert module().python_pattern(source) is None


@pytest.mark.parametrize("source", [r"^(a+)+$", r"\w+@", r"^a*a*$", r"^(a|b|a)*$", r"^a+|b"])
def test_patterns_that_may_take_longer_stay_programs(source: str) -> None:
    assert module().rust_pattern(source) is not None
    assert module().python_pattern(source) is None
