"""Runs whose records can be used at once, and what kind of run each was."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from types import ModuleType

import pytest

import adlgen.cli.run
from adlgen.cache import store
from adlgen.cli.table import Outcome
from tests.unit.cli.conftest import project

__all__ = ["project"]


@pytest.fixture(autouse=True)
def full_runs(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Sequence[str]]]:
    """Let files of this very moment count, as tests do not wait for them to settle; yield the list of full runs."""
    monkeypatch.setattr(store, "SETTLED_AFTER", 0)
    monkeypatch.delenv("CI", raising=False)
    before = forget_packs()
    found: list[Sequence[str]] = []
    attempt = adlgen.cli.run.attempt

    def noted(arguments: Sequence[str]) -> Outcome:
        found.append(arguments)
        return attempt(arguments)

    monkeypatch.setattr(adlgen.cli.run, "attempt", noted)
    yield found
    forget_packs()
    sys.modules.update(before)  # other tests keep packs that are loaded


def forget_packs() -> dict[str, ModuleType]:
    """Forget the modules of packs, as another process does, and return them."""
    names = [name for name in sys.modules if name.startswith("adlgen_pack_")]
    return {name: sys.modules.pop(name) for name in names}
