"""Levels 4 and 5: emitted code decides as the schema does, loses nothing, and all languages agree."""

import json
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, cast

import jsonschema_rs
import pytest

from adlgen.schema.evaluate import accepts
from adlgen.testing.calls import Answer
from adlgen.testing.cases import Call
from adlgen.testing.compare import disagreements
from tests.conformance import malformed, suite

CALLED = [name for name, case in suite.CASES.items() if case.calls]
BEYOND_THE_OTHER_JUDGE = {("patterns", "rare")}
"""Its regular expressions know neither ``\\cJ`` nor ``\\0``."""


@pytest.mark.parametrize("case", CALLED)
def test_the_verdicts_of_a_case_are_those_of_its_schemas(case: str) -> None:
    """The verdicts of the calls are those of adlgen's own evaluator and of another validator."""
    for call in suite.calls(case):
        canonical = suite.schemas(case)[call.tool, call.part]
        value = json.loads(call.text)
        if suite.CASES[case].options.get("formats") == "assert":
            assert accepts(canonical, value), call  # it is the format alone that refuses
            continue
        assert accepts(canonical, value) is call.accepted, call
        if (case, call.tool) not in BEYOND_THE_OTHER_JUDGE:
            schema = cast("dict[str, Any] | bool", canonical.json)
            other = jsonschema_rs.Draft202012Validator(schema, validate_formats=False)
            assert other.is_valid(value) is call.accepted, call


@pytest.mark.native
@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("case", [*CALLED, *suite.extras()])
def test_emitted_code_decides_and_keeps_everything(case: str, target: str) -> None:
    for call, answer in zip(suite.calls(case), answers(case, target), strict=True):
        assert not [*wrong(case, call, {target: answer})], call


@pytest.mark.native
@pytest.mark.parametrize("case", [*CALLED, *suite.extras()])
def test_all_languages_agree(case: str) -> None:
    targets = [name for name in suite.TARGETS if not suite.missing(name)]
    reports = [answers(case, target) for target in targets]
    for call, *replies in zip(suite.calls(case), *reports, strict=True):
        assert not [*wrong(case, call, dict(zip(targets, replies, strict=True)))], call


@pytest.mark.native
@pytest.mark.parametrize("target", suite.TARGETS)
def test_malformed_text_has_the_same_message_everywhere(target: str) -> None:
    messages = malformed.messages()
    reports = answers(malformed.NAME, target)[: len(messages)]
    for (text, message), answer in zip(messages.items(), reports, strict=True):
        problem = {"path": "", "code": "json", "message": f"is not valid JSON: {message}"}
        assert answer.problems == [problem], text


def wrong(case: str, call: Call, replies: Mapping[str, Answer]) -> Iterator[str]:
    """Yield what is wrong about the answers of targets to a call."""
    if case == suite.natives().name:
        return suite.natives().disagreements(call, replies)
    return disagreements(call, replies, options_of(case))


def options_of(case: str) -> Mapping[str, str]:
    """Return the options of the pack with which a case is emitted."""
    return suite.CASES[case].options if case in suite.CASES else {}


def answers(case: str, target: str) -> list[Answer]:
    """Return the answers of a target's harness to the calls of a case."""
    absent = suite.missing(target)
    if absent:
        pytest.skip(f"{', '.join(absent)} missing")
    replies = suite.results(target).answers[case]
    assert not isinstance(replies, str), replies
    return replies


def test_every_call_names_a_part_that_exists() -> None:
    for case in CALLED:
        for call in chain(suite.CASES[case].calls):
            assert (call.tool, call.part) in suite.schemas(case), (case, call)
