"""Strict definitions of a sample of the real tools; `python -m tests.corpus.strict` takes all of them."""

from collections import Counter

import pytest

from tests.corpus import strict
from tests.corpus.tools import FILES, HARD, every_tool

SAMPLE = 10
"""Every which tool is compared."""


@pytest.mark.corpus
def test_strict_definitions_accept_what_their_schemas_accept_or_report_it() -> None:
    counted: Counter[str] = Counter()
    for tool in every_tool(*FILES, HARD)[::SAMPLE]:
        assert list(strict.compared(tool, counted)) == []
    assert counted["values of sources"] > 10_000
    assert counted["values of strict definitions"] > 5_000
