"""Settings for all tests."""

import os
import signal

from hypothesis import HealthCheck, settings

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
