"""The progress of long runs on a terminal."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
import warnings
from pathlib import Path

import pytest

from tests.shells.terminal import Terminal
from tests.unit.cli.conftest import PACK, SPEC, tool

pytestmark = pytest.mark.slow
CLEAR = "\r\x1b[K"
SLOW = """
import sys, time
from adlgen import api
from adlgen.cli import main
{patch}
sys.exit(main(sys.argv[1:]))
"""
PATCH = """
from adlgen import pipeline
render = pipeline.render
def slowly(*given, **more):
    time.sleep(2)
    return render(*given, **more)
pipeline.render = slowly
"""
QUICK = """
from adlgen.cli import progress
progress.AFTER = 3600
"""


def command(patch: str, *arguments: str) -> list[str]:
    program = [sys.executable, "-c", SLOW.format(patch=patch)]
    return [*program, "generate", *PACK, "-o", "out", "--no-cache", *arguments]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "agent.yaml").write_text(SPEC + tool("a"))
    return tmp_path


def test_a_long_run_shows_its_target_and_time(folder: Path) -> None:
    terminal = Terminal(command(PATCH), folder)
    text = terminal.rest()
    assert terminal.process.returncode == 0
    assert f"{CLEAR}toy (1 s)" in text
    before, _, after = text.rpartition(CLEAR)
    assert after.startswith("toy: 2 written"), "the line is removed before the summary"
    assert "written" not in before


@pytest.mark.parametrize(
    ("patch", "arguments", "given"),
    [(QUICK, (), {}), (PATCH, ("-q",), {}), (PATCH, (), {"TERM": "dumb"})],
)
def test_other_runs_show_none(
    folder: Path, patch: str, arguments: tuple[str, ...], given: dict[str, str]
) -> None:
    terminal = Terminal(command(patch, *arguments), folder, given)
    assert "\x1b[K" not in terminal.rest()
    assert terminal.process.returncode == 0


def test_nothing_is_shown_without_a_terminal(folder: Path) -> None:
    done = subprocess.run(
        command(PATCH), cwd=folder, capture_output=True, text=True, check=True, env=None
    )
    assert "\r" not in done.stderr
    assert "written" in done.stderr


def test_in_tmux_the_line_is_gone_at_the_end(folder: Path) -> None:
    """A real terminal emulator interprets the escape sequences, colours included."""
    if shutil.which("tmux") is None:
        warnings.warn("progress is NOT tested in tmux", stacklevel=1)
        pytest.skip("tmux is missing, which `make setup` installs")
    socket = str(folder / "socket")
    tmux = ["tmux", "-S", socket, "-f", "/dev/null"]
    (folder / "slow.py").write_text(SLOW.format(patch=PATCH))
    (folder / "run.sh").write_text(
        f"PYTHONPATH='{Path(__file__).parents[2]}' '{sys.executable}' slow.py generate "
        f"{' '.join(PACK)} -o out --no-cache\necho ended; sleep 60\n"
    )
    subprocess.run(
        [*tmux, "new-session", "-d", "-x", "100", "-y", "30", "sh run.sh"],
        cwd=folder,
        check=True,
    )
    try:
        seen, text = set(), ""
        while "ended" not in text:
            screen = [*tmux, "capture-pane", "-p", "-e"]
            text = subprocess.run(screen, capture_output=True, text=True, check=True).stdout
            seen |= {line for line in text.splitlines() if "toy (" in line}
            time.sleep(0.1)
        assert seen
        assert "toy (" not in text
        assert text.startswith("toy: 2 written")
        assert "33mwarning[ADL0711]" in text
    finally:
        subprocess.run([*tmux, "kill-server"], check=False, capture_output=True)
