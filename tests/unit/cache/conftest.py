"""Runs whose records can be used at once, and what kind of run each was."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pytest

import adlgen.cli.run
from adlgen.cache import store
from adlgen.cli.table import Outcome
from tests.unit.cli.conftest import project

__all__ = ["project"]


@pytest.fixture(autouse=True)
def full_runs(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[str]]:
    """Let files of this very moment count, as tests do not wait for them to settle; return the list of full runs."""
    monkeypatch.setattr(store, "SETTLED_AFTER", 0)
    monkeypatch.delenv("CI", raising=False)
    forget_packs()
    found: list[Sequence[str]] = []
    attempt = adlgen.cli.run.attempt

    def noted(arguments: Sequence[str]) -> Outcome:
        found.append(arguments)
        return attempt(arguments)

    monkeypatch.setattr(adlgen.cli.run, "attempt", noted)
    return found


def forget_packs() -> None:
    """Forget the modules of packs, as another process does."""
    for name in [name for name in sys.modules if name.startswith("adlgen_pack_")]:
        del sys.modules[name]
