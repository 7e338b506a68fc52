"""Brings a repository up to date: generates, then merges newer user-owned files with the user's changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from pathlib import Path

from adlgen import __version__, api
from adlgen.config.find import FILE as CONFIG
from adlgen.config.project import open_project
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log, StopRun
from adlgen.features.repository.codes import CONFLICT, KEPT, NEEDS_GIT
from adlgen.output.outcome import Result
from adlgen.output.progress import Progress
from adlgen.repository import record
from adlgen.repository.files import schema_files, user_files
from adlgen.repository.merge import MergeFailed, merged
from adlgen.repository.parts import requires
from adlgen.repository.record import Record, read_record, record_text
from adlgen.repository.source import CI, NONE, distribution_of, kept_in, report_missing, write_copy
from adlgen.repository.write import is_linked, read, remove, write


class State(Enum):
    """What an update does with a file."""

    CREATED = "created"
    CHANGED = "changed"
    MERGED = "merged"
    CONFLICT = "conflict"
    REMOVED = "removed"


class Change(Struct):
    """A file that an update writes or removes."""

    path: str
    state: State
    text: str | None
    """None: it is removed."""


class Updated(Struct):
    """The outcome of an update."""

    result: Result
    changes: tuple[Change, ...] = ()
    """The user-owned files that changed, sorted by path."""


def update(
    folder: Path, parts: Sequence[str] = (), *, source: str = "", dry_run: bool = False
) -> Updated:
    """Update a repository that :func:`~adlgen.repository.create.create` has written.

    ``parts`` are added to those that it has; its workflow installs adlgen from ``source``. With ``dry_run`` nothing
    is written.
    """
    progress = Progress(Log())
    changes: tuple[Change, ...] = ()
    with progress.stopping():
        before = read_record(folder, progress.log)
        wanted = tuple(dict.fromkeys((*before.parts, *parts)))
        found = NONE
        if source or CI in wanted:
            found = distribution_of(source or before.source, progress.log)
            found = found if found.command else kept_in(folder, before.archive)
        progress.log.stop_if_errors()
        generated = api.generate(config=folder / CONFIG, dry_run=dry_run, any_version=True)
        progress.log.diagnostics += generated.diagnostics
        if not generated.ok:
            raise StopRun
        progress.outputs = generated.outputs
        files = _files(folder, before.target, wanted, found.command, progress)
        after = Record(
            before.target, wanted, files, found.url if source or before.source else "", found.path
        )
        changes = (
            *_requirement(folder, before.version),
            *_changes(folder, before.files, after.files, progress.log),
        )
        report_missing(found, is_new=CI in wanted and CI not in before.parts, log=progress.log)
        if not dry_run:
            write_copy(folder, found, before.archive)
            _write(folder, changes, after)
    return Updated(progress.result(), changes)


def _requirement(folder: Path, version: str) -> Iterator[Change]:
    """Yield the change of the configuration if it requires the version that wrote it, as at the start."""
    text = read(folder / CONFIG) or ""
    if is_linked(folder, CONFIG) or not version or version == __version__:
        return
    before, after = (f'\nrequires: "{requires(known)}"\n' for known in (version, __version__))
    if before in text:
        yield Change(CONFIG, State.CHANGED, text.replace(before, after, 1))


def _files(
    folder: Path, target: str, parts: Sequence[str], install: str, progress: Progress
) -> Mapping[str, str]:
    """Return the files that this version of adlgen writes, by path. Raises StopRun after an error."""
    project = open_project(progress.log, folder / CONFIG, any_version=True)
    progress.log.stop_if_errors()
    assert project is not None
    jobs = project.jobs((target,), {}, progress.log)
    progress.log.stop_if_errors()
    files = user_files(jobs[0], parts, progress, install=install)
    return {file.path: file.text for file in files if file.is_updated}


def _changes(
    folder: Path, before: Mapping[str, str], after: Mapping[str, str], log: Log
) -> tuple[Change, ...]:
    """Return the changes of all files. Raises StopRun after reporting that git failed."""
    found: list[Change] = []
    try:
        for path in sorted({*before, *after}):
            found += _change(folder, path, before.get(path), after.get(path), log)
    except MergeFailed as error:
        log.add(NEEDS_GIT, f"'git merge-file' failed: {error}", None, "install git")
        raise StopRun from None
    return tuple(found)


def _change(
    folder: Path, path: str, base: str | None, theirs: str | None, log: Log
) -> Iterator[Change]:
    """Yield the change of a file, if there is one; a file that a symbolic link leads to is never changed."""
    if is_linked(folder, path):
        return
    mine = read(folder / path)
    if theirs in (base, mine) or (mine is None and base is not None):
        return  # it has not changed, the user has it already, or has removed it
    if mine == base:
        state = (
            State.CREATED if mine is None else State.REMOVED if theirs is None else State.CHANGED
        )
        yield Change(path, state, theirs)
    elif base is None:
        hint = "rename your file, and run `adlgen update` again, to get that of adlgen"
        log.add(KEPT, f"'{path}' exists, and was not changed", None, hint)
    elif mine is not None and theirs is not None:
        result = merged(mine, base, theirs)
        if result.conflicts:
            count = f"{result.conflicts} conflict{'s' if result.conflicts > 1 else ''}"
            log.add(CONFLICT, f"'{path}' has {count}", None, "edit the marked lines")
        yield Change(path, State.CONFLICT if result.conflicts else State.MERGED, result.text)


def _write(folder: Path, changes: Sequence[Change], after: Record) -> None:
    for change in changes:
        if change.text is None:
            remove(folder / change.path)
        else:
            write(folder / change.path, change.text)
    own = {**schema_files(), record.FILE: record_text(after, __version__)}
    for path, text in own.items():
        if not is_linked(folder, path):
            write(folder / path, text)
