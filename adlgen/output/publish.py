"""Write the output of a run: all files of all its roots, or none."""

from __future__ import annotations

import errno
import fcntl
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from adlgen.diagnostics.codes.output import INTERRUPTED, LOCKED
from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.compare import WRITTEN, Changes
from adlgen.output.disk import Folder, made_folder
from adlgen.output.stage import Stage, is_cut_off, roll_back, stage_for

_NO_LOCKS = {errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EBADF, errno.EINVAL}
_POLL = 0.02


@dataclass(frozen=True, slots=True)
class Job:
    """One output root and how to find out what to write there."""

    root: Path
    judge: Callable[[Folder, Log], Changes]
    """Compares, reports what stands in the way, and raises StopRun if anything does."""


def publish(
    jobs: Sequence[Job], log: Log, *, timeout: float = 30.0, fsync: bool = False
) -> tuple[Changes, ...]:
    """Write what the jobs want, or leave every file as it was; return the changes made, job by job.

    Every root is locked while it is looked at and written; ``timeout`` is in seconds. A run that was
    cut off earlier is undone first. Raises StopRun with the reason in the log, Obstacle or OSError if
    the disk refuses.
    """
    with ExitStack() as stack:
        folders = {
            job.root: stack.enter_context(_locked(job.root, log, timeout))
            for job in sorted(jobs, key=lambda job: str(job.root))
        }
        for root, folder in folders.items():
            if is_cut_off(folder) and roll_back(folder):
                log.add(
                    INTERRUPTED, f"a run was cut off in '{root.as_posix()}'; it was undone", None
                )
        found = tuple(job.judge(folders[job.root], log) for job in jobs)
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
    except BaseException:  # an interrupt too: the old files stand again before it is passed on
        for stage in reversed(stages):
            roll_back(stage.folder)
        raise
    for stage in stages:
        stage.tidy()


@contextmanager
def _locked(root: Path, log: Log, timeout: float) -> Iterator[Folder]:
    """Open a root, made if need be, that no other run holds."""
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
            return  # a network file system without locks: files are still whole, runs not excluded
        else:
            return


def _is_current(folder: Folder) -> bool:
    """Whether the locked folder is still the one of that name: a failed run removes what it made."""
    with suppress(FileNotFoundError):
        here = os.path.abspath(folder.path)  # noqa: PTH100 - as the folder was opened, not resolved
        named = os.stat(here)  # noqa: PTH116 - beside os.fstat
        return os.path.samestat(named, os.fstat(folder.descriptor))
    return False
