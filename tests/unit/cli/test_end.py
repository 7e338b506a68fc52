"""The end of the process of a command line."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.unit.cli.conftest import HERE, SPEC, tool


def test_files_that_a_pack_leaves_open_are_written(tmp_path: Path) -> None:
    shutil.copytree(HERE / "toy", tmp_path / "pack", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "agent.yaml").write_text(SPEC + tool("a"))
    with (tmp_path / "pack" / "views.py").open("a") as views:
        views.write(f"\nLEFT = open({str(tmp_path / 'left')!r}, 'w')\nLEFT.write('text')\n")
    words = ["generate", "--pack", "pack", "-o", "out", "--no-cache"]
    program = "import sys; from adlgen.cli import program; sys.exit(program())"
    command = [sys.executable, "-c", program, *words]
    subprocess.run(command, cwd=tmp_path, check=True, env={"PYTHONPATH": str(HERE.parents[2])})
    assert (tmp_path / "left").read_text() == "text"
