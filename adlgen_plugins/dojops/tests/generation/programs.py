"""The emitted lifecycle as a program: it takes a JSON request on a line, and answers on one."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from adlgen.document.node import JsonValue, Source
from adlgen.testing.targets import Rendered, render_source
from tests.conformance import suite
from tests.environment import ENVIRONMENT

DRIVERS = Path(__file__).parent / "drivers"
PROCESS = os.environ.get("PYTEST_XDIST_WORKER", "single")
WORK = suite.ROOT / ".cache" / "generation" / suite.ROOT.name / PROCESS
"""The emitted projects; several work trees, and the processes of one run, may share a cache."""
CACHE = suite.ROOT / ".cache"
COMPOSE, NOTES = "agent-generation", "agent-generation-dops"
DOCUMENTS, REFUSED = "generation-documents", "generation-refused"
HOSTILE = "hostile-writer"
SPECS = {HOSTILE: Path(__file__).parent / "specs" / "hostile-writer.dops"}
"""Specifications that are not cases of the conformance tests."""
NAMES: Mapping[str, str] = {
    COMPOSE: "compose_writer",
    NOTES: "release_notes",
    DOCUMENTS: "pipeline_writer",
    REFUSED: "cleaner",
    HOSTILE: "hostile_writer",
}
"""The cases, with the name of the tool of each as an identifier."""


VARIABLES = {"SECRET_TOKEN": "secret", "PASSED_ON": "passed"}
"""Environment variables of every driver, of which commands must not see the first."""
PATIENCE = 120.0
"""The longest time for one request, in seconds; only a driver that hangs needs it."""


class Program:
    """A driver that runs until the tests end; it is started again after a crash."""

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        """Start the driver of a project."""
        self._command, self._folder = command, folder
        self._process = self._start()
        atexit.register(self.stop)

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            self._command,
            cwd=self._folder,
            env={**os.environ, **VARIABLES},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )

    def stop(self) -> None:
        """Kill the driver and its process group."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._close()

    def _close(self) -> None:
        """Wait for the end of the driver, and close its pipes."""
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with contextlib.suppress(BrokenPipeError):
                pipe.close()

    @property
    def pid(self) -> int:
        """The process of the driver."""
        return self._process.pid

    @property
    def peak(self) -> int:
        """The largest memory of the driver so far, in bytes (Linux)."""
        status = Path(f"/proc/{self._process.pid}/status").read_text("ascii")
        row = next(row for row in status.splitlines() if row.startswith("VmHWM:"))
        return int(row.split()[1]) * 1024

    def ask(self, request: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
        """Return the outcome of a request: ``ok`` with a value, or ``error`` with a text."""
        if self._process.poll() is not None:
            self._close()
            self._process = self._start()
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        self._process.stdin.flush()
        found: dict[str, JsonValue] = json.loads(self._line())
        return found

    def _line(self) -> bytes:
        assert self._process.stdout is not None
        until, line = time.monotonic() + PATIENCE, bytearray()
        while not line.endswith(b"\n"):
            left = max(0.0, until - time.monotonic())
            ready = select.select([self._process.stdout], [], [], left)[0]
            if not ready:
                self.stop()
            assert ready, "the driver hangs"
            piece = os.read(self._process.stdout.fileno(), 1 << 20)
            assert piece, f"the driver ended: {self._process.wait()}"
            line += piece
        return bytes(line)


@cache
def emitted(case: str, target: str) -> Rendered:
    """Return a case or one of :data:`SPECS` as a target emits it."""
    if case not in SPECS:
        return suite.rendered(case, target)
    source = Source(SPECS[case].name, SPECS[case].read_text("utf-8"))
    return render_source(source, suite.TARGETS[target])


@cache
def program(target: str, case: str) -> Program:
    """Emit a case for a target, with everything that is its user's, and build its driver."""
    folder = WORK / target / case
    if folder.exists():
        shutil.rmtree(folder)
    for file in emitted(case, target).tree.files:
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
    # The tests of conformance check the types of all cases; the driver, which is the same in each, is checked once.
    checked = [] if name in (NAMES[COMPOSE], NAMES[HOSTILE]) else ["--noCheck"]
    _build([str(tools / ".bin" / "tsc"), *checked], folder)
    return Program(("node", str(folder / "dist" / "src" / "driver.js")), folder)


def _rust(folder: Path, name: str) -> Program:
    (folder / "src" / "bin").mkdir()
    binary = f"driver_{name}"
    (folder / "src" / "bin" / f"{binary}.rs").write_text(_driver("driver.rs", name), "utf-8")
    _build(["cargo", "build", "--quiet", "--bin", binary], folder)
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
