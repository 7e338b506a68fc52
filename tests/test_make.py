"""The environment in which `make` runs its commands."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
REMOVED = {"PYTHONPATH", "PYTHONHOME"}


def test_modules_of_another_work_tree_are_not_found(tmp_path: Path) -> None:
    done = subprocess.run(
        ["make", "--silent", "--eval=variables: ; @env", "variables"],
        cwd=ROOT,
        env=os.environ | {name: str(tmp_path) for name in REMOVED} | {"MAKEFLAGS": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    variables = dict(line.split("=", 1) for line in done.stdout.splitlines() if "=" in line)
    assert not REMOVED & variables.keys()
    assert variables["GOPATH"] == str(ROOT / ".cache/go")
