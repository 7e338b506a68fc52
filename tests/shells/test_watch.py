"""``adlgen watch`` in a terminal."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.shells.terminal import ADLGEN, Terminal
from tests.unit.cli.conftest import SPEC, tool

pytestmark = pytest.mark.slow
TOY = Path(__file__).parents[1] / "unit" / "cli" / "toy"
LINE = [*ADLGEN, "watch", "--pack", "pack", "-o", "out"]
READY = "press Ctrl-C to end\n"


def spec(folder: Path, *tools: str) -> None:
    (folder / "agent.yaml").write_text(SPEC + "".join(map(tool, tools)))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(TOY, tmp_path / "pack", ignore=shutil.ignore_patterns("__pycache__"))
    spec(tmp_path, "a")
    return tmp_path


def test_every_change_is_generated(folder: Path) -> None:
    terminal = Terminal(LINE, folder)
    assert "2 written" in terminal.until(READY)
    spec(folder, "a", "b")
    assert "2 written" in terminal.until(READY)
    assert (folder / "out" / "gen" / "b.txt").exists()
    (folder / "agent.yaml").write_text("spec: [")
    assert "error" in terminal.until(READY)
    (folder / "agent.yaml").unlink()
    assert "ADL0001" in terminal.until(READY)
    spec(folder, "a")
    assert "1 removed" in terminal.until(READY)
    template = next(iter(sorted((folder / "pack").rglob("*.j2"))))
    template.write_text(template.read_text() + "changed\n")
    terminal.until(READY)
    assert (folder / "out" / "gen" / "a.txt").read_text().endswith("changed\n")
    terminal.interrupt()
    terminal.rest()
    assert terminal.process.returncode == 0


def test_changes_in_quick_succession_are_one_run(folder: Path) -> None:
    terminal = Terminal(LINE, folder)
    terminal.until(READY)
    for count in range(2, 20):
        spec(folder, *[f"t{number}" for number in range(count)])
    shown = terminal.until(READY)
    while not (folder / "out" / "gen" / "t18.txt").exists():
        shown += terminal.until(READY)
    assert shown.count("written") <= 3
    terminal.interrupt()
    assert "written" not in terminal.rest()
    assert terminal.process.returncode == 0


def test_a_script_is_refused(folder: Path) -> None:
    done = subprocess.run(LINE, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "watch needs a terminal" in done.stderr
    assert not (folder / "out").exists()
