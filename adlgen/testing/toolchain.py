"""The judges of emitted code: compilers, linters and formatters, described by a ``checks.toml``.

A workspace is a folder in which every project lies side by side, so that one run of a compiler
covers all of them. Nothing here knows a language: what to run, and what a workspace needs beside
the projects, stands in the file.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from adlgen.output.tree import FileTree


@dataclass(frozen=True, slots=True)
class Extra:
    """A file that the workspace needs beside what adlgen emits."""

    path: str
    """With ``{name}``, ``{module}`` and ``{package}`` if there is one for each project."""
    text: str
    each: str = ""
    """A line for every project, put where ``text`` says ``{each}``."""
    per_project: bool = False
    """One for every project that does not bring its own."""


@dataclass(frozen=True, slots=True)
class Check:
    """One command over the whole workspace."""

    name: str
    run: tuple[str, ...]
    """An argument that starts with ``@`` is repeated for every project."""
    silent: bool = False
    """Whether any output means failure (``gofmt -l``)."""
    each: bool = False
    """Whether the command is run once for every project, with its placeholders."""


@dataclass(frozen=True, slots=True)
class Toolchain:
    """Everything a ``checks.toml`` says."""

    name: str
    folder: Path
    needs: tuple[str, ...]
    """Programs without which nothing can be checked."""
    targets: tuple[str, ...]
    strip: tuple[tuple[re.Pattern[str], str], ...]
    """What emitted headers say to switch off a user's own tools, and what the copies say instead."""
    extras: tuple[Extra, ...]
    checks: tuple[Check, ...]
    build: tuple[Check, ...]
    """What makes the harness programs."""
    harness: tuple[str, ...]
    """The command of one project's harness, with the placeholders of a project."""
    environment: Mapping[str, str] = field(default_factory=dict)
    path: tuple[str, ...] = ()
    """Folders put before ``PATH``."""


