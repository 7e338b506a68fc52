"""Commands of Bash for Python: words, whitelist, environment, and processes that end."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.builtins import adversaries
from tests.builtins.adversaries import ARGV_COMMANDS, COMMANDS, LIMIT, Command
from tests.builtins.python_tools import Outcome, Tools, emitted

SHELL = {"shell": True}


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tools]:
    yield from emitted(tmp_path_factory.mktemp("emitted"))


def bash(tools: Tools, command: str, **config: object) -> Outcome:
    return tools.call("bash", {"command": command}, **{"timeout_seconds": LIMIT * 10, **config})


def test_words(tools: Tools) -> None:
    split = tools.module("_words").split_words
    for command, words in adversaries.WORDS:
        assert split(command) == words, command
    for command, character in adversaries.REFUSED_SYNTAX:
        outcome = bash(tools, command)
        assert outcome.error == f"Shell syntax is not enabled: {character}.", command
    for command in adversaries.UNCLOSED:
        assert bash(tools, command).error == "The command has an unclosed quote.", command
    for command in ("", "  ", "''", "a\0b"):
        assert bash(tools, command).error == "The command is empty."
    outcome = bash(tools, "printf '%s|' '$HOME' *")
    assert outcome.result.output == "$HOME|*|"


def test_whitelist(tools: Tools, tmp_path: Path) -> None:
    check, split = tools.module("_words").check_words, tools.module("_words").split_words
    for command in adversaries.WHITELISTED:
        check(split(command), adversaries.WHITELIST)
    for command in adversaries.NOT_WHITELISTED:
        outcome = bash(tools, command, whitelist=adversaries.WHITELIST)
        assert outcome.error == "The command is not on the whitelist.", command
    listed = bash(tools, "ls", whitelist=("ls",), working_dir=str(tmp_path))
    assert (listed.result.exit_code, listed.result.output) == (0, "")


@pytest.mark.parametrize(
    "command", ["ls; id", "ls -l; id", "ls -l $(id)", "ls -l `id`", "ls -l | sh", "lsx"]
)
def test_whitelists_refuse_operators_in_shells(tools: Tools, command: str) -> None:
    refused = bash(tools, command, whitelist=("ls",), **SHELL)
    assert refused.result is None
    assert "whitelist" in str(refused.error)


def test_whitelists_allow_arguments_in_shells(tools: Tools, tmp_path: Path) -> None:
    listed = bash(tools, "ls -l", whitelist=("ls",), **SHELL, working_dir=str(tmp_path))
    assert listed.result.exit_code == 0


def test_the_environment_is_reduced(tools: Tools, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADLGEN_SECRET", "s")
    monkeypatch.setenv("ADLGEN_GIVEN", "g")
    monkeypatch.delenv("LC_CTYPE", raising=False)
    monkeypatch.delenv("LANG", raising=False)
    output = bash(tools, "env", environment=("ADLGEN_GIVEN", "ADLGEN_ABSENT")).result.output
    names = {line.partition("=")[0] for line in output.splitlines()}
    assert {"PATH", "ADLGEN_GIVEN"} <= names
    known = "PATH HOME USER LOGNAME LANG LC_ALL LC_CTYPE TZ TMPDIR TERM ADLGEN_GIVEN"
    assert names <= set(known.split())
    assert "LC_CTYPE" not in names


def test_results(tools: Tools, tmp_path: Path) -> None:
    failed = bash(tools, "exit 3", **SHELL).result
    assert (failed.exit_code, failed.error) == (3, "exit status 3")
    killed = bash(tools, "kill -KILL $$", **SHELL).result
    assert (killed.exit_code, killed.error) == (-9, "exit status -9")
    pipe = bash(tools, "yes | head -n 1", **SHELL).result
    assert (pipe.exit_code, pipe.output) == (0, "y\n")  # SIGPIPE is not ignored
    for command in ("no-such-program", "./no-such-program"):
        absent = "The command cannot be started: No such file or directory."
        assert bash(tools, command).error == absent
    assert bash(tools, str(tmp_path)).error == "The command cannot be started: Permission denied."
    assert bash(tools, "ls", working_dir=str(tmp_path / "absent")).error
    large = bash(tools, "head -c 3000000 /dev/zero", **SHELL).result
    assert len(large.output) == 1 << 20


@pytest.mark.slow
def test_no_command_outlives_its_limit(tools: Tools, tmp_path: Path) -> None:
    entries = [(c, True) for c in COMMANDS] + [(c, False) for c in ARGV_COMMANDS]
    with ThreadPoolExecutor(6) as threads:
        found = list(
            threads.map(lambda n: _run(tools, tmp_path, n, *entries[n]), range(len(entries)))
        )
    print(f"{len(found)} commands, slowest {max(found):.2f} s with a limit of {LIMIT} s")
    assert max(found) < LIMIT * 10


def _run(tools: Tools, folder: Path, number: int, command: Command, shell: bool) -> float:
    mark = adversaries.marker(number)
    started = time.monotonic()
    line = command.line(mark)
    outcome = bash(tools, line, shell=shell, timeout_seconds=LIMIT, working_dir=str(folder))
    took = time.monotonic() - started
    if command.ends == "timeout":
        assert outcome.result.error == f"timed out after {LIMIT} seconds", command
        assert outcome.result.exit_code == -1, command
    elif command.ends == "success":
        assert outcome.result.error is None, command
    else:
        assert outcome.error or outcome.result.error, command
    if command.output is not None:
        assert outcome.result.output == command.output, command
    if sys.platform.startswith("linux") or not command.escapes:
        assert adversaries.survivors(mark, patience=10 * LIMIT) == [], command
    return took


def test_a_cancelled_call_ends_its_command(tools: Tools) -> None:
    shell = tools.module("_shell")
    mark = adversaries.marker(999)

    async def cancelled() -> None:
        access = shell.Access((), True, (), "")
        task = asyncio.create_task(shell.run_command(f"setsid sleep {mark}; :", 60, access))
        await asyncio.to_thread(_appears, mark)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancelled())
    assert adversaries.survivors(mark, patience=10 * LIMIT) == []


@pytest.mark.slow
def test_a_call_that_is_cancelled_while_its_command_starts_ends_it(tools: Tools) -> None:
    shell = tools.module("_shell")
    mark = adversaries.marker(998)

    async def cancelled() -> None:
        access = shell.Access((), True, (), "")
        task = asyncio.create_task(shell.run_command(f"setsid sleep {mark}; :", 60, access))
        while not adversaries.survivors(mark):
            await asyncio.sleep(0)
            time.sleep(0.5)  # noqa: ASYNC251 - the command starts, and asyncio has not noticed yet
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancelled())
    assert adversaries.survivors(mark, patience=10 * LIMIT) == []


def _appears(mark: str) -> None:
    while not adversaries.survivors(mark):
        time.sleep(0.01)


@pytest.mark.slow
def test_a_command_that_kills_its_supervisor_ends(tools: Tools) -> None:
    for number, name in enumerate(("KILL", "STOP")):
        mark = adversaries.marker(900 + number)
        started = time.monotonic()
        line = f"kill -{name} $PPID; sleep {mark}"
        outcome = bash(tools, line, **SHELL, timeout_seconds=LIMIT)
        assert outcome.result.error is not None
        assert time.monotonic() - started < LIMIT * 10
        assert adversaries.survivors(mark, patience=10 * LIMIT) == []


@pytest.mark.slow
def test_without_a_supervisor_calls_end_too(
    tools: Tools, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tools.module("_commands"), "supervised", lambda *_: None)
    for number, command in enumerate(COMMANDS):
        if command.name in ("background", "new session", "stopped", "closed output"):
            mark = adversaries.marker(800 + number)
            started = time.monotonic()
            outcome = bash(
                tools,
                command.line(mark),
                **SHELL,
                timeout_seconds=LIMIT,
                working_dir=str(tmp_path),
            )
            assert time.monotonic() - started < LIMIT * 10
            assert (outcome.result.error is None) == (command.ends == "success")
            assert command.output in (None, outcome.result.output)
            left = adversaries.survivors(mark, patience=0 if command.escapes else 10 * LIMIT)
            assert command.escapes or not left
            for pid in left:
                os.kill(pid, signal.SIGKILL)
