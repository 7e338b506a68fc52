"""Patterns decide about long texts as the reference does, in time linear in the text; so do all other keywords.

``pytest tests/conformance/test_long_texts.py -k go`` runs one target. The texts are longer than those from
which a runtime may cache, and most patterns have enough states for it.
"""

from __future__ import annotations

import json
import random
from functools import cache

import pytest

from adlgen.document.node import JsonValue
from adlgen.schema.patterns import PatternError, compile_pattern, search
from adlgen.testing.calls import answers_of
from adlgen.testing.cases import Call
from adlgen.testing.targets import render_source
from adlgen.testing.workspace import Project, Workspace
from tests.conformance import large_values, outputs, suite

pytestmark = pytest.mark.native
NAME = "long-texts"
WRITTEN = [
    *("(a{1,30}){1,30}b", "^(a{1,30}){1,30}$", "([ab]{1,20}c?){1,20}d", "a[ab]{100}c"),
    *(r"(\ba{1,30} ?){1,30}\Bb", r"(a{1,30}){1,9}(?=b)", r"(a{1,30}\b){1,9}", "(a|b{1,30}){1,9}$"),
    *("(?=(a|b){1,20}c)b", "(?<!(a{1,20}){1,2}b)c", "((?=aab)[ab]{1,9}){1,20}c"),
    *("((?<=b)a{1,30}){1,20}b{3}", "(?!(a{1,20}){1,2}$)b a"),
]
MIXED = "".join(random.Random(1).choices("ab", k=60_000))
EXACT = [
    (r".{70}\bbc", "a" * 300 + " babc", False),
    (r".{70}\bbc", "a" * 300 + "ab bc", True),
    (".{70}(?=bac)b", "a" * 300 + "bbbac", True),
    (".{70}(?!bac)b", "a" * 300 + "bac", False),
    ("(?=^a{1,70})", "a" * 300, True),
    ("(?<=a{1,70}$)", "a" * 300, True),
    ("(?<=^a{1,70}$)", "a" * 300, False),
    ("a{1,80}b", "a" * 300 + "c" + "a" * 100 + "cb", False),
    ("a{1,80}b", "a" * 300 + "c" + "a" * 100 + "ab", True),
    ("a[ab]{100}c", MIXED + "b" * 101 + "c", False),
    ("a[ab]{100}c", MIXED + "a" + "b" * 100 + "c", True),
]
"""Patterns, texts, verdicts: the same states at places that differ, and more states than are cached."""
RANDOM = 40
ALPHABETS = ["a", "ab", "aaaaaaab", "aab \u00e9", "aaaaaa ", "a\nbc"]
LARGE = {"go": 3_000_000}
"""Characters in which ``(a{1,30}){1,30}b`` is searched where that takes less than a second."""
LIMIT = 15.0
"""Seconds for it; advancing every state takes 40."""
COUNTS = {"rust": 10_000}
"""The sizes of large values for builds without optimization."""
MOST = 60.0
"""Seconds for a large value, which takes one or two; a quadratic algorithm takes minutes."""


