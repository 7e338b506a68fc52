"""The tools of the tests, for every target."""

from pathlib import Path

import pytest

from adlgen_plugins.dojops.tests.generation.benches import TARGETS, Bench, bench
from adlgen_plugins.dojops.tests.generation.programs import (
    COMPOSE,
    DOCUMENTS,
    HOSTILE,
    NOTES,
    REFUSED,
)


@pytest.fixture(params=TARGETS)
def compose(request: pytest.FixtureRequest, tmp_path: Path) -> Bench:
    return bench(request.param, COMPOSE, tmp_path)


@pytest.fixture(params=TARGETS)
def notes(request: pytest.FixtureRequest, tmp_path: Path) -> Bench:
    return bench(request.param, NOTES, tmp_path)


@pytest.fixture(params=TARGETS)
def documents(request: pytest.FixtureRequest, tmp_path: Path) -> Bench:
    return bench(request.param, DOCUMENTS, tmp_path)


@pytest.fixture(params=TARGETS)
def hostile(request: pytest.FixtureRequest, tmp_path: Path) -> Bench:
    return bench(request.param, HOSTILE, tmp_path)


@pytest.fixture(params=TARGETS)
def refused(request: pytest.FixtureRequest, tmp_path: Path) -> Bench:
    return bench(request.param, REFUSED, tmp_path)
