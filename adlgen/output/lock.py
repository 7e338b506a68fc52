"""Opens and locks output roots: interrupted runs are rolled back before a root is used."""

from __future__ import annotations

import errno
import fcntl
import os
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from adlgen.diagnostics.codes.output import BAD_OUTPUT, INTERRUPTED, LOCKED
from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.disk import Folder, made_folder, open_folder
from adlgen.output.entry import Obstacle
from adlgen.output.journal import has_journal, read_journal
from adlgen.output.recovery import peers, recover

TIMEOUT = 30.0
"""Seconds to wait for another run."""
_NO_LOCKS = {errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EBADF, errno.EINVAL}
_POLL = 0.02


@contextmanager
def locked(
    roots: Iterable[Path], log: Log, *, writes: bool, timeout: float = TIMEOUT
) -> Iterator[Mapping[Path, Folder | None]]:
    """Open and lock roots after undoing what an interrupted run left there.

    Readers share a root, a writer has it alone and creates it if necessary (None: it does not exist).
    Raises StopRun with the reason in the log, Obstacle or OSError if a root cannot be read or restored.
    """
    given = {os.path.realpath(root): root for root in roots}
    wanted, alone, end = dict(given), writes, time.monotonic() + timeout
    while True:
        with ExitStack() as stack:
            folders = {}
            for key in sorted(wanted):  # the same order in every run: no two wait for each other
                makes = writes and key in given
                folder = stack.enter_context(_opened(wanted[key], log, makes=makes))
                if folder is not None and _lock(folder, log, end, alone=alone):
                    folders[key] = folder
            missing = _unlocked(folders, wanted)
            if missing or (not alone and any(map(has_journal, folders.values()))):
                wanted |= missing
                alone = True
                continue
            if not all(key in folders for key in given) and writes:
                continue  # a failed run has just removed the folder that it had created
            if alone:
                _recover(folders, log)
            yield {root: folders.get(key) for key, root in given.items()}
            return


def _unlocked(folders: Mapping[str, Folder], known: Mapping[str, Path]) -> dict[str, Path]:
    """Return the other roots of interrupted transactions."""
    found = {}
    for root, folder in folders.items():
        journal = read_journal(folder)
        for peer in () if journal is None else peers(root, journal):
            if peer not in known:
                found[peer] = Path(peer)
    return found


def _recover(folders: Mapping[str, Folder], log: Log) -> None:
    for root in recover(folders):
        where = folders[root].path.as_posix()
        log.add(INTERRUPTED, f"an interrupted run in '{where}' was rolled back", None)


@contextmanager
def _opened(root: Path, log: Log, *, makes: bool) -> Iterator[Folder | None]:
    """Open a root; with ``makes`` it is created, and removed again if the body fails and it is empty."""
    with ExitStack() as stack:
        try:
            if makes:
                folder: Folder | None = stack.enter_context(made_folder(root))
            else:
                folder = open_folder(root)
        except Obstacle as obstacle:
            message = f"'{root.as_posix()}' cannot be the output: {obstacle.reason}"
            is_link = "symbolic link" in obstacle.reason
            hint = "name the folder that the link leads to" if is_link else "choose another folder"
            log.add(BAD_OUTPUT, message, None, hint)
            raise StopRun from None
        if folder is not None and not makes:
            stack.enter_context(folder)
        yield folder


def _lock(folder: Folder, log: Log, end: float, *, alone: bool) -> bool:
    """Lock a root; report whether its path still leads to it."""
    while True:
        try:
            kind = fcntl.LOCK_EX if alone else fcntl.LOCK_SH
            fcntl.flock(folder.descriptor, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > end:
                where = folder.path.as_posix()
                hint = "wait for it to end and try again"
                log.add(LOCKED, f"another run is active in '{where}'", None, hint)
                raise StopRun from None
            time.sleep(_POLL)
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                raise
            return True  # a network file system without locks: concurrent runs are possible
        else:
            return _is_current(folder)


def _is_current(folder: Folder) -> bool:
    with suppress(FileNotFoundError):
        here = os.path.abspath(folder.path)  # noqa: PTH100 - as the folder was opened, not resolved
        named = os.stat(here)  # noqa: PTH116 - same kind as os.fstat
        return os.path.samestat(named, os.fstat(folder.descriptor))
    return False
