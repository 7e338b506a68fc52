"""The built-in tools of TypeScript, emitted, compiled and run by a driver."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
import sys
import threading
import warnings
from collections.abc import Generator, Mapping
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Self

import pytest

from tests.conformance import suite

DRIVER = Path(__file__).parent / "drivers" / "typescript.mjs"
NODE_MODULES = suite.ROOT / "tests" / "toolchains" / "node" / "node_modules"
CONFIG: Mapping[str, Mapping[str, object]] = {
    "read": {"maxLines": 0, "allowedRoots": []},
    "bash": {
        "whitelist": [],
        "timeoutSeconds": 0,
        "workingDir": "",
        "shell": False,
        "environment": [],
    },
    "write": {"allowedRoots": [], "deniedNames": []},
    "edit": {"allowedRoots": [], "deniedNames": []},
    "fetch": {
        "allowedDomains": [],
        "maxBytes": 0,
        "timeoutSeconds": 0,
        "downloadDir": "",
        "allowDownloads": False,
        "allowInternal": False,
    },
}
"""The configuration of each tool in calls that do not change it."""
MOST_SECONDS = 120.0
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")


class Outcome(NamedTuple):
    """What a call returned: a result, or an error for the model."""

    result: Mapping[str, Any]
    error: str | None
    seconds: float
    results: Mapping[str, int]
    """How often each outcome occurred, if the call was repeated."""


def started(factory: pytest.TempPathFactory) -> Generator[Driver, None, None]:
    """Start a driver; skip the test if Node is not installed."""
    if not NODE_MODULES.is_dir() or shutil.which("node") is None:
        warnings.warn("TypeScript is NOT run: node missing", stacklevel=1)
        pytest.skip("node missing")
    with Driver(project(factory.getbasetemp() / "typescript")) as driver:
        yield driver


@cache
def project(folder: Path) -> Path:
    """Emit a project with all built-in tools and compile it; return its driver."""
    for file in suite.rendered("builtins", "typescript").tree.files:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8", newline="")
    (folder / "node_modules").symlink_to(NODE_MODULES)
    shutil.copy(DRIVER, folder)
    command = [str(NODE_MODULES / ".bin" / "tsc"), "--noCheck"]
    subprocess.run(command, cwd=folder, check=True)
    return folder / DRIVER.name


class Driver:
    """A process that runs built-in tools; calls may overlap."""

    def __init__(self, driver: Path, environment: Mapping[str, str] | None = None) -> None:
        self.driver = driver
        self._process = subprocess.Popen(
            ["node", str(driver)],
            cwd=driver.parent,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self._ids = itertools.count()
        self._pending: dict[int, Future[dict[str, Any]]] = {}
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.kill()
        self._process.wait()
        self._reader.join()
        self._process.stdout.close()

    def call(self, tool: str, given: Mapping[str, object], **config: object) -> Outcome:
        """Call a tool."""
        return self._result(tool, {"input": given}, config)

    def cancel(
        self, tool: str, given: Mapping[str, object], after: int, **config: object
    ) -> Outcome:
        """Call a tool and cancel the call after some milliseconds."""
        return self._result(tool, {"input": given, "cancel": after}, config)

    def repeat(
        self, tool: str, given: Mapping[str, object], count: int, **config: object
    ) -> Outcome:
        """Call a tool many times."""
        return self._result(tool, {"input": given, "count": count}, config)

    def _result(
        self, tool: str, call: Mapping[str, object], config: Mapping[str, object]
    ) -> Outcome:
        id_ = next(self._ids)
        future = self._pending[id_] = Future[dict[str, Any]]()
        settings = {"enabled": True, **CONFIG[tool], **config}
        line = json.dumps({"id": id_, "tool": tool, "config": settings, **call})
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        found = future.result(MOST_SECONDS)
        assert "internal" not in found, found["internal"]
        return Outcome(
            found.get("result", {}), found.get("error"), found["seconds"], found.get("results", {})
        )

    def renewed(self, environment: Mapping[str, str]) -> Driver:
        """Start another process, with environment variables."""
        return Driver(self.driver, environment)

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = json.loads(line)
            self._pending.pop(found["id"]).set_result(found)
