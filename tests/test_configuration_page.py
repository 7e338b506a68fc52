"""The commands of docs/configuration.md work with the file that it shows."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest

from adlgen.cli import main

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs/configuration.md").read_text("utf-8")


def block(name: str) -> str:
    found = re.search(rf"<!-- {re.escape(name)} -->\n```\w+\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_commands_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ADLGEN_CACHE_DIR", "")
    shutil.copy(ROOT / "examples/orders-agent/agent.yaml", tmp_path)
    (tmp_path / "adlgen.yaml").write_text(block("adlgen.yaml"))
    commands = [line.removeprefix("$ ").partition("#")[0] for line in block("run").splitlines()]
    assert len(commands) == 5
    for command in commands:
        words = shlex.split(command)[1:]
        assert main(words) == 0, (command, capsys.readouterr().err)
    assert (tmp_path / "server/go.mod").exists()
    assert (tmp_path / "web/client/.adlgen.json").exists()


def test_every_key_is_described(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """``config show`` prints every key of the two tables, except those that are not values."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "adlgen.yaml").write_text(block("adlgen.yaml"))
    assert main(["config", "show"]) == 0
    shown = {line.partition(":")[0] for line in capsys.readouterr().out.splitlines()}
    keys = {re.sub(r"targets\[\d\]\.|\.wiring", "", key) for key in shown}
    rows = re.findall(r"^\| ((?:`[a-z_.]+`(?:, )?)+)", TEXT, re.MULTILINE)
    described = {key for row in rows for key in re.findall("`(.+?)`", row)}
    assert keys <= described
    absent = {"version", "requires", "targets", "pack", "templates", "only.ids", "names", "types"}
    absent.add("overlays")
    assert described - keys <= absent
