"""The command of docs/repair.md works, and its message is that of the emitted code."""

from __future__ import annotations

import asyncio
import re
import shlex
from pathlib import Path

import pytest

from adlgen.cli import main
from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.running.agent import refusal_of
from adlgen.toolbox import load_agent

TEXT = (Path(__file__).parents[1] / "docs/repair.md").read_text("utf-8")


def block(name: str) -> str:
    found = re.search(rf"<!-- {re.escape(name)} -->\n```\w+\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_command_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ADLGEN_CACHE_DIR", "")
    (tmp_path / "tools.json").write_text(block("tools.json"))
    (command,) = (line.removeprefix("$ ") for line in block("run").splitlines())
    assert main(shlex.split(command)[1:]) == 0, capsys.readouterr().err
    assert ".WithRepair()" in (tmp_path / "gen/toolspec/tag.gen.go").read_text()
    assert (tmp_path / "gen/adlrt/repair.gen.go").exists()
    assert main(["generate", "tools.json", "-t", "go", "-o", "plain"]) == 0
    assert "WithRepair" not in (tmp_path / "plain/toolspec/tag.gen.go").read_text()
    assert not (tmp_path / "plain/adlrt/repair.gen.go").exists()


def test_the_message_is_shown() -> None:
    agent = load_agent(Source("tools.json", block("tools.json")), Log())
    shown = re.search(r"```text\n(.*?)\n```", TEXT, re.DOTALL)
    assert shown is not None
    text = asyncio.run(refusal_of(agent, "tag", '{"labels": "[\\"a\\", \\"b\\"]"}'))
    assert text == shown[1]


def test_it_needs_the_embedded_validator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tools.json").write_text(block("tools.json"))
    options = ["--opt", "repair=json", "--opt", "validator=external"]
    assert main(["generate", "tools.json", "-t", "go", "-o", "gen", *options]) != 0
    assert "validator" in capsys.readouterr().err
