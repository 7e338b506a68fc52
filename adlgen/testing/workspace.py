"""Workspaces: the projects of one language next to each other, so that one run of a compiler covers all."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from adlgen.diagnostics.datatypes import Struct
from adlgen.output.tree import FileTree, RenderedFile
from adlgen.testing.toolchain import Check, ExtraFile, Toolchain


class Project(Struct):
    """An emitted project and its placeholder values."""

    name: str
    """The folder in the workspace."""
    tree: FileTree
    words: Mapping[str, str]
    fixed: Collection[str] = ()
    """The files that do not depend on the specification; they refer to one another only."""

    @property
    def runtime(self) -> frozenset[tuple[str, str]]:
        """The fixed files by path, without the words of the project, and text."""
        own = set(self.words.values())
        return frozenset(
            ("/".join(part for part in file.path.split("/") if part not in own), file.text)
            for file in self.tree
            if file.path in self.fixed
        )

    @property
    def placeholders(self) -> dict[str, str]:
        """The values of the placeholders in commands."""
        return {**self.words, "name": self.name}


class Outcome(Struct):
    """The result of a command."""

    check: str
    passed: bool
    output: str


def _united(name: str, outcomes: Sequence[Outcome]) -> Outcome:
    failed = [outcome.output for outcome in outcomes if not outcome.passed]
    return Outcome(name, not failed, "\n".join(failed))


class Workspace:
    """A folder of projects and the commands that check them."""

    def __init__(self, toolchain: Toolchain, root: Path, cache: Path) -> None:
        """Set the folder; nothing is written until :meth:`fill`."""
        self.toolchain = toolchain
        self.root = root
        self.projects: tuple[Project, ...] = ()
        self.repeated: Mapping[str, Collection[str]] = {}
        """The repeated files of each project, by its name."""
        pack = toolchain.pack.resolve()
        self._fixed = {"root": str(root), "pack": str(pack), "cache": str(cache)}

    @property
    def missing(self) -> list[str]:
        """The programs and files that this machine does not have."""
        path = self.environment()["PATH"]
        files = self.toolchain.files
        absent = [name for name in self.toolchain.needs if shutil.which(name, path=path) is None]
        return absent if files is None or files.is_dir() else [*absent, str(files)]

    def fill(self, projects: Sequence[Project], *, shared: bool = False) -> None:
        """Write the projects; unchanged files keep their time stamps.

        ``shared`` is whether the folder also has the package of the runtime, which projects may use.

        The fixed files of a project are *repeated* if an earlier project has exactly the same ones.
        Every compiler reads them; a linter that reports on each file alone may leave them out. A line of the
        toolchain before their text lets a compiler report nothing in them.
        """
        self.projects = tuple(projects)
        first = {project.runtime: project.name for project in reversed(self.projects)}
        self.repeated = {
            project.name: () if first[project.runtime] == project.name else project.fixed
            for project in self.projects
        }
        wanted: dict[str, str] = {}
        if self.toolchain.files is not None:
            for path in self.toolchain.files.iterdir():
                if path.is_file():
                    wanted[path.name] = path.read_text("utf-8")
        for project in self.projects:
            for file in project.tree:
                wanted[f"{project.name}/{file.path}"] = self._text(project, file)
        for extra in self.toolchain.extras:
            self._add_extra(extra, wanted, extra.shared if shared else "")
        self._write(wanted)

    def _text(self, project: Project, file: RenderedFile) -> str:
        repeats = file.path in self.repeated[project.name]
        return (self.toolchain.repeated if repeats else "") + self._stripped(file.text, project)

    def run(self, check: Check, timeout: float = 1800) -> Outcome:
        """Run one command over the workspace, or over each project in turn."""
        if check.each:
            outcomes = [
                self._run(self.command(check.run, p), check, timeout) for p in self.projects
            ]
            return _united(check.name, outcomes)
        arguments = [a for part in check.run for a in self._expanded(part, check.folders)]
        return self._run(arguments, check, timeout)

    def command(self, parts: Sequence[str], project: Project) -> list[str]:
        """Return a command for a project, with its placeholders replaced."""
        return [self._filled(part, project.placeholders) for part in parts]

    def _run(self, arguments: list[str], check: Check, timeout: float) -> Outcome:
        done = subprocess.run(  # noqa: S603 - the commands are those of the pack
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

        Raises AssertionError if it fails or gives fewer answers.
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
        """Send lines to the harness and return its answers, None for each line that crashes it."""
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
        return subprocess.run(  # noqa: S603 - the command is that of the pack
            self.command(self.toolchain.harness, project),
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

    def _expanded(self, part: str, ending: str) -> list[str]:
        if not part.startswith("@"):
            return [self._filled(part, {})]
        if ending:
            found = (
                folder for project in self.projects for folder in self._folders(project, ending)
            )
            return [self._filled(part[1:], {"folder": folder}) for folder in found]
        return [self._filled(part[1:], p.placeholders) for p in self.projects]

    def _folders(self, project: Project, ending: str) -> list[str]:
        """Return the folders with files of an ending that are not repeated."""
        paths = (file.path for file in project.tree if file.path.endswith(ending))
        own = (path for path in paths if path not in self.repeated[project.name])
        return sorted({f"{project.name}/{path}".rpartition("/")[0] for path in own})

    def _stripped(self, text: str, project: Project) -> str:
        for pattern, instead in self.toolchain.strip:
            filled = self._filled(instead, project.placeholders).replace("\\", r"\\")
            text = pattern.sub(filled, text)
        return text

    def _add_extra(self, extra: ExtraFile, wanted: dict[str, str], shared: str) -> None:
        if extra.per_project:
            for project in self.projects:
                words = project.placeholders
                wanted.setdefault(self._filled(extra.path, words), self._filled(extra.text, words))
            return
        each = "".join(self._filled(extra.each, {"name": p.name, **p.words}) for p in self.projects)
        repeated = "".join(
            self._filled(extra.repeated, {"path": f"{project.name}/{path}"})
            for project in self.projects
            for path in sorted(self.repeated[project.name])
        )
        lines = {"each": each, "repeated": repeated, "shared": shared}
        wanted[extra.path] = self._filled(extra.text, lines)

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
