"""Diagnostics of a project or a specification, from the same run as ``adlgen validate`` and ``adlgen lint``."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import chdir, contextmanager

from adlgen import api
from adlgen.config.find import find
from adlgen.diagnostics.codes.shape import UNKNOWN_DIALECT
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Diagnostic, Log, StopRun
from adlgen.document import SourceError
from adlgen.document.inputs import Inputs
from adlgen.document.unsaved import unsaved
from adlgen.editing.model import Snapshot
from adlgen.linting.run import Choice
from adlgen.output.outcome import Result


class Job(Struct):
    """What is checked at once: a project, or a specification that belongs to none."""

    folder: str
    """The folder in which the command would run: that of the configuration, or of the specification."""
    spec: str | None = None
    """The specification, relative to the folder; None: those of the project."""
    config: str = ""
    """The configuration, relative to the folder; empty if there is none."""

    @property
    def main(self) -> str:
        """The file that has the problems without a place."""
        return os.path.join(self.folder, self.spec or self.config or api.DEFAULT_SPEC)


class Checked(Struct):
    """The problems of a job."""

    problems: Mapping[str, tuple[Diagnostic, ...]] = field(default_factory=dict)
    """By absolute path."""
    inputs: frozenset[str] = frozenset()
    """The absolute paths of the files that were read."""
    is_foreign: bool = False
    """Whether no format recognises the only specification."""


def contents(snapshot: Snapshot) -> Mapping[str, bytes]:
    """Return the contents of the open documents."""
    return {path: text.encode("utf-8", "surrogatepass") for path, text in snapshot.texts.items()}


@contextmanager
def within(folder: str, snapshot: Snapshot) -> Iterator[None]:
    """Run in a folder, with the open documents as they are."""
    with chdir(folder), unsaved(contents(snapshot)):
        yield


def project_of(path: str, snapshot: Snapshot) -> Job | None:
    """Return the project whose folder contains a file; None if there is none."""
    folder = os.path.dirname(path)
    if not os.path.isdir(folder):
        return None
    with within(folder, snapshot):
        try:
            source = find(Inputs(), Log())
        except (SourceError, StopRun):
            return None
    if source is None:
        return None
    config = os.path.realpath(os.path.join(folder, source.path))
    place, name = os.path.split(config)
    return Job(place, config=name)


def job_of(path: str, snapshot: Snapshot) -> Job:
    """Return the job of a file alone; with the settings of its project, if it is in one."""
    project = project_of(path, snapshot)
    folder = os.path.dirname(path) if project is None else project.folder
    return Job(folder, os.path.relpath(path, folder).replace(os.sep, "/"))


def check(job: Job, snapshot: Snapshot, *, lints: bool = True) -> Checked:
    """Return the problems of a job; with ``lints`` also what rules about tools find, if there are no errors."""
    with within(job.folder, snapshot):
        result = api.validate(*([] if job.spec is None else [job.spec]))
        found = [*result.diagnostics]
        if lints and result.ok:
            choice = Choice(today=snapshot.today)
            linted, _ = api.lint_rules(job.spec, rules=choice)
            found += [one for one in linted.diagnostics if one not in result.diagnostics]
    return _checked(job, result, found)


def _checked(job: Job, result: Result, found: Iterable[Diagnostic]) -> Checked:
    read = {*result.sources, *(() if result.trace is None else result.trace.files)}
    inputs = frozenset(_absolute(job, path) for path in read if path)
    problems: dict[str, list[Diagnostic]] = {}
    for one in found:
        path = job.main if one.span is None else _absolute(job, one.span.path)
        problems.setdefault(path, []).append(one)
    is_foreign = any(one.code is UNKNOWN_DIALECT for one in result.diagnostics)
    kept = {path: tuple(some) for path, some in problems.items()}
    return Checked(kept, inputs | {job.main}, job.spec is not None and is_foreign)


def _absolute(job: Job, path: str) -> str:
    return os.path.realpath(os.path.join(job.folder, path))
