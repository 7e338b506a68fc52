"""``adlgen fmt``: files of the project, standard input, and all files or none."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from adlgen.cli import main

TOOL = "{name: f, id: f, description: F., tags: [f], schema: {$ref: 'types/money.yaml#/$defs/Money', type: object}}"
SPEC = f"""\
kind: Agent
apiVersion: adl.inference-gateway.com/v1
metadata: {{name: a, description: A., version: 1.0.0}}
spec:
  capabilities: {{}}
  server: {{port: 8080}}
  language: {{}}
  tools: [{TOOL}]
"""
TYPES = "$defs:\n   Money: {properties: {b: {}, a: {}}, type: object}\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "specs/types").mkdir(parents=True)
    (tmp_path / "specs/agent.yaml").write_text(SPEC)
    (tmp_path / "specs/types/money.yaml").write_text(TYPES)
    (tmp_path / "specs/other.yaml").write_text("x:   1\n")
    (tmp_path / "adlgen.yaml").write_text(
        "version: 1\nspecs: [specs]\ntargets: [{lang: go, out: gen}]\n"
    )
    return tmp_path


def test_specs_of_the_project_with_their_types(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fmt", "--check"]) == 1
    shown = capsys.readouterr().err
    assert "specs/agent.yaml: error[ADL1803]" in shown
    assert "specs/types/money.yaml: error[ADL1803]" in shown
    assert (folder / "specs/agent.yaml").read_text() == SPEC
    assert main(["fmt", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["files"]
    assert [(one["path"], one["state"]) for one in found] == [
        ("specs/agent.yaml", "changed"),
        ("specs/types/money.yaml", "changed"),
    ]
    text = (folder / "specs/types/money.yaml").read_text()
    assert text == "$defs:\n  Money: { type: object, properties: { b: {}, a: {} } }\n"
    assert (folder / "specs/other.yaml").read_text() == "x:   1\n"
    assert main(["fmt", "--check"]) == 0


def test_all_files_or_none(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "specs/broken.yaml").write_text("kind: [\n")
    assert main(["fmt", "specs/agent.yaml", "specs/broken.yaml"]) == 1
    assert "specs/broken.yaml" in capsys.readouterr().err
    assert (folder / "specs/agent.yaml").read_text() == SPEC
    assert main(["fmt", "specs/other.yaml", "specs/agent.yaml"]) == 1
    assert main(["fmt", "absent.yaml"]) == 2
    assert (folder / "specs/agent.yaml").read_text() == SPEC


def test_links_are_not_replaced(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "link.yaml").symlink_to("specs/agent.yaml")
    assert main(["fmt", "link.yaml"]) == 3
    assert "link" in capsys.readouterr().err
    assert (folder / "specs/agent.yaml").read_text() == SPEC


def test_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def given(text: str) -> None:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))

    given(SPEC)
    assert main(["fmt", "-"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("apiVersion")
    for words, code in ((["--check"], 0), (["--diff"], 0), ([], 0)):
        given(text)
        assert main(["fmt", "-", *words]) == code
    assert capsys.readouterr().out == text
    given("kind: [")
    assert main(["fmt", "-"]) == 1
    assert capsys.readouterr().out == ""
    assert main(["fmt", "-", "specs"]) == 2
    assert main(["fmt", "--json", "--diff"]) == 2


def test_what_share_writes_is_formatted(folder: Path) -> None:
    price = "{type: object, properties: {amount: {type: integer}, unit: {type: string}}}"
    tool = "    - {{id: {0}, name: {0}, description: A., tags: [a], schema: {{type: object, properties: {{{0}_price: {1}}}}}}}\n"
    tools = "".join(tool.format(name, price) for name in ("a", "b"))
    (folder / "two.yaml").write_text(SPEC.replace(f"  tools: [{TOOL}]\n", f"  tools:\n{tools}"))
    assert main(["fmt", "two.yaml"]) == 0
    assert main(["share", "two.yaml"]) == 0
    assert "$ref" in (folder / "two.yaml").read_text()
    assert main(["fmt", "--check", "two.yaml", "types.yaml"]) == 0
