"""The compilers of all targets start with the first test of the folder, because they take longest."""

from __future__ import annotations

import pytest

from tests.conformance import suite

COMPILED = ("tests/conformance/test_native.py", "tests/conformance/test_verdicts.py")


@pytest.fixture(scope="session", autouse=True)
def compilers(request: pytest.FixtureRequest) -> None:
    """Check everything emitted in the background, if tests that need the results are selected."""
    found = (item for item in request.session.items if item.nodeid.startswith(COMPILED))
    if any(item.get_closest_marker("native") is not None for item in found):
        suite.start()
