"""The emitted lifecycle as a program: it takes a JSON request on a line, and answers on one."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from adlgen.document.node import JsonValue
from tests.conformance import suite

DRIVERS = Path(__file__).parent / "drivers"
WORK = suite.ROOT / ".cache" / "generation"
CACHE = suite.ROOT / ".cache"
COMPOSE, NOTES = "agent-generation", "agent-generation-dops"
DOCUMENTS, REFUSED = "generation-documents", "generation-refused"
NAMES: Mapping[str, str] = {
    COMPOSE: "compose_writer",
    NOTES: "release_notes",
    DOCUMENTS: "pipeline_writer",
    REFUSED: "cleaner",
}
"""The cases, with the name of the tool of each as an identifier."""
ENVIRONMENT = {
    **os.environ,
    "GOPATH": str(CACHE / "go"),
    "GOCACHE": str(CACHE / "go-build"),
    "GOFLAGS": "-modcacherw",
    "GOTOOLCHAIN": "local",
    "CARGO_TARGET_DIR": os.environ.get("CARGO_TARGET_DIR", str(CACHE / "cargo-target")),
}


class Program:
    """A driver that runs until the tests end."""

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        """Start the driver of a project."""
        self._process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        atexit.register(self._process.kill)

    def ask(self, request: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
        """Return the outcome of a request: ``ok`` with a value, or ``error`` with a text."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, f"the driver ended: {self._process.wait()}"
        found: dict[str, JsonValue] = json.loads(line)
        return found


@cache
def program(target: str, case: str) -> Program:
    """Emit a case for a target, with everything that is its user's, and build its driver."""
    folder = WORK / target / case
    if folder.exists():
        shutil.rmtree(folder)
    for file in suite.rendered(case, target).tree.files:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8", newline="")
    return _BUILD[target.split("-", maxsplit=1)[0]](folder, NAMES[case])


def _python(folder: Path, name: str) -> Program:
    command = (sys.executable, str(DRIVERS / "driver.py"), name, name)
    return Program(command, folder)


def _go(folder: Path, name: str) -> Program:
    driver = _driver("driver.go", name)
    (folder / "internal" / "driver").mkdir()
    (folder / "internal" / "driver" / "main.go").write_text(driver, "utf-8")
    _build(["go", "build", "-o", "driver", "./internal/driver"], folder)
    return Program((str(folder / "driver"),), folder)


def _typescript(folder: Path, name: str) -> Program:
    tools = suite.ROOT / "tests" / "toolchains" / "node" / "node_modules"
    (folder / "node_modules").symlink_to(tools)
    (folder / "src" / "driver.ts").write_text(_driver("driver.ts", name), "utf-8")
    _build([str(tools / ".bin" / "tsc")], folder)
    return Program(("node", str(folder / "dist" / "src" / "driver.js")), folder)


def _rust(folder: Path, name: str) -> Program:
    (folder / "src" / "bin").mkdir()
    binary = f"driver_{name}"
    (folder / "src" / "bin" / f"{binary}.rs").write_text(_driver("driver.rs", name), "utf-8")
    _build(["cargo", "build", "--quiet", "--bins"], folder)
    return Program((f"{ENVIRONMENT['CARGO_TARGET_DIR']}/debug/{binary}",), folder)


_BUILD = {"python": _python, "go": _go, "typescript": _typescript, "rust": _rust}


def _driver(file: str, name: str) -> str:
    """Return a driver for the tool of a case."""
    words = name.split("_")
    pascal = "".join(word.capitalize() for word in words)
    text = (DRIVERS / file).read_text("utf-8")
    camel = pascal[0].lower() + pascal[1:]
    spellings = {
        "tool_name": name,
        "toolName": camel,
        "ToolName": pascal,
        "tool-name": "-".join(words),
    }
    for written, spelled in spellings.items():
        text = text.replace(written, spelled)
    return text


def _build(command: Sequence[str], folder: Path) -> None:
    done = subprocess.run(
        command, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
