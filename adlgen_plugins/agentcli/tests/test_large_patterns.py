"""Patterns with many states have the verdicts of simple patterns that match the same texts.

``pytest adlgen_plugins/agentcli/tests/test_large_patterns.py -k rust`` runs one target.
"""

from __future__ import annotations

import json
import re
import shutil
from functools import cache

import pytest

from adlgen.document.node import JsonValue, Source
from adlgen.testing.targets import render_source
from adlgen_plugins.agentcli.tests import programs
from adlgen_plugins.agentcli.tests.programs import Agent
from tests.conformance import suite

pytestmark = pytest.mark.slow

NEEDS = {"go": ("go",), "typescript": ("node",), "rust": ("cargo",)}
TARGETS = [
    pytest.param(name, marks=pytest.mark.native) if name in NEEDS else name
    for name in suite.TARGETS
]
PATTERNS = {
    "(a{1,30}){1,30}b": "ab",
    "^(a{1,30}){1,30}b$": "^a{1,900}b$",
    "([ab]{1,30}){1,30}c$": "[ab]c$",
    "^(?:[ab]{1,30}){3,30}$": "^[ab]{3,900}$",
    "a{100}b|a{90}c": "a{100}b|a{90}c",
    "((ab){1,20}){1,20}c": "abc",
    "\\b(a{1,30}){1,30}\\b\\.": "\\ba{1,900}\\.",
    "(\u00e9{1,30}){1,30}[^\u00e9a]": "\u00e9[^\u00e9a]",
}
"""Patterns of many states, with equal ones that Python's backtracking matches in time."""
COSTLY = ("^(a{1,30}){1,30}b$", "^(?:[ab]{1,30}){3,30}$", "\\b(a{1,30}){1,30}\\b\\.")
"""Patterns that take seconds in an interpreter; of the targets of a pack, whose matcher is the same, one runs them."""
TEXTS = (
    *("", "b", "ab", "a" * 900 + "b", "a" * 901 + "b", "a" * 950),
    *("ab" * 460 + "c", "ab" * 449, "ab" * 451, "abb" * 300 + "c", "c" * 500),
    *("a" * 99 + "b" + "a" * 95 + "c", "a" * 200 + "." + "a" * 200, "a" * 950 + "."),
    *("\u00e9" * 1500, "\u00e9" * 1500 + "x", "\u00e9a" * 300, "\u00e9" * 80 + "\U0001f6a2"),
)
LONG = 1_000_000
PROMPTLY = 30.0
"""A bound of time in seconds: about 100 times what is needed, and less than without a cache."""


@cache
def built(target: str) -> Agent:
    tools: list[JsonValue] = [
        {
            "name": f"p{number}",
            "description": pattern,
            "command": [f"./tools/bin/p{number}"],
            "schema": {"type": "object", "additionalProperties": {"pattern": pattern}},
        }
        for number, pattern in enumerate(PATTERNS)
    ]
    text = json.dumps({"tools": tools})
    options = {**suite.with_harness(target), "module": "patterns"}
    emitted = render_source(Source("tools.json", text), suite.TARGETS[target], options)
    return programs.install("large-patterns", target, emitted, text)


@pytest.fixture(params=TARGETS)
def agent(request: pytest.FixtureRequest) -> Agent:
    name: str = request.param
    missing = [tool for tool in NEEDS.get(name, ()) if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed")
    return built(name)


def test_verdicts_are_those_of_an_equal_pattern(agent: Agent) -> None:
    texts = {f"t{index:02}": text for index, text in enumerate(TEXTS)}
    is_second = bool(suite.TARGETS[agent.folder.name].like)
    found, expected = {}, {}
    for number, (pattern, equal) in enumerate(PATTERNS.items()):
        if pattern in COSTLY and is_second:
            continue
        error = agent.call(f"p{number}", json.dumps(texts)).error
        found[pattern] = set(re.findall(r"^- /(t\d\d): must match", error, re.MULTILINE))
        matcher = re.compile(equal)
        expected[pattern] = {key for key, text in texts.items() if not matcher.search(text)}
    assert found == expected
    assert len(found) == len(PATTERNS) - (len(COSTLY) if is_second else 0)


@pytest.mark.native
@pytest.mark.parametrize("text", ["a" * LONG, "ab" * (LONG // 2), ("a" * 899 + "c") * 1000])
def test_long_texts_are_matched_in_time(text: str) -> None:
    if shutil.which("cargo") is None:
        pytest.skip("cargo is not installed")
    done = built("rust").call("p0" if "b" not in text else "p2", json.dumps({"t": text}))
    assert "must match" in done.error
    assert done.seconds < PROMPTLY
