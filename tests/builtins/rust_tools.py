"""The built-in tools that the Rust pack emits, as a program."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests import cargo
from tests.builtins.adversaries import LIMIT

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
SPEC = ROOT / "tests/conformance/cases/builtins/agent.yaml"
PATIENCE = 10 * LIMIT
"""The longest call that a busy machine may cause, in seconds."""
PARALLEL = 8


def _run(command: Sequence[str], folder: Path, **more: str) -> None:
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=False,
        timeout=1800,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


class Driver:
    """A program that calls the emitted tools."""

    def __init__(self, program: Path) -> None:
        environment = {**os.environ, "SECRET_TOKEN": "secret", "KEPT": "kept"}
        self.process = subprocess.Popen(
            [program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        self.slowest = 0.0

    def all(self, requests: Sequence[Mapping[str, Any]]) -> list[Any]:
        """Return the answers, in order; no call is longer than the limit of a test."""
        answers: list[Any] = []
        for start in range(0, len(requests), PARALLEL):
            answers += self._parallel(requests[start : start + PARALLEL])
        return answers

    def _parallel(self, requests: Sequence[Mapping[str, Any]]) -> list[Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        for number, each in enumerate(requests):
            print(json.dumps({**each, "id": number}), file=self.process.stdin, flush=True)
        answers = {}
        for _ in requests:
            answer = json.loads(self.process.stdout.readline())
            answers[answer["id"]] = answer["answer"]
            if "repeat" not in requests[answer["id"]]:
                self.slowest = max(self.slowest, answer["seconds"])
                assert answer["seconds"] < PATIENCE, requests[answer["id"]]
        return [answers[number] for number in range(len(requests))]

    def call(self, tool: str, settings: Mapping[str, Any], given: object, **more: int) -> Any:
        """Return the result of one call: the output, or its error as ``refused``."""
        return self.all([request(tool, settings, given, **more)])[0]


def request(tool: str, settings: Mapping[str, Any], given: object, **more: int) -> dict[str, Any]:
    """Return a request of the driver."""
    return {"tool": tool, "settings": settings, "input": given, **more}


@cache
def _compiled(project: Path) -> Path:
    """Return the driver, compiled with the emitted tools."""
    if shutil.which("cargo") is None:
        warnings.warn("Rust's built-in tools are NOT checked: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")
    adlgen = [sys.executable, "-m", "adlgen", "generate", str(SPEC), "-t", "rust"]
    _run([*adlgen, "--scaffold", "-o", str(project)], ROOT, PYTHONPATH=str(ROOT))
    lock = (ROOT / "tests/toolchains/rust/Cargo.lock").read_text("utf-8")
    (project / "Cargo.lock").write_text(lock.replace("adlgen-toolchain", "builtins-agent"))
    with (project / "Cargo.toml").open("a", encoding="utf-8") as manifest:
        manifest.write('anyhow = { version = "1", optional = true }\n')
        manifest.write('tracing = { version = "0.1", optional = true }\n')
    (project / "src/main.rs").write_bytes((HERE / "drivers/driver.rs").read_bytes())
    (project / "src/errors.rs").write_bytes((HERE / "drivers/errors.rs").read_bytes())
    build = ["cargo", "build", "--quiet", "--features", "anyhow,tracing"]
    _run(build, project, CARGO_TARGET_DIR=str(cargo.TARGET))
    return cargo.PROGRAMS / "builtins-agent"


def emitted(folders: pytest.TempPathFactory) -> Iterator[Driver]:
    """Run the driver for a test; it is compiled once."""
    driver = Driver(_compiled(folders.getbasetemp() / "rust-builtins"))
    with driver.process:
        yield driver
        driver.process.kill()
    print(f"the slowest call: {driver.slowest:.2f} s")
