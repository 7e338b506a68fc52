"""Settings for all tests."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import adlgen
from tests import shared

SHARING = (
    "tests/conformance/",
    "tests/generation/",
    "tests/distribution/",
    *(f"tests/builtins/test_{language}_" for language in ("go", "rust", "typescript")),
)
"""The starts of the paths of tests that share projects, which are compiled once."""

os.environ |= {"CARGO_PROFILE_DEV_DEBUG": "0", "CARGO_INCREMENTAL": "0"}
"""Nobody debugs the Rust projects of tests, and without this their compilation takes half as long again."""

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
    """Keep together what shares its work, where several processes run the tests: a file, or `SHARING`."""
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]  # has no stubs

    class Together(LoadScopeScheduling):  # type: ignore[misc]  # for the same reason
        def _split_scope(self, nodeid: str) -> str:
            shared = (start for start in SHARING if nodeid.startswith(start))
            return next(shared, nodeid.partition("::")[0])

    return Together(config, log)
