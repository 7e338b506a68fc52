"""The compilers of all targets start with the first test of the folder, because they take longest."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.conformance import suite

COMPILED = tuple(f"tests/conformance/test_{name}.py" for name in ("native", "numbers", "verdicts"))


@pytest.fixture(scope="session", autouse=True)
def compilers(request: pytest.FixtureRequest) -> None:
    """Check what is emitted for the targets of the selected tests in the background."""
    native = (item for item in request.session.items if item.nodeid.startswith(COMPILED))
    suite.start(
        {
            target
            for item in native
            if item.get_closest_marker("native") is not None
            for target in targets_of(item)
        }
    )


def targets_of(item: pytest.Item) -> Iterable[str]:
    """Return the target of a test, or all of them for a test that compares them."""
    call = getattr(item, "callspec", None)
    if call is None or "target" not in call.params:
        return suite.TARGETS
    return [call.params["target"]]
