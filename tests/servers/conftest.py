"""Servers that the tests of this folder share: each target is built once."""

from __future__ import annotations

import shutil
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.servers.projects import TARGETS, Command

Built = Callable[[str], Command]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Return the command of the server of a target, which is built when it is first needed."""
    known: dict[str, Command] = {}

    def command_of(name: str) -> Command:
        target = TARGETS[name]
        if shutil.which(target.needs) is None:
            warnings.warn(f"the server in {name} is NOT checked", stacklevel=1)
            pytest.skip(f"{target.needs} is not installed")
        if name not in known:
            folder: Path = tmp_path_factory.mktemp(name)
            known[name] = target.build(folder)
        return known[name]

    return command_of
