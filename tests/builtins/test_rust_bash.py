"""Commands of Bash for Rust: words, whitelist, environment, and processes that end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.builtins import adversaries
from tests.builtins.adversaries import LIMIT, Command
from tests.builtins.rust_tools import Driver, emitted, request

pytestmark = pytest.mark.native

ENVIRONMENT = frozenset(
    ("PATH", "HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TERM")
)


@pytest.fixture
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    yield from emitted(tmp_path_factory)


def _ends(answer: Mapping[str, Any]) -> str:
    error = answer.get("refused", answer.get("error"))
    if error is None:
        return "success"
    return "timeout" if f"timed out after {LIMIT} seconds" in error else "failure"


@pytest.mark.parametrize("shell", [True, False], ids=["shell", "argv"])
def test_commands_end_with_all_their_processes(
    driver: Driver, tmp_path: Path, *, shell: bool
) -> None:
    commands = adversaries.COMMANDS if shell else adversaries.ARGV_COMMANDS
    settings = {"shell": shell, "timeout_seconds": LIMIT, "working_dir": str(tmp_path)}
    marks = [adversaries.marker(2 * number + shell) for number in range(len(commands))]
    texts = [c.text.replace("{m}", mark) for c, mark in zip(commands, marks, strict=True)]
    answers = driver.all([request("Bash", settings, {"command": text}) for text in texts])
    wrong = {}
    for command, mark, answer in zip(commands, marks, answers, strict=True):
        left = adversaries.survivors(mark, 1)
        if left or not _is_expected(command, answer):
            wrong[command.name] = (answer, left)
    assert not wrong


def _is_expected(command: Command, answer: Mapping[str, Any]) -> bool:
    has_output = command.output is None or answer.get("output") == command.output
    return has_output and command.ends in {"any", _ends(answer)}


def test_supervisors_end(driver: Driver) -> None:
    answer = driver.call("Bash", {"shell": True}, {"command": "kill -KILL $PPID; sleep 41"})
    assert answer["exit_code"] == -1
    assert "error" in answer
    children = Path(f"/proc/{driver.process.pid}/task/{driver.process.pid}/children")
    assert children.read_text() == ""


def test_words(driver: Driver) -> None:
    for line, words in adversaries.WORDS:
        assert driver.call("words", {}, line) == words
    for line, character in adversaries.REFUSED_SYNTAX:
        refused = driver.call("Bash", {}, {"command": line})
        assert refused["refused"].endswith(f"Shell syntax is not enabled: {character}."), line
    for line in adversaries.UNCLOSED:
        refused = driver.call("Bash", {}, {"command": line})
        assert refused["refused"].endswith("The command has an unclosed quote."), line


def test_whitelist_compares_words(driver: Driver) -> None:
    settings = {"whitelist": adversaries.WHITELIST}
    for line in adversaries.WHITELISTED:
        assert "refused" not in driver.call("Bash", settings, {"command": line}), line
    for line in adversaries.NOT_WHITELISTED:
        refused = driver.call("Bash", settings, {"command": line})
        assert "is not allowed" in refused["refused"], line


def test_environment_is_reduced(driver: Driver) -> None:
    usual = driver.call("Bash", {}, {"command": "env"})["output"].splitlines()
    assert {line.partition("=")[0] for line in usual} <= ENVIRONMENT
    kept = driver.call("Bash", {"environment": ["KEPT"]}, {"command": "env"})["output"]
    assert "KEPT=kept\n" in kept
