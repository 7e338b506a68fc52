"""``adlgen discover``."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from adlgen.cli import main
from adlgen_plugins.dojops.tests.packages import DOPS, write
from tests.unit.cli.test_console import COLOR, HOSTILE


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    return folder


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def test_every_tool_is_listed_with_its_place_and_the_policy(
    home: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(home / ".dojops" / "tools" / "mine", name="mine")
    write(home / ".dojops" / "tools" / "both", name="both")
    write(project / ".dojops" / "tools" / "of-project", name="both")
    (project / ".dojops" / "tools" / "chart.dops").write_text(DOPS, "utf-8")
    (project / ".dojops" / "policy.yaml").write_text("blockedTools: [mine]\n", "utf-8")
    assert main(["discover"]) == 0
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        "both   .dojops/tools/of-project/tool.yaml  project  allowed",
        "chart  .dojops/tools/chart.dops            project  allowed",
        "mine   ~/.dojops/tools/mine/tool.yaml      global   blocked",
    ]
    assert err == ""
    assert main(["validate", ".dojops/tools/of-project/tool.yaml"]) == 0


def test_what_cannot_be_loaded_is_a_warning(
    home: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    del home
    write(project / ".dojops" / "tools" / "bad", name="Bad Name")
    assert main(["discover", str(project)]) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert "ADL1103" in err


def test_a_warning_is_not_repeated_as_its_hint(
    home: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    del home
    write(project / ".dojops" / "tools" / "bare", name="bare")
    (project / ".dojops" / "tools" / "bare" / "input.schema.json").unlink()
    assert main(["discover"]) == 0
    assert capsys.readouterr().err.count("Failed to load tool") == 1


def test_an_empty_project_is_told_so(
    home: Path, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    del home, project
    assert main(["discover"]) == 0
    assert capsys.readouterr() == ("", "no tools found in .dojops and ~/.dojops\n")


DOCUMENT = Path(__file__).parents[1] / "docs" / "json.md"


def test_the_list_as_json(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / ".dojops" / "tools").mkdir(parents=True)
    assert main(["discover", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"version": 1, "tools": []}
    (project / ".dojops" / "tools" / "chart.dops").write_text(DOPS, "utf-8")
    assert main(["discover"]) == main(["discover", "--json"]) == 0
    listed, _, text = capsys.readouterr().out.partition("\n")
    found = json.loads(text)
    assert [[*tool.values()] for tool in found["tools"]] == [listed.split()]
    documented = set(re.findall(r"`([^`]+)`", DOCUMENT.read_text("utf-8")))
    assert {*found, *(f"tools[].{name}" for name in found["tools"][0])} <= documented


def test_hostile_names_control_no_terminal(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tools = project / ".dojops" / "tools"
    (tools / HOSTILE).mkdir(parents=True)
    (tools / HOSTILE / "tool.yaml").write_text("name: x\n")
    (tools / f"{HOSTILE}.dops").write_text("---\nname: x\n---\n")
    main(["discover", "--color=always"])
    text = "".join(capsys.readouterr())
    assert not re.search("[\x00-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f\u202e]", COLOR.sub("", text))
    assert "\\u{202e}" in text
