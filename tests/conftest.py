"""Settings for all tests."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import adlgen
from tests import shared

SHARING = "tests/conformance/"

settings.register_profile(
    "everyone",
    deadline=None,
    derandomize=True,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long", parent=settings.get_profile("everyone"), max_examples=2000, derandomize=False
)
settings.load_profile(os.environ.get("ADLGEN_PROFILE", "everyone"))


def pytest_configure() -> None:
    """Let children be interrupted, even where this process was started with interrupts ignored.

    Refuse to test the package of another work tree, which a variable such as PYTHONPATH may select.
    """
    package = Path(adlgen.__file__).parent
    if package != Path(__file__).parents[1] / "adlgen":
        message = f"'{package}' is not the package of this work tree"
        raise pytest.UsageError(message)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what needs the shared material where it is missing."""
    if not shared.is_present():
        for item in items:
            if item.get_closest_marker("corpus") is not None:
                item.add_marker(pytest.mark.skip(reason=shared.ABSENT))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Keep together what shares its work, where two processes run the tests.

    That is a file, or the folder whose tests share one run of the compilers.
    """
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]  # has no stubs

    class Together(LoadScopeScheduling):  # type: ignore[misc]  # for the same reason
        def _split_scope(self, nodeid: str) -> str:
            return SHARING if nodeid.startswith(SHARING) else nodeid.partition("::")[0]

    return Together(config, log)
