"""Programs as agentcli runs them: built from what is emitted, found and started by their manifest."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from adlgen.diagnostics.datatypes import replace
from adlgen.document.node import JsonValue
from adlgen.output.tree import FileTree, RenderedFile, tree_of
from adlgen.testing.calls import answers_of
from adlgen.testing.cases import Call
from adlgen.testing.manifest import read_feature_harness
from adlgen.testing.targets import Rendered, render_case
from adlgen.testing.workspace import Project, Workspace
from tests.conformance import suite

CASE = suite.CASES["agent-programs"]
MANIFEST = CASE.spec
INSTALLED = suite.NATIVE / f"installed-{suite.ROOT.name}"
"""Several work trees may share a cache."""
STARTED_AT_ONCE = ("go", "rust")
"""Languages whose programs start in a few milliseconds; others need a tenth of a second or more."""
_END = b"\0"
"""The end of what a test reads from a terminal."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a program did."""

    status: int
    stdout: bytes
    stderr: bytes
    seconds: float

    @property
    def result(self) -> JsonValue:
        """The result of a call: one line, whose white space agentcli folds, also inside texts."""
        assert self.status == 0, self
        assert self.stdout.endswith(b"\n"), self
        assert self.stdout.count(b"\n") == 1, self
        value: JsonValue = json.loads(" ".join(self.stdout.decode().split()))
        return value

    @property
    def error(self) -> str:
        """The error of a call: one line, and nothing else anywhere."""
        assert self.status == 1, self
        assert self.stdout == b"", self
        assert self.stderr.endswith(b"\n"), self
        assert self.stderr.count(b"\n") == 1, self
        replies = json.loads(self.stderr)
        assert list(replies) == ["error"], self
        assert isinstance(replies["error"], str), self
        return replies["error"]


@dataclass(frozen=True, slots=True)
class Agent:
    """What agentcli does with a manifest."""

    folder: Path
    """Where the manifest lies."""
    workspace: Workspace
    project: Project

    def call(
        self, tool: str, stdin: bytes | str, *, parent: Mapping[str, str] | None = None
    ) -> Outcome:
        """Start a program without a shell, in an environment of a few variables."""
        entry = self.entry(tool)
        names = ["PATH", "HOME", *entry.get("envPassthrough", [])]
        given = {**os.environ, **(parent or {})}
        return self.start(tool, stdin, {name: given[name] for name in names if name in given})

    def errors(self, calls: Sequence[tuple[str, str]]) -> list[str]:
        """Return the errors of calls whose arguments are refused.

        Where programs start slowly, one process (the harness) validates all of them with the code that
        the programs use; the texts are put together here as the programs do it.
        """
        if self.folder.name in STARTED_AT_ONCE:
            return [self.call(tool, text).error for tool, text in calls]
        asked = [Call(tool, "input", text, accepted=False) for tool, text in calls]
        answers = answers_of(self.workspace, self.project, asked)
        return [
            _error_of(tool, answer.problems)
            for (tool, _), answer in zip(calls, answers, strict=True)
        ]

    def start(self, tool: str, stdin: bytes | str, environment: Mapping[str, str]) -> Outcome:
        """Start a program with another environment, from another folder."""
        program, *arguments = self.entry(tool)["command"]
        data = stdin.encode() if isinstance(stdin, str) else stdin
        begun = time.monotonic()
        done = subprocess.run(
            [str(self.folder / program), *arguments],
            input=data,
            capture_output=True,
            env=dict(environment),
            cwd=self.folder.parent,
            timeout=900,
            check=False,
        )
        return Outcome(done.returncode, done.stdout, done.stderr, time.monotonic() - begun)

    def process(self, tool: str, *, stderr: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
        """Start a program in a session of its own; its standard streams are pipes."""
        program, *arguments = self.entry(tool)["command"]
        return subprocess.Popen(
            [str(self.folder / program), *arguments],
            env={name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
            cwd=self.folder.parent,
            start_new_session=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
        )

    def show(self, tool: str, stdin: str) -> str:
        """Start a program whose standard error is a terminal; return what is shown there.

        The terminal stays open here until the program has ended: what is written to a terminal at
        the moment of its last close may be lost.
        """
        reader, terminal = os.openpty()
        program, *arguments = self.entry(tool)["command"]
        pipe = subprocess.PIPE
        with (
            subprocess.Popen(
                [str(self.folder / program), *arguments], stdin=pipe, stdout=pipe, stderr=terminal
            ) as running,
            ThreadPoolExecutor(1) as threads,
        ):
            shown = threads.submit(_read_to, _END, reader)
            running.communicate(stdin.encode())
            os.write(terminal, _END)
            text = shown.result()
        os.close(terminal)
        os.close(reader)
        return text.decode()

    def entry(self, tool: str) -> dict[str, list[str]]:
        """Return the entry of a tool in the manifest, of which only lists of strings matter here."""
        entries = json.loads((self.folder / MANIFEST.name).read_text("utf-8"))["tools"]
        found: dict[str, list[str]] = next(e for e in entries if e["name"] == tool)
        return found


def _error_of(tool: str, problems: Sequence[Mapping[str, str]]) -> str:
    count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
    lines = [f"- {problem['path'] or '(root)'}: {problem['message']}" for problem in problems]
    return "\n".join([f"Invalid arguments for {tool} ({count}):", *lines])


def _read_to(end: bytes, file: int) -> bytes:
    """Read a terminal to the bytes that end its text."""
    read = b""
    while not read.endswith(end):
        read += os.read(file, 4096)
    return read.removesuffix(end)


@cache
def agent_of(target: str) -> Agent:
    """Build the programs of a target and put them where the manifest looks for them.

    Raises AssertionError if they cannot be built.
    """
    emitted = render_case(CASE, suite.TARGETS[target], suite.with_harness(target))
    tree = tree_of(_implemented(suite.PACKS[target].name, emitted.tree))
    return install(CASE.name, target, replace(emitted, tree=tree), MANIFEST.read_text("utf-8"))


def install(name: str, target: str, emitted: Rendered, manifest: str) -> Agent:
    """Build the programs of a manifest and put them where it looks for them.

    Raises AssertionError if they cannot be built.
    """
    work = suite.NATIVE / f"{name}-{suite.ROOT.name}-{target}"
    workspace = suite.workspace_in(work, target)
    harness = read_feature_harness(suite.PACKS[target].folder, "programs")
    assert harness is not None
    project = suite.project_of(name, emitted)
    workspace.fill([project])
    for check in harness.build:
        outcome = workspace.run(check)
        assert outcome.passed, outcome.output
    folder = INSTALLED / name / target
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "tools" / "bin").mkdir(parents=True)
    (folder / MANIFEST.name).write_text(manifest, "utf-8")
    agent = Agent(folder, workspace, project)
    for tool in emitted.plan.tools:
        words = {**project.placeholders, "program": tool.extras["programs"].names["program"]}
        program = workspace.root / harness.program.format_map(words)
        if harness.script:
            _write_script(
                program, harness.script, {**words, "project": str(workspace.root / project.name)}
            )
        program.chmod(0o755)
        (folder / agent.entry(tool.id)["command"][0]).symlink_to(program)
    return agent


def _implemented(pack: str, tree: FileTree) -> Iterator[RenderedFile]:
    """Put the implementations of the case in the place of those to fill in."""
    for file in tree:
        written = MANIFEST.parent / "handlers" / pack / file.path
        text = written.read_text("utf-8") if written.exists() else file.text
        yield replace(file, content=text)


def _write_script(path: Path, text: str, words: Mapping[str, str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.format_map({**words, "python": sys.executable}), "utf-8")
