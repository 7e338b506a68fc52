"""Stages only look upstream."""

import subprocess
import sys
from pathlib import Path


def test_layers_are_kept() -> None:
    program = Path(sys.executable).parent / "lint-imports"
    done = subprocess.run(
        [program, "--no-cache"],
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
