"""Settings for all tests."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent

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
    """Let children be interrupted, even where this process was started with interrupts ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep together what shares its work, where two processes run the tests: a file, or the folder
    whose tests share one run of the compilers.
    """
    for item in items:
        parts = item.path.relative_to(HERE).parts
        group = parts[0] if parts[0] == "conformance" else "/".join(parts)
        item.add_marker(pytest.mark.xdist_group(group))
