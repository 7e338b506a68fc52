"""Wheels of adlgen, installed as users do: by uv into a virtual environment, with the locked dependencies.

The start scripts of uv, and of pip since 25.2, import only ``sys``; that of an earlier pip imports ``re``, too, which
costs half of a start of Python.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.bench.peers import PYTHON, ROOT


def built(folder: Path) -> Path:
    """Build the pure wheel of this checkout in a folder."""
    command = [str(PYTHON / "python"), "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return wheel_of(folder)


def wheel_of(folder: Path) -> Path:
    """Return the only wheel of a folder."""
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, environment: Path) -> Path:
    """Install a wheel into a virtual environment that is made anew; return the folder of its programs."""
    uv, python = str(PYTHON / "uv"), environment / "bin" / "python"
    locked = ROOT / "tests" / "requirements" / "runtime.txt"
    into = [uv, "pip", "install", "--quiet", f"--python={python}"]
    for command in (
        [uv, "venv", "--quiet", "--clear", f"--python={PYTHON / 'python'}", str(environment)],
        [*into, f"--requirements={locked}"],
        [*into, "--no-deps", "--compile-bytecode", str(wheel)],
    ):
        subprocess.run(command, cwd=ROOT, check=True)
    return python.parent
