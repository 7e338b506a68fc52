"""The built-in tools as emitted for Go, in a program that takes a JSON request on a line."""

from __future__ import annotations

import atexit
import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tests.conformance import suite
from tests.environment import ENVIRONMENT

DRIVER = Path(__file__).parent / "drivers" / "driver.go"
HIDDEN = "ADLGEN_TEST_HIDDEN"
"""A variable in the environment of the program that commands do not inherit."""


class Outcome(NamedTuple):
    """The outcome of a call: a result, or the error that the model sees."""

    result: dict[str, Any] | None
    error: str
    elapsed: float
    """How long the calls took, in seconds."""
    counts: dict[str, int]
    """How often each result or error occurred, if there was more than one call."""


class Program:
    """A running driver."""

    def __init__(self, path: Path, variables: Mapping[str, str]) -> None:
        environment = {**os.environ, HIDDEN: "secret", **variables}
        self._process = subprocess.Popen(
            [str(path)], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        atexit.register(self.close)

    def close(self) -> None:
        """End the program."""
        self._process.kill()
        self._process.communicate()
        atexit.unregister(self.close)

    def call(self, tool: str, config: Mapping[str, object], value: Mapping[str, object]) -> Outcome:
        """Call a tool once."""
        return self.calls(tool, config, [value])

    def calls(
        self,
        tool: str,
        config: Mapping[str, object],
        values: Sequence[Mapping[str, object]],
        repeat: int = 0,
        seconds: float = 0,
    ) -> Outcome:
        """Call a tool with each value in turn, for a number of calls or a time."""
        request = {
            "tool": tool,
            "config": {"enabled": True, **config},
            "inputs": [*values],
            "repeat": repeat,
            "seconds": seconds,
        }
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        return Outcome(
            answer.get("result"), answer.get("error", ""), answer["elapsed"], answer["counts"]
        )

    def memory(self) -> int:
        """Return the most memory that the program ever had, in bytes (Linux)."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmHWM:\s*(\d+) kB", status)
        assert found is not None
        return int(found[1]) << 10


@cache
def built() -> Path:
    """Emit the case ``builtins`` and build the driver, in a folder of this process."""
    work = Path(tempfile.mkdtemp(prefix="adlgen-builtins-"))
    atexit.register(lambda: shutil.rmtree(work, ignore_errors=True))
    for file in suite.rendered("builtins", "go").tree.files:
        path = work / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8", newline="")
    (work / "internal" / "driver").mkdir()
    shutil.copy(DRIVER, work / "internal" / "driver" / "main.go")
    command = ["go", "build", "-o", "driver", "./internal/driver"]
    done = subprocess.run(
        command, cwd=work, env=ENVIRONMENT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return work / "driver"


def program(**variables: str) -> Program:
    """Start the driver with additional environment variables."""
    return Program(built(), variables)
