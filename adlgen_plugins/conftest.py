"""The settings of `tests/` hold for the tests of plug-ins, also when they run alone."""

from tests.conftest import (
    own_temporary_folders,
    pytest_collection_modifyitems,
    pytest_configure,
    pytest_xdist_make_scheduler,
    without_emitted_modules,
)

__all__ = [
    "own_temporary_folders",
    "pytest_collection_modifyitems",
    "pytest_configure",
    "pytest_xdist_make_scheduler",
    "without_emitted_modules",
]
