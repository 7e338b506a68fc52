"""Random pairs of schemas, with fixed seeds: no answer is wrong, and a fuzzer finds an unsound rule."""

from __future__ import annotations

import pytest

from adlgen.schema.contain.goals import Goal
from adlgen.schema.contain.solve import Solver
from tests.fuzz.contain import finite
from tests.fuzz.contain.attack import campaign

PAIRS = 250


@pytest.mark.parametrize("style", ["wide", "nested"])
def test_no_answer_is_wrong(style: str) -> None:
    report = campaign(style, 7, PAIRS)
    assert not report.wrong
    assert not report.differences
    assert report.answers["yes"] > PAIRS // 5
    assert report.answers["no"] > PAIRS // 5
    assert report.answers["unknown"] <= PAIRS // 100


def test_no_answer_is_wrong_where_all_values_are_tried() -> None:
    report = finite.campaign(7, PAIRS // 2)
    assert not report.wrong
    assert not report.differences
    assert report.answers["unknown"] <= PAIRS // 100
    assert report.answers["yes"] > PAIRS // 10
    assert report.answers["no"] > PAIRS // 10


def test_lemmas_that_are_not_smaller_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two goals could then each be refuted by assuming the other."""

    def is_smaller(_: Solver, lemma: Goal, within: Goal) -> bool:
        return lemma != within

    monkeypatch.setattr(Solver, "_is_smaller", is_smaller)
    assert campaign("nested", 7, PAIRS).wrong
