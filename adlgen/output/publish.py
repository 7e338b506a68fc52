"""Write the output of a run: all files of all its roots, or none."""

from __future__ import annotations

import errno
import fcntl
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from adlgen.diagnostics.codes.output import INTERRUPTED, LOCKED
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.compare import WRITTEN, Changes
from adlgen.output.disk import Folder, made_folder
from adlgen.output.stage import Stage, is_interrupted, roll_back, stage_for

_NO_LOCKS = {errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EBADF, errno.EINVAL}
_POLL = 0.02


class Job(Struct):
    """An output root and the function that computes its changes."""

    root: Path
    decide: Callable[[Folder, Log], Changes]
    """Compares with the disk and reports conflicts; raises StopRun if there are any."""


def publish(
    jobs: Sequence[Job], log: Log, *, timeout: float = 30.0, fsync: bool = False
) -> tuple[Changes, ...]:
    """Write the changes of all jobs, or none; return the changes of each job.

    Every root is locked while it is compared and written; ``timeout`` is in seconds. An interrupted
    earlier run is rolled back first. Raises StopRun with the reason in the log, Obstacle or OSError if
    the files cannot be read or written.
    """
    with ExitStack() as stack:
        folders = {
            job.root: stack.enter_context(_locked(job.root, log, timeout))
            for job in sorted(jobs, key=lambda job: str(job.root))
        }
        for root, folder in folders.items():
            if is_interrupted(folder) and roll_back(folder):
                log.add(
                    INTERRUPTED, f"an interrupted run in '{root.as_posix()}' was rolled back", None
                )
        found = tuple(job.decide(folders[job.root], log) for job in jobs)
        log.stop_if_errors()
        pairs = zip(jobs, found, strict=True)
        _write(
            [
                stage_for(folders[job.root], changes, fsync=fsync)
                for job, changes in pairs
                if changes.having(*WRITTEN)
            ]
        )
    return found


def _write(stages: Sequence[Stage]) -> None:
    try:
        for stage in stages:
            stage.prepare()
        for stage in stages:
            stage.apply()
        for stage in stages:
            stage.commit()
    except BaseException:  # also KeyboardInterrupt: restore the old files first
        for stage in reversed(stages):
            roll_back(stage.folder)
        raise
    for stage in stages:
        stage.tidy()


@contextmanager
def _locked(root: Path, log: Log, timeout: float) -> Iterator[Folder]:
    """Open and lock a root, creating it if necessary."""
    end = time.monotonic() + timeout
    while True:
        with made_folder(root) as folder:
            _lock(folder, log, end)
            if _is_current(folder):
                yield folder
                return


def _lock(folder: Folder, log: Log, end: float) -> None:
    while True:
        try:
            fcntl.flock(folder.descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > end:
                where = folder.path.as_posix()
                log.add(
                    LOCKED, f"another run holds '{where}'", None, "wait for it to end and try again"
                )
                raise StopRun from None
            time.sleep(_POLL)
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                raise
            return  # a network file system without locks: writes stay atomic, concurrent runs are possible
        else:
            return


def _is_current(folder: Folder) -> bool:
    """Report whether the locked folder is still at its path: a failed run removes the folders it created."""
    with suppress(FileNotFoundError):
        here = os.path.abspath(folder.path)  # noqa: PTH100 - as the folder was opened, not resolved
        named = os.stat(here)  # noqa: PTH116 - same kind as os.fstat
        return os.path.samestat(named, os.fstat(folder.descriptor))
    return False
