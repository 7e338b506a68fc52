"""Fuzzes emitted Go with Go's own fuzzer and validates the results against the schemas."""

from __future__ import annotations

import ast
import json
import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from adlgen.schema.model import Canonical
from adlgen.testing.calls import Answer
from tests.conformance.table import talk
from tests.fuzz import projects
from tests.fuzz.engine import Check, Report, store
from tests.fuzz.material import Input

_PROGRESS = re.compile(r"execs: (\d+) .*new interesting: (\d+) \(total: (\d+)\)")
_FAILING = re.compile(r"Failing input written to (\S+)")
_PIECE = re.compile(r"[^\\]+|\\u.{4}|\\U.{8}|\\x.{2}|\\.")


def fuzz(
    schemas: Mapping[str, Canonical],
    seeds: Sequence[Input],
    check: Check,
    folder: Path,
    *,
    limit: str,
    plant: int = 0,
) -> Report:
    """Fuzz until a limit (``30s`` or ``5000x``) or a crasher; validate the kept texts."""
    package = projects.lay_out_go(schemas, seeds)
    corpus = folder / "corpus"
    done = _run(package, corpus, limit, plant)
    report = _report(done.stdout)
    if done.returncode != 0:
        failing = _FAILING.search(done.stdout)
        # Failures without a text are faults of the test setup.
        assert failing is not None, done.stdout[-8000:]
        path = package / failing.group(1)
        given = decoded(path.read_text(), [*schemas])
        (folder / "crashers").mkdir(parents=True, exist_ok=True)
        path.rename(folder / "crashers" / path.name)  # not every input is text
        _found(report, folder, given, done.stdout[-2000:])
    for given, answer in _asked(corpus, package, [*schemas]):
        if answer is None or (wrong := check(given, answer)):
            _found(
                report, folder, given, "the harness died" if answer is None else "\n".join(wrong)
            )
    return report


def _run(package: Path, corpus: Path, limit: str, plant: int) -> subprocess.CompletedProcess[str]:
    command = [
        *(str(projects.CACHE / "go" / "fuzz.test"), "-test.run=^$", "-test.fuzz=FuzzValidate"),
        *("-test.parallel=2", f"-test.fuzztime={limit}", f"-test.fuzzcachedir={corpus}"),
    ]
    return subprocess.run(
        command,
        cwd=package,
        env={**talk.environment(), "FUZZ_PLANT": str(plant)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,  # progress is reported there
        text=True,
        errors="replace",
        check=False,
    )


def _report(printed: str) -> Report:
    """Read the progress that a run printed."""
    report = Report()
    for executions, new, total in _PROGRESS.findall(printed):
        report.executions, report.kept = int(executions), int(new)
        report.at_start, report.reached = int(total) - int(new), int(total)
    return report


def _found(report: Report, folder: Path, given: Input, what: str) -> None:
    path = store(folder / "crashers", given, [what])
    report.crashers.append(path)
    print(f"{path}: {given.text[:200]!r}\n  {what}")
    print(f"  to replay: python -m tests.fuzz.run --target go --replay {path}", flush=True)


def decoded(text: str, tools: Sequence[str]) -> Input:
    """Read an input as Go writes it down: a line for the tool, one for the text."""
    _, tool, data = text.strip().split("\n")
    number = tool.removeprefix("byte(").removeprefix("uint8(").removesuffix(")")
    index = ord(ast.literal_eval(number)) if number.startswith("'") else int(number, 0)
    raw = _unquoted(data.removeprefix("[]byte(").removesuffix(")"))
    return Input(sorted(tools)[index % len(tools)], raw.decode(errors="replace"))


def _unquoted(literal: str) -> bytes:
    """Read a string of Go: its escapes are Python's, for bytes or, with a ``u``, for a character."""
    out = b""
    for piece in _PIECE.findall(literal[1:-1]):
        if piece.startswith("\\"):
            kind = "" if piece[1] in "uU" else "b"
            escaped = ast.literal_eval(f'{kind}"{piece}"')
            out += escaped if isinstance(escaped, bytes) else escaped.encode()
        else:
            out += piece.encode()
    return out


def _asked(
    corpus: Path, package: Path, tools: Sequence[str]
) -> Iterator[tuple[Input, Answer | None]]:
    """Ask the harness for everything that was kept."""
    kept = [
        decoded(path.read_text(), tools) for path in sorted(corpus.glob("**/*")) if path.is_file()
    ]
    requests = [{"id": 0, "tool": i.tool, "part": "output", "text": i.text} for i in kept]
    program = projects.CACHE / "go" / "harness"
    for given, answers in zip(kept, talk.talk([str(program)], requests, package), strict=True):
        facts = {key: value for key, value in (answers or {}).items() if key != "id"}
        yield given, Answer(**facts) if answers else None


def replay(given: Input, schemas: Mapping[str, Canonical]) -> str:
    """Return the answer of the harness to a text."""
    package = projects.lay_out_go(schemas, [given])
    request = {"id": 0, "tool": given.tool, "part": "output", "text": given.text}
    return json.dumps(talk.talk([str(projects.CACHE / "go" / "harness")], [request], package))
