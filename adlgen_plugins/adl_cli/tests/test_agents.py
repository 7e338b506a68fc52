"""What ``adlgen init --from FOLDER`` refuses, and what it never writes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from adlgen.cli import main

SHOP = Path(__file__).parents[3] / "tests/frameworks/shop/agent.yaml"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def created(path: Path) -> dict[str, bytes]:
    """Return the files of a folder by their paths."""
    files = (p for p in path.rglob("*") if p.is_file() and ".git" not in p.parts)
    return {file.relative_to(path).as_posix(): file.read_bytes() for file in files}


@pytest.mark.parametrize(
    ("spec", "new", "reason"),
    [
        (None, "new", "'old' has no 'agent.yaml'"),
        ("go", "old/new", "'old/new' is in the folder of the agent"),
        ("python", "new", "the language is not one of"),
    ],
)
def test_what_is_no_agent_of_adl_cli_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str], spec: str | None, new: str, reason: str
) -> None:
    (folder / "old").mkdir()
    if spec:
        text = SHOP.read_text().replace("    go: {", f"    {spec}: {{")
        lines = [
            line
            for line in text.splitlines()
            if not line.startswith(("    rust:", "    typescript:"))
        ]
        (folder / "old/agent.yaml").write_text("\n".join(lines))
    before = created(folder)
    assert main(["init", new, "--from", "old"]) == 1
    error = capsys.readouterr().err
    assert "ADL1607" in error
    assert reason in error
    assert created(folder) == before


@pytest.mark.parametrize("name", ["adlgen.yaml", ".adlgen", "tools", "toolspec", ".adl-ignore"])
def test_a_migration_writes_nothing_through_links(folder: Path, name: str) -> None:
    """The folder of the agent may come from anyone."""
    outside = folder / "outside"
    outside.mkdir()
    (outside / "place_order.go").write_text("of the user\n")
    (outside / "mine.yaml").write_text("mine\n")
    (folder / "old").mkdir()
    shutil.copy(SHOP, folder / "old/agent.yaml")
    is_file = name in {"adlgen.yaml", ".adl-ignore"}
    (folder / "old" / name).symlink_to(outside / "mine.yaml" if is_file else outside)
    before = created(outside)
    assert main(["init", "new", "--from", "old", "--lang", "go"]) != 0
    assert created(outside) == before
    assert not (folder / "new").exists()
