"""Executes the commands of a page of the documentation, and compares what they print with what the page shows.

A page is executed in an empty folder: a block below `<!-- PATH -->` is written to that file, the lines of a console block that begin with `$`
are executed by bash, one after the other, and what the page shows below a command must be in its output, line by line. `...` stands for lines,
or a part of a line, that the page leaves out. A command ends with 0, or with the code that `<!-- exit codes: 0 1 -->` above the block lists
for each of its commands. Instead of `npm install`, which needs the registry, the packages are copied from those that the tests have, and
`npx` runs the server of the tests. A block of the kind `diff` below `<!-- PATH -->` has lines of that file, with `-` those that are removed and with
`+` those in their place.
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

from tests import cargo

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(
    r"^(?:<!-- (?:exit codes: (?P<codes>[\d ]+)|(?P<path>\S+)) -->\n)?```(?P<kind>\w+)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
NODE = ROOT / "tests/toolchains/node/node_modules"
SERVER = (
    ROOT / "tests/toolchains/mcp/node_modules/@modelcontextprotocol/server-everything/dist/index.js"
)


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
    path = [
        str(folder / "temporary"),
        str(ROOT / ".venv/bin"),
        str(ROOT / ".cache/bin"),
        str(NODE / ".bin"),
    ]
    return os.environ | {
        "PATH": os.pathsep.join([*path, os.environ["PATH"]]),
        "PYTHONPATH": os.pathsep.join([str(ROOT), "src"]),  # an editable installation
        "PYTHONDONTWRITEBYTECODE": "1",
        "CARGO_NET_OFFLINE": "true",
        "CARGO_TARGET_DIR": str(cargo.TARGET),
        "GIT_CONFIG_GLOBAL": str(folder / "gitconfig"),
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


def prepare(temporary: Path) -> None:
    """Write a program with the name of npx, which runs the server of the tests, and settings for git."""
    (temporary / "temporary").mkdir()
    npx = temporary / "temporary/npx"
    known = f"exec node {shlex.quote(str(SERVER))} stdio"
    other = 'PATH="${PATH#*:}" exec npx "$@"'
    npx.write_text(f'#!/bin/sh\ncase "$2" in @modelcontextprotocol/*) {known};; esac\n{other}\n')
    npx.chmod(0o755)
    (temporary / "gitconfig").write_text(
        "[user]\nname = a\nemail = a@b.example\n[init]\ndefaultBranch = main\n", "utf-8"
    )


def run(text: str, folder: Path, temporary: Path) -> int:
    """Execute a page, or a part of one, in a folder; return the number of commands."""
    prepare(temporary)
    where = temporary / "where"
    where.write_text(str(folder), "utf-8")
    count = 0
    for block in BLOCK.finditer(text):
        if block["path"]:
            file = Path(where.read_text("utf-8").strip()) / block["path"]
            file.parent.mkdir(parents=True, exist_ok=True)
            text = changed(file, block["text"]) if block["kind"] == "diff" else block["text"]
            file.write_text(text, "utf-8")
        elif block["kind"] == "console":
            found = [*steps(block["text"])]
            codes = [int(code) for code in (block["codes"] or "0 " * len(found)).split()]
            for step, code in zip(found, codes, strict=True):
                execute(step, where, environment(temporary), code)
            count += len(found)
    return count


def changed(file: Path, diff: str) -> str:
    """Return the text of a file with other lines, which are in it once."""
    old, new = (
        "".join(line[1:] for line in diff.splitlines(keepends=True) if line[0] in kept)
        for kept in (" -", " +")
    )
    text = file.read_text("utf-8")
    assert text.count(old) == 1, old
    return text.replace(old, new)


def execute(step: Step, where: Path, variables: dict[str, str], code: int) -> None:
    """Execute a command in the folder that a file names, and write there where it ends."""
    folder = Path(where.read_text("utf-8").strip())
    if step.command == "npm install":
        install(folder)
    elif step.command.startswith("pip install -e . "):
        check_requirements(folder)
    elif step.command.startswith("pip install '.[mcp]'"):
        assert (
            "mcp"
            in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
                "optional-dependencies"
            ]
        )
    else:
        printed = executed(step.command, where, variables, code)
        compare(step, printed)


def executed(command: str, where: Path, variables: dict[str, str], code: int) -> str:
    """Execute a command, which ends with an exit code, and return what it prints."""
    done = subprocess.run(
        [
            "bash",
            "-uo",
            "pipefail",
            "-c",
            f"{command}\nstatus=$?; pwd > {shlex.quote(str(where))}; exit $status",
        ],
        cwd=where.read_text("utf-8").strip(),
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == code, (command, done.returncode, done.stdout)
    return done.stdout


def compare(step: Step, printed: str) -> None:
    """Check that what a page shows is in the output, in this order."""
    lines = iter(printed.splitlines())
    for line in step.shown:
        wanted = [part.strip() for part in line.split("...")]
        assert any(all(part in found for part in wanted) for found in lines), (line, printed)
