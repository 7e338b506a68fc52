"""Commands of Bash for TypeScript: limits, processes that stay, words and the whitelist."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builtins import adversaries
from tests.builtins.adversaries import COMMANDS, LIMIT, Command, marker
from tests.builtins.typescript_tools import LINUX, Driver, Outcome, started

pytestmark = pytest.mark.native
SLACK = 10 * LIMIT
"""How long a call may take on a busy machine."""
FOREVER = 600
"""A limit in seconds that is not reached."""


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    yield from started(tmp_path_factory)


def _ended(outcome: Outcome, command: Command) -> None:
    error = outcome.result.get("error")
    assert outcome.seconds < SLACK
    if command.ends == "timeout":
        assert error == f"timed out after {LIMIT} s"
    elif command.ends == "failure":
        assert error is not None
    elif command.ends == "success":
        assert error is None
    if command.output is not None:
        assert outcome.result["output"] == command.output


@LINUX
@pytest.mark.parametrize("number", range(len(COMMANDS)), ids=[one.name for one in COMMANDS])
def test_commands_end(tools: Driver, tmp_path: Path, number: int) -> None:
    command, mark = COMMANDS[number], marker(number)
    limit = FOREVER if command.ends in {"success", "failure"} else LIMIT
    given = {"command": command.line(mark)}
    config = {"shell": True, "timeoutSeconds": limit, "workingDir": str(tmp_path)}
    outcome = tools.call("bash", given, **config)
    _ended(outcome, command)
    left = adversaries.survivors(mark, patience=SLACK if not command.escapes else 0.2)
    for pid in left:
        os.kill(pid, 9)
    assert not left or command.name in ESCAPES


ESCAPES = {"no environment"}
"""Commands whose processes stay: they clear their environment and leave the session."""


@LINUX
@pytest.mark.parametrize("command", adversaries.ARGV_COMMANDS, ids=lambda one: one.name)
def test_commands_without_a_shell_end(tools: Driver, tmp_path: Path, command: Command) -> None:
    mark = marker(500 + adversaries.ARGV_COMMANDS.index(command))
    limit = FOREVER if command.ends in {"success", "failure"} else LIMIT
    given = {"command": command.line(mark)}
    outcome = tools.call("bash", given, timeoutSeconds=limit, workingDir=str(tmp_path))
    _ended(outcome, command)
    assert not adversaries.survivors(mark, SLACK)


def test_a_cancelled_command_ends(tools: Driver) -> None:
    mark = marker(900)
    outcome = tools.cancel("bash", {"command": f"setsid -w sleep {mark}"}, 200)
    assert outcome.result["error"] == "cancelled"
    assert outcome.seconds < SLACK
    assert not adversaries.survivors(mark, SLACK)


def test_words(tools: Driver, tmp_path: Path) -> None:
    show = f"#!{sys.executable}\nimport json, os, sys\nname = os.path.basename(sys.argv[0])\n"
    show += "print(json.dumps([name, *sys.argv[1:]]))\n"
    for name in {words[0] for _, words in adversaries.WORDS}:
        (tmp_path / name).write_text(show)
        (tmp_path / name).chmod(0o700)
    with tools.renewed({"PATH": f"{tmp_path}:{os.environ['PATH']}"}) as driver:
        for command, words in adversaries.WORDS:
            result = driver.call("bash", {"command": command}).result
            assert json.loads(result["output"]) == words, command


def test_shell_syntax_is_refused(tools: Driver) -> None:
    for command, character in adversaries.REFUSED_SYNTAX:
        error = tools.call("bash", {"command": command}).error
        assert error == f"Shell syntax is not enabled: {character}.", command
    for command in adversaries.UNCLOSED:
        error = tools.call("bash", {"command": command}).error
        assert error == "The command has an unclosed quote.", command
    assert tools.call("bash", {"command": " "}).error == "The command is empty."


def test_whitelist(tools: Driver) -> None:
    refusal = "The command is not on the whitelist."
    whitelist = [*adversaries.WHITELIST, "", "ls | wc"]
    for command in adversaries.WHITELISTED:
        assert tools.call("bash", {"command": command}, whitelist=whitelist).error is None
    for command in adversaries.NOT_WHITELISTED:
        assert tools.call("bash", {"command": command}, whitelist=whitelist).error == refusal
    shell = {"shell": True, "whitelist": ["echo"]}
    assert tools.call("bash", {"command": "echo a"}, **shell).result["output"] == "a\n"
    assert tools.call("bash", {"command": "echo a; id"}, **shell).error == refusal


def test_environment(tools: Driver) -> None:
    given = {"SECRET_KEY": "s", "SHOWN": "v", "LC_CTYPE": "C.UTF-8"}
    with tools.renewed(given) as driver:
        output = driver.call("bash", {"command": "env"}, environment=["SHOWN"]).result["output"]
    names = {line.partition("=")[0] for line in output.splitlines()}
    assert {"PATH", "SHOWN", "LC_CTYPE"} <= names
    listed = "PATH HOME USER LOGNAME LANG LC_ALL LC_CTYPE TZ TMPDIR TERM SHOWN ADLGEN_CALL"
    assert names <= set(listed.split())


def test_output_is_bounded(tools: Driver) -> None:
    code = "import sys; sys.stdout.write('x' * 50_000_000)"
    command = shlex.join([sys.executable, "-c", code])
    result = tools.call("bash", {"command": command}).result
    assert len(result["output"]) == 1024 * 1024
    error = tools.call("bash", {"command": "x" * 5000}).error
    assert error is not None
    assert len(error) <= 300
