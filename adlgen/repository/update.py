"""Brings a repository up to date: generates, then merges newer user-owned files with the user's changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from adlgen import __version__, api
from adlgen.config.find import FILE as CONFIG
from adlgen.config.project import open_project
from adlgen.diagnostics.codes.output import CHANGED_MEANWHILE
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log, Severity, StopRun
from adlgen.features.repository.codes import CONFLICT
from adlgen.output.changes import Changes
from adlgen.output.disk import Folder
from adlgen.output.entry import Obstacle
from adlgen.output.lock import locked
from adlgen.output.outcome import Mode, Result
from adlgen.output.roots import Addition
from adlgen.output.state import RunState
from adlgen.repository import record
from adlgen.repository.changes import UpdateAction, UpdatedFile, Versions, changes_of, rewritten
from adlgen.repository.files import schema_files, user_files
from adlgen.repository.parts import requires
from adlgen.repository.record import RepositoryRecord, read_record, record_text
from adlgen.repository.source import (
    CI,
    NONE,
    Distribution,
    copied,
    distribution_of,
    kept_in,
    report_missing,
)


class Updated(Struct):
    """The outcome of an update."""

    result: Result
    changes: tuple[UpdatedFile, ...] = ()
    """The user-owned files that changed, sorted by path."""


class _Update(Struct, frozen=False):
    """The changes of an update, which are part of the transaction that writes the generated files."""

    known: bytes
    """The text of the record when the update started."""
    before: RepositoryRecord
    after: RepositoryRecord
    distribution: Distribution
    """The copy of adlgen in the repository."""
    found: tuple[UpdatedFile, ...] = ()

    def changes(self, folder: Folder | None, log: Log) -> Changes:
        """Return the changes of user-owned files, of the schemas for editors, and of the record."""
        if folder is None or folder.read(record.FILE) != self.known:
            log.add(CHANGED_MEANWHILE, f"'{record.FILE}' changed during the run", None)
            raise StopRun
        versions = Versions(folder, self.before.files, self.after.files)
        self.found = (*_requirement(folder, self.before.version), *changes_of(versions, log))
        own = {**schema_files(), record.FILE: record_text(self.after, __version__)}
        written = [change.written for change in self.found]
        for path, text in own.items():
            written += rewritten(folder, path, text.encode("utf-8", "surrogateescape"))
        written += copied(folder, self.distribution, self.before.archive)
        return Changes(tuple(written))


def update(
    folder: Path, parts: Sequence[str] = (), *, source: str = "", dry_run: bool = False
) -> Updated:
    """Update a repository that :func:`~adlgen.repository.create.create` has written.

    ``parts`` are added to those that it has; its workflow installs adlgen from ``source``. With ``dry_run`` nothing
    is written.
    """
    state = RunState(Log())
    log = state.log
    changes: tuple[UpdatedFile, ...] = ()
    with state.stopping():
        with locked([folder], log, writes=False) as folders:
            before, known = read_record(folders[folder], folder, log)
        run = _planned(folder, (before, known), parts, source, state)
        mode = Mode.PREVIEW if dry_run else Mode.WRITE
        addition = Addition(folder, run.changes)
        result = api.generate_with(addition, mode, config=folder / CONFIG, any_version=True)
        log.diagnostics += [found for found in result.diagnostics if found not in log.diagnostics]
        state.outputs = result.outputs
        errors = {found.code for found in result.diagnostics if found.severity is Severity.ERROR}
        changes = run.found if errors <= {CONFLICT} else ()
    return Updated(state.result(), changes)


def _planned(
    folder: Path,
    known: tuple[RepositoryRecord, bytes],
    parts: Sequence[str],
    source: str,
    state: RunState,
) -> _Update:
    """Return the update of a repository with a record. Raises StopRun after an error."""
    before, text = known
    wanted = tuple(dict.fromkeys((*before.parts, *parts)))
    found = NONE
    if source or CI in wanted:
        found = distribution_of(source or before.source, state.log)
        found = found if found.command else kept_in(folder, before.archive)
    state.log.stop_if_errors()
    files = _files(folder, before.target, wanted, found.command, state)
    url = found.url if source or before.source else ""
    after = RepositoryRecord(before.target, wanted, files, url, found.path)
    report_missing(found, is_new=CI in wanted and CI not in before.parts, log=state.log)
    return _Update(text, before, after, found)


def _requirement(folder: Folder, version: str) -> Iterator[UpdatedFile]:
    """Yield the change of the configuration if it requires the version that wrote it, as at the start."""
    if not version or version == __version__:
        return
    try:
        text = folder.read(CONFIG) or b""
    except Obstacle:  # a link, for example, which is never followed
        return
    before, after = (f'requires: "{requires(one)}"'.encode() for one in (version, __version__))
    lines = text.splitlines(keepends=True)
    new = [line.replace(before, after) if line.strip() == before else line for line in lines]
    if new != lines:
        yield UpdatedFile(CONFIG, UpdateAction.CHANGED, text, b"".join(new))


def _files(
    folder: Path, target: str, parts: Sequence[str], install: str, state: RunState
) -> Mapping[str, str]:
    """Return the files that this version of adlgen writes, by path. Raises StopRun after an error."""
    project = open_project(state.log, folder / CONFIG, any_version=True)
    state.log.stop_if_errors()
    assert project is not None
    jobs = project.jobs((target,), {}, state.log)
    state.log.stop_if_errors()
    files = user_files(jobs[0], parts, state, install=install)
    return {file.path: file.text for file in files if file.is_updated}
