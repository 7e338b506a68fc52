"""The commands of docs/formatting.md work, and print what the page shows."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import yaml

from adlgen.cli import main

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs/formatting.md").read_text("utf-8")


def block(name: str) -> str:
    found = re.search(rf"<!-- {re.escape(name)} -->\n```\w+\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "agent.yaml").write_text(block("agent.yaml"))
    return tmp_path


def test_the_page_shows_what_happens(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command, shown = block("run").splitlines()
    assert main(shlex.split(command.removeprefix("$ "))[1:]) == 0
    assert capsys.readouterr().err == f"{shown}\n"
    assert (folder / "agent.yaml").read_text() == block("formatted")


def test_the_commands_of_the_table(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = re.findall(r"^\| `adlgen (fmt[^`]*)` \|", TEXT, re.MULTILINE)
    assert len(rows) == 5
    assert main(["fmt", "--check"]) == 1
    assert "agent.yaml: error[ADL1803]" in capsys.readouterr().err
    assert main(["fmt", "--diff"]) == 1
    assert "+apiVersion" in capsys.readouterr().out
    assert (folder / "agent.yaml").read_text() == block("agent.yaml")
    assert main(["fmt"]) == 0
    for words in (["fmt", "--check"], ["fmt", "--diff"], ["fmt", ".", "*.yaml"]):
        assert main(words) == 0
    assert (folder / "agent.yaml").read_text() == block("formatted")


def test_the_hook_exists() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    (entry,) = (hook["entry"] for hook in hooks if hook["id"] == "adlgen-fmt")
    assert main(shlex.split(entry)[1:]) == 0


def test_lists_of_servers_are_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = '{"tools": [{"name": "find", "inputSchema": {"type": "object"}}]}'
    (folder / "tools.json").write_text(text)
    assert main(["fmt", "tools.json"]) == 1
    assert "ADL1801" in capsys.readouterr().err
    assert main(["fmt", "."]) == 0
    assert (folder / "tools.json").read_text() == text
