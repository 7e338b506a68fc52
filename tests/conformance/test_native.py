"""Level 3: the languages' own compilers, linters and formatters, once over everything emitted."""

import warnings

import pytest

from tests.conformance import suite

pytestmark = pytest.mark.native


@pytest.mark.parametrize(("target", "check"), suite.CHECKS)
def test_emitted_code_passes(target: str, check: str) -> None:
    absent = suite.missing(target)
    if absent:
        warnings.warn(f"{target} is NOT checked: {', '.join(absent)} missing", stacklevel=1)
        pytest.skip(f"{', '.join(absent)} missing")
    outcome = suite.results(target).outcomes[check]
    assert outcome.passed, outcome.output[-20000:]
