"""The loop: ask, check the answer, keep what reached code that nothing reached before."""

from __future__ import annotations

import hashlib
import json
import math
import os
import random
import select
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from adlgen.testing.calls import Answer
from tests.fuzz.material import Input, Mutator

PATIENCE = 60.0
"""Seconds that one text may take, on a machine that has other things to do."""
TO_START = 600.0
"""Seconds that a worker may take to start and answer for the first time."""


class DiedError(Exception):
    """A worker ended, or did not answer in time."""


class LateError(DiedError):
    """A worker did not answer in time."""

    def __init__(self) -> None:
        """Set the message."""
        super().__init__(f"no answer within {PATIENCE:.0f} s")


class Worker:
    """A program that answers one request per line and reports the amount of newly reached code."""

    def __init__(
        self, command: Sequence[str], folder: Path, environment: Mapping[str, str]
    ) -> None:
        """Name the program; it starts with the first question."""
        self._command = command
        self._folder = folder
        self._environment = {**os.environ, **environment}
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, given: Input) -> tuple[Answer, int]:
        """Return the answer, and how many places of the code were reached for the first time.

        Raises DiedError if there is no answer; the next question starts the program again.
        """
        patience = TO_START if self._process is None else PATIENCE
        process = self._process or self._start()
        assert process.stdin is not None
        line = {"id": 0, "tool": given.tool, "part": "output", "text": given.text}
        try:
            process.stdin.write(json.dumps(line).encode() + b"\n")
            process.stdin.flush()
        except BrokenPipeError:
            raise DiedError(self._last_words()) from None
        answers = json.loads(self._line(process, patience))
        new = answers.pop("new")
        del answers["id"]
        return Answer(**answers), new

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def _start(self) -> subprocess.Popen[bytes]:
        self._process = subprocess.Popen(
            self._command,
            cwd=self._folder,
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        return self._process

    def _line(self, process: subprocess.Popen[bytes], patience: float) -> bytes:
        assert process.stdout is not None
        line, until = b"", time.monotonic() + patience
        while not line.endswith(b"\n"):
            ready, _, _ = select.select([process.stdout], [], [], until - time.monotonic())
            if not ready:
                self.close()
                raise LateError
            piece = os.read(process.stdout.fileno(), 1 << 16)
            if not piece:
                raise DiedError(self._last_words())
            line += piece
        return line

    def _last_words(self) -> str:
        assert self._process is not None
        _, errors = self._process.communicate()
        status, self._process = self._process.returncode, None
        return f"ended with {status}: {errors.decode(errors='replace')[-2000:]}"


@dataclass(slots=True)
class Report:
    """What came of a run."""

    executions: int = 0
    at_start: int = 0
    """How many places of the code the seeds reached."""
    reached: int = 0
    kept: int = 0
    """The number of kept texts in addition to the seeds."""
    crashers: list[Path] = field(default_factory=list)


Check = Callable[[Input, Answer], Sequence[str]]
"""Returns what is wrong with an answer."""


class Asked(Protocol):
    """Who answers."""

    def ask(self, given: Input, /) -> tuple[Answer, int]:
        """Answer as :meth:`Worker.ask` does."""

    def close(self) -> None:
        """Let go of what was needed."""


class Engine:
    """Fuzzes one worker."""

    def __init__(self, worker: Asked, check: Check, folder: Path) -> None:
        """Name who is asked, who checks, and where crashers and the corpus are kept."""
        self.report = Report()
        self.corpus: list[Input] = []
        self._worker = worker
        self._check = check
        self._folder = folder
        self._seen: set[str] = set()

    def run(
        self,
        seeds: Sequence[Input],
        mutator: Mutator,
        *,
        executions: int,
        seconds: float = math.inf,
    ) -> Report:
        """Ask for the seeds and what was kept, then for changed ones until a limit is reached."""
        for given in seeds:
            self._try(given, always=True)
        self.report.at_start = self.report.reached
        for given in stored(self._folder / "corpus"):
            self._try(given)
        dice, until = random.Random(0), time.monotonic() + seconds
        while self.corpus and self.report.executions < executions and time.monotonic() < until:
            # The newest reach what is least explored.
            newest = dice.random() < 0.5
            old = dice.choice(self.corpus[-50:] if newest else self.corpus)
            self._try(mutator.changed(old, self.corpus))
        self._worker.close()
        return self.report

    def _try(self, given: Input, *, always: bool = False) -> None:
        self.report.executions += 1
        try:
            answer, new = self._worker.ask(given)
            wrong = [*self._check(given, answer), *self._unstable(given, answer)]
        except DiedError as died:
            wrong, new = [str(died)], 0
        self.report.reached += new
        if wrong:
            self._crashed(given, wrong)
        elif always or new:
            self.corpus.append(given)
            if not always:
                self.report.kept += 1
                store(self._folder / "corpus", given, [])

    def _unstable(self, given: Input, answer: Answer) -> list[str]:
        """Ask for what was encoded: it must be encoded as it is."""
        if answer.encoded is None:
            return []
        again, new = self._worker.ask(Input(given.tool, answer.encoded))
        self.report.reached += new
        return [] if again == answer else [f"encoded as {answer.encoded}, which gives {again}"]

    def _crashed(self, given: Input, wrong: list[str]) -> None:
        """Keep the first crasher of a kind: of the same tool, with the same first words."""
        kind = f"{given.tool} {wrong[0][:40]}"
        if kind not in self._seen:
            self._seen.add(kind)
            path = store(self._folder / "crashers", given, wrong)
            self.report.crashers.append(path)
            print(f"{path}: {given.text[:200]!r}", *wrong, sep="\n  ")
            print(f"  to replay: python -m tests.fuzz.run --replay {path}", flush=True)


# --- files ------------------------------------------------------------------------------------


def store(folder: Path, given: Input, wrong: Sequence[str]) -> Path:
    """Write a text down, named by what it is."""
    folder.mkdir(parents=True, exist_ok=True)
    facts = {"tool": given.tool, "text": given.text, "wrong": [*wrong]}
    name = hashlib.sha256(f"{given.tool} {given.text}".encode()).hexdigest()[:16]
    path = folder / f"{name}.json"
    path.write_text(json.dumps(facts) + "\n")
    return path


def load(path: Path) -> Input:
    """Read a text that was written down."""
    facts = json.loads(path.read_text())
    return Input(facts["tool"], facts["text"])


def stored(folder: Path) -> list[Input]:
    """Read all texts of a folder."""
    return [load(path) for path in sorted(folder.glob("*.json"))]
