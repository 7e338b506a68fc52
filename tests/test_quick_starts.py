"""The commands of the quick starts and of the example agent do what the pages show.

A page is executed in an empty folder, or in a copy of its own folder: a block below `<!-- PATH -->` is written to that file, the lines of a
console block that begin with `$` are executed by bash, one after the other, and what the page shows below a command must be in its output,
line by line. `...` stands for lines, or a part of a line, that the page leaves out. Instead of `npm install`, which needs the registry,
the packages are copied from those that the tests have.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests import cargo

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(
    r"^(?:<!-- (?P<path>\S+) -->\n)?```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
QUICK_STARTS = [*sorted(ROOT.glob("docs/quick-start-*.md")), ROOT / "docs/tools-as-code.md"]
EXAMPLES = sorted(ROOT.glob("examples/orders-agent/*/README.md"))
NODE = ROOT / "tests/toolchains/node/node_modules"
pytestmark = pytest.mark.native


@dataclass(frozen=True)
class Step:
    """A command of a page and the lines that it shows."""

    command: str
    shown: tuple[str, ...]


def steps(text: str) -> Iterator[Step]:
    """Split a console block into its commands."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, *shown = part.splitlines()
        while command.endswith("\\"):
            command, shown = command[:-1] + shown[0].lstrip(), shown[1:]
        yield Step(command, tuple(line for line in shown if line.strip() not in ("", "...")))


def environment(folder: Path) -> dict[str, str]:
    """Return the variables of a terminal in which adlgen is installed."""
    path = [str(ROOT / ".venv/bin"), str(ROOT / ".cache/bin"), str(NODE / ".bin")]
    return os.environ | {
        "PATH": os.pathsep.join([*path, os.environ["PATH"]]),
        "PYTHONPATH": os.pathsep.join([str(ROOT), "src"]),  # an editable installation
        "PYTHONDONTWRITEBYTECODE": "1",
        "CARGO_NET_OFFLINE": "true",
        "CARGO_TARGET_DIR": str(cargo.TARGET),
        "TMPDIR": str(folder / "temporary"),
    }


def install(folder: Path) -> None:
    """Copy the packages that `npm install` fetches in a project that adlgen has scaffolded."""
    for name in ("typescript", "@types/node", "undici-types"):
        shutil.copytree(NODE / name, folder / "node_modules" / name)
    (folder / "node_modules" / ".bin").mkdir()
    (folder / "node_modules" / ".bin" / "tsc").symlink_to("../typescript/bin/tsc")
    wanted = json.loads((folder / "package.json").read_text("utf-8"))["devDependencies"]
    assert wanted.keys() == {"typescript", "@types/node"}


def check_requirements(folder: Path) -> None:
    """Check that the project lists the packages that the environment of the tests has."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))
    assert [name for name in project["project"]["dependencies"] if name.startswith("pydantic>=")]
    assert {"mypy", "pytest"} <= {*project["dependency-groups"]["dev"]}


def run(page: Path, folder: Path, temporary: Path) -> None:
    """Execute a page in a folder."""
    (temporary / "temporary").mkdir()
    where = temporary / "where"
    where.write_text(str(folder), "utf-8")
    for block in BLOCK.finditer(page.read_text("utf-8")):
        if block["path"]:
            file = Path(where.read_text("utf-8").strip()) / block["path"]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block["text"], "utf-8")
        elif block["kind"] == "console":
            for step in steps(block["text"]):
                if step.command == "npm install":
                    install(Path(where.read_text("utf-8").strip()))
                elif step.command.startswith("pip install -e . "):
                    check_requirements(Path(where.read_text("utf-8").strip()))
                else:
                    execute(step, where, environment(temporary))


def execute(step: Step, where: Path, variables: dict[str, str]) -> None:
    """Execute a command in the folder that a file names, and write there where it ends."""
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", f"{step.command}\npwd > {shlex.quote(str(where))}"],
        cwd=where.read_text("utf-8").strip(),
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (step.command, done.stdout)
    printed = iter(done.stdout.splitlines())
    for line in step.shown:
        wanted = [part.strip() for part in line.split("...")]
        assert any(all(part in found for part in wanted) for found in printed), (line, done.stdout)


@pytest.mark.parametrize("page", QUICK_STARTS, ids=lambda page: page.stem)
def test_quick_start(page: Path, tmp_path: Path) -> None:
    (tmp_path / "project").mkdir()
    run(page, tmp_path / "project", tmp_path)


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.parent.name)
def test_example(page: Path, tmp_path: Path) -> None:
    built = shutil.ignore_patterns("node_modules", "dist", "target", "__pycache__")
    shutil.copytree(page.parents[1], tmp_path / "orders-agent", ignore=built)
    run(page, tmp_path / "orders-agent" / page.parent.name, tmp_path)
