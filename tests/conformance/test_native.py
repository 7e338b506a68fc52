"""Level 3: the languages' own compilers, linters and formatters, once over everything emitted."""

import warnings

import pytest

from tests.conformance import suite

pytestmark = pytest.mark.native

CHECKS = [
    (target, check.name)
    for target, chain in suite.toolchains().items()
    for check in (*chain.build, *chain.checks)
]


@pytest.mark.parametrize(("target", "check"), CHECKS)
def test_emitted_code_passes(target: str, check: str) -> None:
    absent = suite.missing(target)
    if absent:
        warnings.warn(f"{target} is NOT checked: {', '.join(absent)} missing", stacklevel=1)
        pytest.skip(f"{', '.join(absent)} missing")
    outcome = suite.judged(target).outcomes[check]
    assert outcome.passed, outcome.output[-20000:]
