"""Settings for all tests."""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import adlgen
from tests import shared

SHARING = (
    "tests/conformance/",
    "adlgen_plugins/agentcli/tests/",
    "adlgen_plugins/dojops/tests/generation/",
    "tests/distribution/",
    "tests/servers/built/",
    *(f"tests/builtins/test_{language}_" for language in ("go", "rust", "typescript")),
)
"""The starts of the paths of tests that share projects, which are compiled once."""
SLOWEST = (
    *(
        "tests/conformance/",
        "tests/test_quick_starts.py",
        "tests/builds/",
        "adlgen_plugins/dojops/tests/generation/",
    ),
    *(
        "adlgen_plugins/agentcli/tests/",
        "adlgen_plugins/cycod/tests/",
        "adlgen_plugins/aios/tests/",
        "tests/clients/",
        "tests/distribution/",
    ),
    *("tests/builtins/", "tests/servers/", "tests/frameworks/", "tests/shells/", "tests/fuzz/"),
)
"""What takes longest starts first, so that two processors have work to the end."""
WAITING = ("tests/conformance/test_native.py", "tests/conformance/test_verdicts.py")
"""Tests that wait for what compilers do in the background."""


def scope_of(nodeid: str) -> str:
    """Return what the tests that run in one process have in common: a file, or the start of a path."""
    file = nodeid.partition("::")[0]
    return next((start for start in SHARING if file.startswith(start)), file)


def rank_of(nodeid: str) -> tuple[int, bool]:
    """Return the place of a test in the order of all tests."""
    scope = scope_of(nodeid)
    place = next((at for at, start in enumerate(SLOWEST) if scope.startswith(start)), len(SLOWEST))
    return place, nodeid.startswith(WAITING)


os.environ |= {
    "CARGO_PROFILE_DEV_DEBUG": "0",
    "CARGO_PROFILE_DEV_CODEGEN_UNITS": "1",
    "CARGO_INCREMENTAL": "0",
}
"""Without debug information and in one unit, Rust projects take about two thirds of the processor time to compile."""

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


def pytest_configure(config: pytest.Config) -> None:
    """Let children be interrupted, even where this process was started with interrupts ignored.

    Refuse to test the package of another work tree, which a variable such as PYTHONPATH may select.
    """
    package = Path(adlgen.__file__).parent
    if package != Path(__file__).parents[1] / "adlgen":
        message = f"'{package}' is not the package of this work tree"
        raise pytest.UsageError(message)
    config.option.loadscopereorder = False  # of xdist, which would go by the number of tests
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def own_temporary_folders(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Let a pytest that a test starts keep its folders in this one's: at its end it removes what others left behind.

    Where earlier runs left compiled projects in the folder of all, that takes longer than a test may.
    """
    os.environ["PYTEST_DEBUG_TEMPROOT"] = str(tmp_path_factory.mktemp("inner"))


@pytest.fixture(scope="module", autouse=True)
def without_emitted_modules(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Forget modules from temporary folders: the records of later runs would refer to their files."""
    yield
    folder = f"{tmp_path_factory.getbasetemp()}{os.sep}"
    for name, module in [*sys.modules.items()]:
        if str(getattr(module, "__file__", None)).startswith(folder):
            del sys.modules[name]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Order the tests, and skip what needs the shared material where it is missing."""
    items.sort(key=lambda item: rank_of(item.nodeid))
    if not shared.is_present():
        for item in items:
            if item.get_closest_marker("corpus") is not None:
                item.add_marker(pytest.mark.skip(reason=shared.ABSENT))


def pytest_collection_finish() -> None:
    """Prepare this process for the tests, whose modules are all loaded.

    Their packs and projects are inputs, which no compiled file may change or make out of date. The garbage collector
    passes over what stays to the end.
    """
    sys.dont_write_bytecode = True
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    gc.collect()
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Keep together what shares its work, where several processes run the tests."""
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]  # has no stubs

    class Together(LoadScopeScheduling):  # type: ignore[misc]  # for the same reason
        def _split_scope(self, nodeid: str) -> str:
            return scope_of(nodeid)

    return Together(config, log)
