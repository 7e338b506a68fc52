"""Bash as emitted for Go: words, whitelists, the environment, and commands that try to outlive their limit."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.builtins import adversaries
from tests.builtins.adversaries import LIMIT, Command
from tests.builtins.go_tools import HIDDEN, Outcome, Program, program

pytestmark = pytest.mark.native

IN_SHELL = {"shell": True}
NUMBERS = count()
ORPHANS = {"no environment"}
"""Commands with a process that nothing connects to the call: it left the session, its parent ended, and
its environment is empty."""


@pytest.fixture(scope="module")
def tools() -> Iterator[Program]:
    started = program()
    yield started
    started.close()


def run(tools: Program, text: str, **config: object) -> Outcome:
    return tools.call("Bash", config, {"command": text})


def result(outcome: Outcome) -> dict[str, Any]:
    assert outcome.result is not None, outcome.error
    return outcome.result


def survives(tools: Program, command: Command, folder: Path, **config: object) -> None:
    """Run a command; compare how it ends, when, and which processes it leaves."""
    mark = adversaries.marker(next(NUMBERS))
    text = command.text.replace("{m}", mark)
    outcome = run(tools, text, timeout_seconds=LIMIT, working_dir=str(folder), **config)
    found = result(outcome)
    assert outcome.elapsed < 10 * LIMIT
    ends = {
        "success": "error" not in found,
        "timeout": found.get("error") == "timed out after 1s",
        "failure": found.get("error") not in {None, "timed out after 1s"},
        "any": True,
    }
    assert ends[command.ends], found.get("error")
    if command.output is not None:
        assert found["output"] == command.output
    assert len(found["output"]) <= 1 << 20
    left = adversaries.survivors(mark, patience=10 * LIMIT if command.name not in ORPHANS else 0)
    for process in left:
        os.kill(process, 9)
    assert command.name in ORPHANS or not left


@pytest.mark.parametrize("command", adversaries.COMMANDS, ids=lambda command: command.name)
def test_no_command_outlives_its_limit(tools: Program, command: Command, tmp_path: Path) -> None:
    survives(tools, command, tmp_path, **IN_SHELL)


@pytest.mark.parametrize("command", adversaries.ARGV_COMMANDS, ids=lambda command: command.name)
def test_no_program_outlives_its_limit(tools: Program, command: Command, tmp_path: Path) -> None:
    survives(tools, command, tmp_path)


def test_commands_are_split_into_words(tmp_path: Path) -> None:
    script = (
        "import json, os, sys\nprint(json.dumps([os.path.basename(sys.argv[0]), *sys.argv[1:]]))"
    )
    names = {words[0] for _, words in adversaries.WORDS}
    for name in names:
        (tmp_path / name).write_text(f"#!{sys.executable}\n{script}\n")
        (tmp_path / name).chmod(0o755)
    started = program(PATH=str(tmp_path))
    for text, words in adversaries.WORDS:
        assert json.loads(result(run(started, text))["output"]) == words, text
    started.close()


@pytest.mark.parametrize(("text", "shown"), adversaries.REFUSED_SYNTAX)
def test_syntax_of_shells_is_refused(tools: Program, text: str, shown: str, tmp_path: Path) -> None:
    assert (
        run(tools, text, working_dir=str(tmp_path)).error
        == f"Shell syntax is not enabled: {shown}."
    )


@pytest.mark.parametrize("text", adversaries.UNCLOSED)
def test_unclosed_quotes_are_refused(tools: Program, text: str) -> None:
    assert run(tools, text).error == "The command has an unclosed quote."


@pytest.mark.parametrize("text", ["", " \n", "a\0b"])
def test_empty_commands_are_refused(tools: Program, text: str) -> None:
    assert run(tools, text).error == "The command is empty."


@pytest.mark.parametrize("text", adversaries.WHITELISTED)
def test_whitelists_compare_words(tools: Program, text: str) -> None:
    assert run(tools, text, whitelist=adversaries.WHITELIST).result is not None


@pytest.mark.parametrize("text", adversaries.NOT_WHITELISTED)
def test_whitelists_refuse_other_words(tools: Program, text: str) -> None:
    refused = run(tools, text, whitelist=adversaries.WHITELIST).error
    assert refused == "The command is not on the whitelist."


def test_whitelists_refuse_operators_in_shells(tools: Program) -> None:
    config = {"whitelist": ["ls"], **IN_SHELL}
    assert run(tools, "ls; id", **config).error == "The command is not on the whitelist."
    assert (
        run(tools, "ls -l; id", **config).error == 'With a whitelist, a command cannot contain ";".'
    )
    assert "error" not in result(run(tools, "ls -l", **config))


def test_commands_inherit_few_variables(tools: Program) -> None:
    output = result(run(tools, "env"))["output"]
    names = {line.split("=")[0] for line in output.splitlines()}
    assert names <= {
        *("PATH", "HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TERM"),
        "ADLGEN_CALL",
    }
    assert "PATH" in names
    output = result(run(tools, "env", environment=[HIDDEN]))["output"]
    assert f"{HIDDEN}=secret\n" in output


def test_errors_are_short(tools: Program) -> None:
    found = result(run(tools, "x" * 100_000))
    assert found["exit_code"] == -1
    assert len(found["error"]) <= 200
