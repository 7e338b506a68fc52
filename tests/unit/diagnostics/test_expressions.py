"""Regular expressions that are compiled when they are first used."""

from __future__ import annotations

import re

import pytest

from adlgen.diagnostics.expressions import expression


def test_matches_as_the_compiled_pattern_does() -> None:
    lazy, compiled = expression(r"(?P<word>[a-z]+)", re.IGNORECASE), re.compile(
        "(?P<word>[a-z]+)", re.IGNORECASE
    )
    assert lazy.findall("Ab cD") == compiled.findall("Ab cD") == ["Ab", "cD"]
    found = lazy.fullmatch("Ab")
    assert found is not None
    assert found["word"] == "Ab"
    assert lazy.pattern == compiled.pattern
    assert lazy.flags == compiled.flags


def test_is_compiled_when_it_is_first_used() -> None:
    broken = expression("(")
    with pytest.raises(re.error):
        broken.match("")