class Patterns:
    """Makes patterns of nested repetitions and look-arounds; the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def make(self, count: int) -> list[str]:
        made: list[str] = []
        while len(made) < count:
            pattern = self.choice(3)
            try:
                size = json.dumps(compile_pattern(pattern)).count("[")
            except PatternError:
                continue
            if 64 <= size <= 300:
                made.append(pattern)
        return made

    def choice(self, depth: int) -> str:
        count = self.random.choice([1, 1, 2])
        return "|".join(self.series(depth) for _ in range(count))

    def series(self, depth: int) -> str:
        return "".join(self.atom(depth) for _ in range(self.random.randint(1, 4)))

    def atom(self, depth: int) -> str:
        pick, kind = self.random.choice, self.random.random()
        if kind < 0.45 or depth == 0:
            return pick(["a", "b", "[ab]", ".", r"\w", "[^b]", " ", r"\W", "\u00e9"])
        if kind < 0.8:
            counts = ["", "?", "*", "+", "{1,30}", "{2,9}", "{0,25}", "{40}"]
            return f"({self.choice(depth - 1)}){pick(counts)}"
        if kind < 0.9:
            return f"{pick(['(?=', '(?!', '(?<=', '(?<!'])}{self.choice(min(depth - 1, 1))})"
        return pick([r"\b", r"\B", "^", "$"])


@cache
def patterns() -> dict[str, str]:
    every = dict.fromkeys([*WRITTEN, *Patterns(3).make(RANDOM), *(p for p, _, _ in EXACT)])
    return {f"pattern_{index}": pattern for index, pattern in enumerate(every)}


@cache
def calls() -> tuple[Call, ...]:
    generator, made = random.Random(4), []
    for tool, pattern in patterns().items():
        program = compile_pattern(pattern)
        for letters in ALPHABETS:
            text = "".join(generator.choices(letters, k=generator.randint(280, 420)))
            accepted = search(program, text)
            made.append(Call(tool, "output", json.dumps(text, ensure_ascii=False), accepted))
    tools = {pattern: tool for tool, pattern in patterns().items()}
    made += [Call(tools[p], "output", json.dumps(text), accepted) for p, text, accepted in EXACT]
    return tuple(made)


@cache
def built(target: str) -> tuple[Workspace, Project]:
    schemas: dict[str, JsonValue] = {
        tool: {"type": "string", "pattern": pattern} for tool, pattern in patterns().items()
    }
    schemas |= large_values.SCHEMAS
    options = {**suite.with_harness(target), **suite.module_of(NAME)}
    emitted = render_source(outputs.agent(NAME, schemas), suite.TARGETS[target], options)
    workspace = suite.workspace_in(suite.NATIVE / f"{NAME}-{suite.ROOT.name}-{target}", target)
    project = suite.project_of(NAME, emitted)
    workspace.fill([project])
    for check in workspace.toolchain.building:
        outcome = workspace.run(check)
        assert outcome.passed, outcome.output
    return workspace, project


def test_both_verdicts_are_common() -> None:
    assert 0.2 < sum(call.accepted for call in calls()) / len(calls()) < 0.8


@pytest.mark.parametrize("target", suite.TARGETS)
def test_verdicts_are_those_of_the_reference(target: str) -> None:
    if absent := suite.missing(target):
        pytest.skip(f"{', '.join(absent)} missing")
    wrong = [
        (patterns()[call.tool], call.text[-400:])
        for call, answer in zip(calls(), answers_of(*built(target), calls()), strict=True)
        if answer.accepted is not call.accepted
    ]
    assert not wrong


@pytest.mark.parametrize("target", LARGE)
def test_nested_counts_are_searched_fast(target: str) -> None:
    if absent := suite.missing(target):
        pytest.skip(f"{', '.join(absent)} missing")
    workspace, project = built(target)
    text = json.dumps("a" * LARGE[target])
    request = {"id": 0, "tool": "pattern_0", "part": "output", "text": text}
    (answer,) = workspace.converse(project, [json.dumps(request)], timeout=LIMIT)
    assert json.loads(answer)["accepted"] is False


@pytest.mark.parametrize("about", large_values.calls())
@pytest.mark.parametrize("target", suite.TARGETS)
def test_large_values_take_linear_time(target: str, about: str) -> None:
    if absent := suite.missing(target):
        pytest.skip(f"{', '.join(absent)} missing")
    call = large_values.calls(COUNTS.get(target, large_values.COUNT))[about]
    request = {"id": 0, "tool": call.tool, "part": call.part, "text": call.text}
    workspace, project = built(target)
    (answer,) = workspace.converse(project, [json.dumps(request)], timeout=MOST)
    assert json.loads(answer)["accepted"] is call.accepted
