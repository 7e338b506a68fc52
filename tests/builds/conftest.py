"""A copy of examples/builds, and an ``adlgen`` that logs its command lines."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples/builds"
NODE = ROOT / "tests/toolchains/node/node_modules"


@dataclass
class Done:
    code: int
    text: str
    runs: list[str]
    """The command lines of adlgen, without those that only list outputs."""


@dataclass
class Recipe:
    """A recipe in a folder that a test may change."""

    folder: Path
    environment: dict[str, str]
    log: Path

    @property
    def spec(self) -> Path:
        return self.folder.parent / "spec/agent.yaml"

    @property
    def reference(self) -> Path:
        return self.folder.parent / "spec/types/place.json"

    def run(self, *command: str) -> Done:
        """Run a build; its output and the runs of adlgen that it caused are in the result."""
        self.log.write_text("")
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        runs = [line for line in self.log.read_text().splitlines() if "--list-outputs" not in line]
        return Done(done.returncode, done.stdout, runs)

    def edit(self, path: Path, old: str, new: str) -> None:
        """Change a file, later than everything that was built."""
        text = path.read_text()
        assert old in text
        time.sleep(0.02)
        path.write_text(text.replace(old, new))

    def break_spec(self) -> str:
        """Make a mistake in the specification; return its place."""
        self.edit(self.spec, "type: integer, default: 3", "type: integr, default: 3")
        lines = self.spec.read_text().split("\n")
        (number,) = (n for n, line in enumerate(lines, 1) if "integr," in line)
        return f"agent.yaml:{number}:"

    def mend_spec(self) -> None:
        self.edit(self.spec, "type: integr, default: 3", "type: integer, default: 3")


@pytest.fixture
def recipe(request: pytest.FixtureRequest, tmp_path: Path) -> Recipe:
    """Return the recipe that the test module is about, as its ``RECIPE``."""
    shutil.copytree(EXAMPLES, tmp_path / "builds")
    programs = tmp_path / "bin"
    programs.mkdir()
    log = tmp_path / "log"
    program = programs / "adlgen"
    program.write_text(
        f'#!/bin/sh\necho "$*" >> "{log}"\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m adlgen "$@"\n'
    )
    program.chmod(0o755)
    path = os.pathsep.join([str(programs), str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "ADLGEN_CACHE_DIR": "", "NO_COLOR": "1"}
    environment.pop("MAKEFLAGS", None)  # of the `make test` that runs this test
    environment.pop("MAKELEVEL", None)
    return Recipe(tmp_path / "builds" / request.module.RECIPE, environment, log)