@dataclass(frozen=True, slots=True)
class Project:
    """One emitted project and the words its toolchain needs."""

    name: str
    """The folder in the workspace."""
    tree: FileTree
    words: Mapping[str, str]

    @property
    def placeholders(self) -> dict[str, str]:
        """What commands may say in braces."""
        return {**self.words, "name": self.name}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command said."""

    check: str
    passed: bool
    output: str


def _united(name: str, outcomes: Sequence[Outcome]) -> Outcome:
    failed = [outcome.output for outcome in outcomes if not outcome.passed]
    return Outcome(name, not failed, "\n".join(failed))


def load_toolchain(folder: Path) -> Toolchain:
    """Read the ``checks.toml`` of a folder; its other files are copied into every workspace."""
    facts = tomllib.loads((folder / "checks.toml").read_text("utf-8"))
    return Toolchain(
        name=folder.name,
        folder=folder,
        needs=tuple(facts["needs"]),
        targets=tuple(facts["targets"]),
        strip=tuple((re.compile(p, re.MULTILINE), w) for p, w in facts.get("strip", {}).items()),
        extras=tuple(Extra(**extra) for extra in facts.get("extra", ())),
        checks=_checks(facts.get("check", ())),
        build=_checks(facts.get("build", ())),
        harness=tuple(facts.get("harness", ())),
        environment=facts.get("environment", {}),
        path=tuple(facts.get("path", ())),
    )


def _checks(tables: Sequence[Mapping[str, object]]) -> tuple[Check, ...]:
    found = []
    for table in tables:
        run = table["run"]
        assert isinstance(run, list)
        found.append(
            Check(
                str(table["name"]),
                tuple(str(part) for part in run),
                silent=bool(table.get("silent")),
                each=bool(table.get("each")),
            )
        )
    return tuple(found)


class Workspace:
    """A folder of projects and the commands that judge them."""

    def __init__(self, toolchain: Toolchain, root: Path, repository: Path) -> None:
        """Name the folder; nothing is written until :meth:`fill`."""
        self.toolchain = toolchain
        self.root = root
        self.projects: tuple[Project, ...] = ()
        self._fixed = {"root": str(root), "repository": str(repository)}

    @property
    def missing(self) -> list[str]:
        """The programs that this machine does not have."""
        path = self.environment()["PATH"]
        return [name for name in self.toolchain.needs if shutil.which(name, path=path) is None]

    def fill(self, projects: Sequence[Project]) -> None:
        """Lay out the projects; what is already there as wanted keeps its time stamp."""
        self.projects = tuple(projects)
        wanted: dict[str, str] = {}
        for path in self.toolchain.folder.iterdir():
            if path.is_file() and path.name != "checks.toml":
                wanted[path.name] = path.read_text("utf-8")
        for project in self.projects:
            for file in project.tree:
                wanted[f"{project.name}/{file.path}"] = self._stripped(file.text, project)
        for extra in self.toolchain.extras:
            self._add_extra(extra, wanted)
        self._write(wanted)

    def run(self, check: Check, timeout: float = 1800) -> Outcome:
        """Run one command over the workspace, or over each project in turn."""
        if check.each:
            return _united(
                check.name,
                [
                    self._run(
                        [self._filled(part, p.placeholders) for part in check.run], check, timeout
                    )
                    for p in self.projects
                ],
            )
        return self._run([a for part in check.run for a in self._expanded(part)], check, timeout)

    def _run(self, arguments: list[str], check: Check, timeout: float) -> Outcome:
        done = subprocess.run(  # noqa: S603 - the commands are those of a checks.toml
            arguments,
            cwd=self.root,
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=timeout,
            check=False,
        )
        passed = done.returncode == 0 and not (check.silent and done.stdout.strip())
        return Outcome(check.name, passed, done.stdout)

    def converse(self, project: Project, lines: Sequence[str], timeout: float = 300) -> list[str]:
        """Send lines to the harness of a project and return its answers.

        Raises AssertionError if it ends badly or answers too little.
        """
        done = self._talk(project, lines, timeout)
        answers = done.stdout.split("\n")[:-1]
        if done.returncode != 0 or len(answers) != len(lines):
            message = (
                f"the harness of {project.name} ended with {done.returncode} after "
                f"{len(answers)} of {len(lines)} answers:\n{done.stderr[-4000:]}"
            )
            raise AssertionError(message)
        return answers

    def survive(
        self, project: Project, lines: Sequence[str], timeout: float = 300
    ) -> list[str | None]:
        """Send lines to the harness and return its answers, None for each line that it dies of."""
        answers: list[str | None] = []
        while len(answers) < len(lines):
            done = self._talk(project, lines[len(answers) :], timeout)
            answers += done.stdout.split("\n")[:-1]
            if len(answers) < len(lines):
                answers.append(None)
        return answers

    def _talk(
        self, project: Project, lines: Sequence[str], timeout: float
    ) -> subprocess.CompletedProcess[str]:
        words = {"name": project.name, **project.words}
        return subprocess.run(  # noqa: S603 - the command is that of a checks.toml
            [self._filled(part, words) for part in self.toolchain.harness],
            cwd=self.root / project.name,
            env=self.environment(),
            input="".join(f"{line}\n" for line in lines),
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
        )

    def environment(self) -> dict[str, str]:
        """The environment of every command."""
        given = {k: self._filled(v, {}) for k, v in self.toolchain.environment.items()}
        first = [self._filled(folder, {}) for folder in self.toolchain.path]
        path = os.pathsep.join([*first, os.environ.get("PATH", "")])
        return {**os.environ, **given, "PATH": path}

    def _filled(self, pattern: str, words: Mapping[str, str]) -> str:
        for key, value in {**words, **self._fixed}.items():
            pattern = pattern.replace("{" + key + "}", value)
        return pattern

    def _expanded(self, part: str) -> list[str]:
        if not part.startswith("@"):
            return [self._filled(part, {})]
        return [self._filled(part[1:], p.placeholders) for p in self.projects]

    def _stripped(self, text: str, project: Project) -> str:
        for pattern, instead in self.toolchain.strip:
            filled = self._filled(instead, project.placeholders).replace("\\", r"\\")
            text = pattern.sub(filled, text)
        return text

    def _add_extra(self, extra: Extra, wanted: dict[str, str]) -> None:
        if extra.per_project:
            for project in self.projects:
                words = project.placeholders
                wanted.setdefault(self._filled(extra.path, words), self._filled(extra.text, words))
            return
        each = "".join(self._filled(extra.each, {"name": p.name, **p.words}) for p in self.projects)
        wanted[extra.path] = self._filled(extra.text, {"each": each})

    def _write(self, wanted: Mapping[str, str]) -> None:
        self.root.mkdir(parents=True, exist_ok=True)
        marker = self.root / ".files"
        before = set(marker.read_text("utf-8").splitlines()) if marker.exists() else set()
        for stale in sorted(before - wanted.keys()):
            (self.root / stale).unlink(missing_ok=True)
        for path, text in wanted.items():
            place = self.root / path
            data = text.encode()
            if place.is_file() and place.read_bytes() == data:
                continue
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(data)
        marker.write_text("\n".join(wanted), "utf-8")
