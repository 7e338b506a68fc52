"""The changes of the user-owned files of a repository: newer versions, merged with the user's changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log, StopRun
from adlgen.diagnostics.visible import foreign
from adlgen.features.repository.codes import CONFLICT, KEPT, NEEDS_GIT, NOT_UPDATED
from adlgen.output import changes as output
from adlgen.output.disk import Folder
from adlgen.output.entry import Obstacle
from adlgen.repository.endings import with_endings, with_lf
from adlgen.repository.merge import MergeFailed, merged


class UpdateAction(Enum):
    """What an update does with a file."""

    CREATED = "created"
    CHANGED = "changed"
    MERGED = "merged"
    CONFLICT = "conflict"
    REMOVED = "removed"


class UpdatedFile(Struct):
    """A file that an update writes or removes."""

    path: str
    state: UpdateAction
    before: bytes | None
    """None: it does not exist."""
    after: bytes | None
    """None: it is removed."""

    @property
    def written(self) -> output.Change:
        """The change as part of a transaction."""
        return written(self.path, self.before, self.after)


class Versions(Struct):
    """The versions of the files of a repository, by path."""

    folder: Folder
    """The files of the user."""
    before: Mapping[str, str]
    """As adlgen wrote them last."""
    after: Mapping[str, str]
    """As this version of adlgen writes them."""


def changes_of(versions: Versions, log: Log) -> tuple[UpdatedFile, ...]:
    """Return the changes of all files. Raises StopRun after reporting that git failed."""
    found: list[UpdatedFile] = []
    try:
        for path in sorted({*versions.before, *versions.after}):
            found += _change(path, versions, log)
    except MergeFailed as error:
        log.add(NEEDS_GIT, f"'git merge-file' failed: {foreign(error)}", None, "install git")
        raise StopRun from None
    return tuple(found)


def rewritten(folder: Folder, path: str, text: bytes) -> Iterator[output.Change]:
    """Yield the change of a file that every update writes, unless it is up to date, or not a file."""
    try:
        before = folder.read(path)
    except Obstacle:
        return
    after = text if before is None else with_endings(text, before)
    if before != after:
        yield written(path, before, after)


def written(path: str, before: bytes | None, after: bytes | None) -> output.Change:
    """Return the change of a user-owned file as part of a transaction; None: it does not exist."""
    state = output.State.CREATED if before is None else output.State.CHANGED
    state = output.State.REMOVED if after is None else state
    return output.Change(path, state, "user", before, after)


def _change(path: str, versions: Versions, log: Log) -> Iterator[UpdatedFile]:
    """Yield the change of a file, if there is one."""
    base, theirs = _text(versions.before, path), _text(versions.after, path)
    if theirs == base:
        return
    try:
        mine = versions.folder.read(path)
    except Obstacle as obstacle:  # a link, for example, which is never followed
        _report_not_updated(path, f"'{obstacle.path}' {obstacle.reason}", log)
        return
    if mine is None:
        if base is None:
            yield UpdatedFile(path, UpdateAction.CREATED, None, theirs)
        return  # or the user has removed it
    yield from _update(path, (mine, base, theirs), log)


def _text(files: Mapping[str, str], path: str) -> bytes | None:
    text = files.get(path)
    return None if text is None else text.encode("utf-8", "surrogateescape")


def _report_not_updated(path: str, reason: str, log: Log) -> None:
    hint = "make the changes by hand; `adlgen init` in another folder writes the new version"
    log.add(NOT_UPDATED, f"'{path}' was not updated: {reason}", None, hint)


def _update(
    path: str, versions: tuple[bytes, bytes | None, bytes | None], log: Log
) -> Iterator[UpdatedFile]:
    """Yield the change of a file of the user, who has it in a version derived from ``base``."""
    mine, base, theirs = versions
    if with_lf(mine) == theirs:
        return  # the user has it already
    if with_lf(mine) == base:
        after = None if theirs is None else with_endings(theirs, mine)
        yield UpdatedFile(
            path, UpdateAction.REMOVED if after is None else UpdateAction.CHANGED, mine, after
        )
    elif base is None:
        hint = "rename your file, and run `adlgen update` again, to get that of adlgen"
        log.add(KEPT, f"'{path}' exists, and was not changed", None, hint)
    elif theirs is not None and b"\0" in mine:
        _report_not_updated(path, "it contains a NUL character", log)
    elif theirs is not None:
        base = with_endings(base, mine)
        result = merged(mine, base, with_endings(theirs, base))
        if result.conflicts:
            count = f"{result.conflicts} conflict{'s' if result.conflicts > 1 else ''}"
            log.add(CONFLICT, f"'{path}' has {count}", None, "edit the marked lines")
        state = UpdateAction.CONFLICT if result.conflicts else UpdateAction.MERGED
        yield UpdatedFile(path, state, mine, result.text)
