"""Levels 3 to 5 for a sample of the real tools and files: compilers, verdicts, agreement."""

from __future__ import annotations

import warnings

import pytest

from adlgen.testing.calls import Answer
from adlgen.testing.compare import disagreements
from tests.conformance import suite
from tests.corpus import compiled, dialects

pytestmark = [pytest.mark.native, pytest.mark.corpus]


@pytest.mark.parametrize(("target", "check"), suite.CHECKS)
def test_emitted_code_passes(target: str, check: str) -> None:
    skip_if_missing(target)
    outcome = compiled.results(target).outcomes[check]
    assert outcome.passed, outcome.output[-20000:]


@pytest.mark.parametrize("target", suite.TARGETS)
def test_emitted_code_decides_and_keeps_everything(target: str) -> None:
    skip_if_missing(target)
    for name, extra in compiled.specifications().items():
        for call, answer in zip(extra.calls, answers(name, target), strict=True):
            assert not [*disagreements(call, {target: answer})], (name, call)


def test_all_languages_agree() -> None:
    targets = [name for name in suite.TARGETS if not suite.missing(name)]
    for name, extra in compiled.specifications().items():
        reports = [answers(name, target) for target in targets]
        for call, *given in zip(extra.calls, *reports, strict=True):
            assert not [*disagreements(call, dict(zip(targets, given, strict=True)))], (name, call)


def test_every_dialect_is_in_the_sample() -> None:
    sample = dialects.sample()
    assert {file.dialect for file in sample} == set(dialects.SAMPLED)
    assert {file.path.suffix for file in sample if file.dialect == "dojops"} == {".yaml", ".dops"}
    assert all(compiled.specifications()[file.name].calls for file in sample)


def answers(name: str, target: str) -> list[Answer]:
    found = compiled.results(target).answers[name]
    assert not isinstance(found, str), found
    return found


def skip_if_missing(target: str) -> None:
    if absent := suite.missing(target):
        warnings.warn(f"{target} is NOT checked: {', '.join(absent)} missing", stacklevel=2)
        pytest.skip(f"{', '.join(absent)} missing")
