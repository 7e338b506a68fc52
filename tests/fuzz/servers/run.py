"""Runs each command that connects to a server against each hostile behaviour: ``python -m tests.fuzz.servers.run``.

A command must end within its time limit and some seconds, with one of its documented exit codes and without a
traceback; it must print no control character of the server, and leave no process behind.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.fuzz.servers.hostile import BEHAVIOURS

ROOT = Path(__file__).parents[3]
PYTHON = ROOT / ".cache/frameworks/bin/python"
"""It has the official SDK, which ``adlgen call`` needs."""
SERVER = Path(__file__).with_name("hostile.py")
LIMIT = 5
"""Seconds of the time limit of a command."""
LONGEST = 60
"""Seconds after which a command that should have ended by its time limit hangs."""
CODES = {0, 1, 3}
_MARK = "ADLGEN_HOSTILE_SERVER"
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
SPEC = {"tools": [{"name": "a", "description": "d", "inputSchema": {"type": "object"}}]}
WITH_OUTPUT = {"type": "object", "properties": {"x": {"type": "string"}}, "required": ["x"]}
COMMANDS = ("call", "call typed", "inspect", "import", "init")


@dataclass
class Done:
    """A finished command."""

    behaviour: str
    command: str
    code: int | None
    """None: it did not end."""
    output: str
    seconds: float
    left: list[int]
    """Processes that it left behind."""

    def problems(self) -> Iterator[str]:
        """Yield what must not happen."""
        if self.code not in CODES:
            yield f"exit code {self.code}"
        if "Traceback" in self.output or "bug in adlgen" in self.output:
            yield "a traceback"
        if found := _CONTROL.search(self.output):
            yield f"prints U+{ord(found[0]):04X}"
        if self.left:
            yield f"leaves {len(self.left)} processes"


def words_of(command: str, folder: Path) -> list[str]:
    """Return the arguments of a command, up to those of the server."""
    name, _, kind = command.partition(" ")
    match name:
        case "call":
            tool = {**SPEC["tools"][0], **({"outputSchema": WITH_OUTPUT} if kind else {})}
            spec = folder / "tools.json"
            spec.write_text(json.dumps({"tools": [tool]}))
            return ["call", str(spec), "a", "{}", "--timeout", str(LIMIT), "--server"]
        case "inspect":
            return ["inspect", "--server", "--format", "markdown", "--timeout", str(LIMIT)]
        case "import":
            return ["import", "mcp", "--timeout", str(LIMIT)]
        case _:
            return [
                "init",
                str(folder / "new"),
                "--lang",
                "go",
                "--from",
                "mcp",
                "--timeout",
                str(LIMIT),
            ]


def run(behaviour: str, command: str) -> Done:
    """Run a command against a server with a behaviour."""
    with TemporaryDirectory() as temporary:
        mark = uuid.uuid4().hex
        words = words_of(command, Path(temporary))
        environment = {**os.environ, "PYTHONPATH": str(ROOT), _MARK: mark}
        start = time.monotonic()
        process = subprocess.Popen(
            [PYTHON, "-m", "adlgen", *words, "--", sys.executable, str(SERVER), behaviour],
            cwd=temporary,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        try:
            output, code = process.communicate(timeout=LONGEST)[0], process.returncode
        except subprocess.TimeoutExpired:
            process.kill()
            output, code = process.communicate()[0], None
        seconds = time.monotonic() - start
        left = [pid for pid in marked(mark) if ended(pid)]
    return Done(behaviour, command, code, output.decode("utf-8", "surrogateescape"), seconds, left)


def marked(mark: str) -> list[int]:
    """Return the processes whose environment has a mark."""
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            if f"{_MARK}={mark}".encode() in path.read_bytes():
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


def ended(pid: int) -> bool:
    """End a process that was left behind; report whether there was one."""
    try:
        os.kill(pid, 9)
    except ProcessLookupError:
        return False
    return True


def main(arguments: Sequence[str] | None = None) -> int:
    """Run all pairs of a behaviour and a command, and print figures; return whether there is a problem."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--behaviours", nargs="*", default=BEHAVIOURS)
    parser.add_argument("--commands", nargs="*", default=COMMANDS)
    given = parser.parse_args(arguments)
    codes: dict[int | None, int] = {}
    problems, longest = 0, 0.0
    for behaviour in given.behaviours:
        for command in given.commands:
            done = run(behaviour, command)
            codes[done.code] = codes.get(done.code, 0) + 1
            longest = max(longest, done.seconds)
            for problem in done.problems():
                problems += 1
                print(f"{behaviour} x {command}: {problem}\n{done.output[-600:]}", flush=True)
    runs = len(given.behaviours) * len(given.commands)
    shown = ", ".join(f"{code}: {count}" for code, count in sorted(codes.items(), key=str))
    print(
        f"{len(given.behaviours)} behaviours x {len(given.commands)} commands = {runs} runs: {problems} problems"
    )
    print(f"exit codes {shown}; longest {longest:.1f} s")
    return int(problems > 0)


if __name__ == "__main__":
    sys.exit(main())
