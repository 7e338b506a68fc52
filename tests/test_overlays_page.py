"""The commands of docs/overlays.md work with the files that it shows."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from adlgen.cli import main
from adlgen.config.overlays_schema import overlays_schema

TEXT = (Path(__file__).parents[1] / "docs/overlays.md").read_text("utf-8")


def block(name: str) -> str:
    found = re.search(rf"<!-- {re.escape(name)} -->\n```\w+\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_commands_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ADLGEN_CACHE_DIR", "")
    for name in ("tools.json", "adlgen.yaml"):
        (tmp_path / name).write_text(block(name))
    shown = None
    commands = [line.removeprefix("$ ").partition("#")[0] for line in block("run").splitlines()]
    assert len(commands) == 5
    for command in commands:
        code = main(shlex.split(command)[1:])
        seen = capsys.readouterr()
        assert (code, "ADL053" in seen.err) == (0, False), (command, seen.err)
        if "export" in command:
            shown = json.loads(seen.out)[0]
    assert shown == json.loads(block("shown"))
    changed = block("tools.json").replace("Create.", "Create anything.")
    (tmp_path / "tools.json").write_text(changed)
    assert main(["check"]) == 2
    assert "ADL0531" in capsys.readouterr().err


def test_every_key_is_described() -> None:
    schema: Any = overlays_schema("")
    table = schema["additionalProperties"]["properties"]
    tool = table["tools"]["additionalProperties"]["properties"]
    argument = tool["arguments"]["additionalProperties"]["properties"]
    rows = re.findall(r"^\| ((?:`[a-z_]+`(?:, )?)+) \|", TEXT, re.MULTILINE)
    described = {key for row in rows for key in re.findall("`(.+?)`", row)}
    assert described == {*table, *tool, *argument}
    used = yaml.safe_load(block("adlgen.yaml"))["overlays"]["tools.json"]
    assert {*used} == {*table}
    assert {*used["tools"]["create_issue"]} == {*tool} - {"max_result_chars"}
