from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from adlgen.cli import quick

if TYPE_CHECKING:
    from tests.unit.cli.conftest import Project

TOY = Path(__file__).parent / "toy"

# Says what was loaded.
PROGRAM = """
import sys
from adlgen.cli import main
code = main()
print(*(name for name in ("click", "re", "json", "pathlib", "dataclasses") if name in sys.modules))
sys.exit(code)
"""


class Twice:
    """A project with a pack of its own, and one command line that is run again and again."""

    def __init__(self, project: Project, *arguments: str) -> None:
        self.project = project
        shutil.copytree(TOY, project.root / "pack", ignore=shutil.ignore_patterns("__pycache__"))
        self.arguments = arguments or ("generate", "--pack", "pack", "-o", "out")

    def run(self) -> tuple[str, int, str]:
        """Return whether the run was quick, its exit code, and what it printed."""
        quick._opened.clear()  # this process has read more than a run reads
        quick._listed.clear()
        known = quick.replay(self.arguments) is not None
        done = self.project.run(*self.arguments)
        return "quick" if known else "full", done.code, done.err

    def settle(self) -> None:
        assert self.run()[:2] == ("full", 0)
        full, again = self.run(), self.run()
        assert (full[0], again[0]) == ("full", "quick")
        assert full[1:] == again[1:]
        assert "unchanged" in again[2]


@pytest.fixture
def twice(project: Project) -> Twice:
    made = Twice(project)
    made.settle()
    return made


def test_a_quick_run_loads_nothing(project: Project) -> None:
    twice = Twice(project)
    command = [sys.executable, "-c", PROGRAM, *twice.arguments]
    done = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(3)]
    assert ["click" in run.stdout.split() for run in done] == [True, True, False]
    assert done[2].stdout == "\n"
    assert done[2].stderr == done[1].stderr


def touch(root: Path) -> None:
    for path in root.rglob("*"):
        if path.is_file() and path.suffix != ".py":
            os.utime(path)


def test_a_touched_file_is_no_change(twice: Twice) -> None:
    touch(twice.project.root)
    assert twice.run()[0] == "quick"


def linked(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))
    path.symlink_to("elsewhere")


CHANGES: dict[str, Callable[[Path], object]] = {
    "specification": lambda root: (root / "agent.yaml").write_text(
        (root / "agent.yaml").read_text().replace("A sample.", "A simple.")
    ),
    "generated file": lambda root: (root / "out/gen/a.txt").write_text("Generated B\n"),
    "generated file gone": lambda root: (root / "out/gen/a.txt").unlink(),
    "generated file a link": lambda root: linked(root / "out/gen/a.txt"),
    "manifest": lambda root: (root / "out/.adlgen.json").unlink(),
    "file of the user's": lambda root: shutil.copytree(root / "out/gen", root / "out/mine"),
    "ignore file": lambda root: (root / "out/.adl-ignore").write_text("gen/a.txt\n"),
    "cut off": lambda root: (root / "out/.adlgen.tmp").mkdir(),
    "template": lambda root: (root / "pack/tool.j2").write_text("Made {{ view.name }}\n"),
    "view": lambda root: (root / "pack/views.py").write_text(
        (root / "pack/views.py").read_text() + "\n"
    ),
    "facts": lambda root: (root / "pack/pack.toml").write_text(
        (root / "pack/pack.toml").read_text().replace('"gen/', '"made/')
    ),
}


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_is_seen(twice: Twice, change: str) -> None:
    CHANGES[change](twice.project.root)
    assert twice.run()[0] == "full"


def test_a_change_within_the_same_instant_is_seen(project: Project) -> None:
    twice = Twice(project)
    for round_ in range(3):
        twice.run()
        twice.run()
        (project.root / "out/gen/a.txt").write_text(f"Generated {'BCD'[round_]}\n")
        assert twice.run()[:2] == ("full", 3)
        (project.root / "out/gen/a.txt").write_text("Generated A\n")


def test_another_command_line_or_folder_is_another_run(twice: Twice) -> None:
    for arguments in (
        ("generate", "--pack", "pack", "-o", "out", "--force"),
        ("check", *twice.arguments[1:]),
    ):
        twice.arguments = arguments
        assert twice.run()[0] == "full"


def test_user_files_may_change(project: Project) -> None:
    twice = Twice(project, "generate", "--pack", "pack", "-o", "out", "--scaffold")
    twice.settle()
    (project.root / "out/mine/a.txt").write_text("implemented\n")
    assert twice.run()[0] == "quick"
    (project.root / "out/mine/a.txt").unlink()
    assert twice.run()[0] == "full"
    assert (project.root / "out/mine/a.txt").exists()


def test_check_is_quick_only_when_clean(project: Project) -> None:
    twice = Twice(project)
    twice.run()
    twice.arguments = ("check", *twice.arguments[1:])
    assert [twice.run()[:2] for _ in range(2)] == [("full", 0), ("quick", 0)]
    project.spec("a", "b", "c")
    assert [twice.run()[:2] for _ in range(2)] == [("full", 1), ("full", 1)]


def test_without_a_usable_cache_every_run_is_full(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    twice = Twice(project)
    (project.root / "file").write_text("")
    for cache in ("", str(project.root / "file"), "/proc/nope"):
        monkeypatch.setenv("ADLGEN_CACHE_DIR", cache)
        assert [twice.run()[:2] for _ in range(2)] == [("full", 0)] * 2


def test_damaged_notes_are_made_again(twice: Twice) -> None:
    cache = Path(os.environ["ADLGEN_CACHE_DIR"])
    for content in (b"", b"x", b"\xe9\x00", b"(\x00\x00\x00\x00"):
        for note in cache.iterdir():
            note.write_bytes(content)
        assert [twice.run()[0] for _ in range(2)] == ["full", "quick"]


def test_the_cache_stays_small(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adlgen.cli.quick._MOST", 4)
    for number in range(12):
        assert project.toy("generate", "-o", f"out{number}").code == 0
        assert project.toy("generate", "-o", f"out{number}").code == 0
    assert 0 < len(list(Path(os.environ["ADLGEN_CACHE_DIR"]).iterdir())) <= 5
