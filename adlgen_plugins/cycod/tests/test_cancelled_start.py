"""A call of an emitted Python command that is cancelled while the command starts leaves no process behind."""

from __future__ import annotations

import asyncio
import importlib
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from adlgen import api
from tests.builtins import adversaries

PROMPTLY = 20
"""Seconds; a command that is not ended takes 41."""
SPEC = """\
name: greet
description: Greets.
bash: echo hello
tags: [run]
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the command is of a POSIX shell")
def test_a_start_that_is_cancelled_ends_its_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "greet.yaml").write_text(SPEC)
    assert api.generate(
        tmp_path / "greet.yaml",
        targets=["python"],
        dialect="cycod",
        output=tmp_path / "out",
    ).ok
    package = next((tmp_path / "out/src").iterdir()).name
    monkeypatch.syspath_prepend(str(tmp_path / "out/src"))
    execute = importlib.import_module(f"{package}.commands._execute").execute
    mark = adversaries.marker(997)
    command = SimpleNamespace(  # noqa: S604 - no function of the standard library
        shell="bash",
        program="bash",
        text=f"sleep {mark} & sleep {mark}; :",
        input="",
        directory="",
        inherit_environment=True,
        environment={},
        timeout_ms=60_000,
        max_output=0,
        stream="",
    )

    async def cancelled() -> float:
        task = asyncio.create_task(execute(command))
        while len(adversaries.survivors(mark)) < 3:
            await asyncio.sleep(0)
            time.sleep(1)  # noqa: ASYNC251 - the command starts, and asyncio has not noticed yet
        begun = time.monotonic()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return time.monotonic() - begun

    assert asyncio.run(cancelled()) < PROMPTLY
    assert adversaries.survivors(mark, patience=10) == []
