"""The commands of docs/contracts.md print what the page shows."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from adlgen.cli import main

TEXT = (Path(__file__).parents[1] / "docs/contracts.md").read_text("utf-8")


def block(name: str) -> str:
    found = re.search(rf"<!-- {re.escape(name)} -->\n```\w+\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


def printed(name: str, capsys: pytest.CaptureFixture[str]) -> int:
    """Run the command of a block, compare what it prints, and return its exit code."""
    command, *expected = block(name).splitlines()
    capsys.readouterr()
    code = main(shlex.split(command.removeprefix("$ "))[1:])
    found = capsys.readouterr().err.splitlines()
    assert len(found) == len(expected), found
    for line, shown in zip(found, expected, strict=True):  # labels and hints are left out
        assert line.startswith(shown.removesuffix("…")) if shown.endswith("…") else line == shown
    return code


def test_the_commands_print_what_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ADLGEN_CACHE_DIR", "")
    spec = tmp_path / "agent.yaml"
    spec.write_text(block("before"))
    identity = ["-c", "user.name=a", "-c", "user.email=a@b.example"]
    for arguments in (["init", "-q"], ["add", "."], [*identity, "commit", "-qm", "first"]):
        subprocess.run(["git", *arguments], check=True)
    spec.write_text(block("after"))
    assert printed("run", capsys) == 1
    (tmp_path / "adlgen.yaml").write_text(block("adlgen.yaml"))
    assert printed("accepted", capsys) == 0
