"""Writes the output of a run: all files of all its roots, or none."""

from __future__ import annotations

import os
from collections.abc import Sequence

from adlgen.diagnostics.codes.output import CHANGED_MEANWHILE, NOT_TIDIED
from adlgen.diagnostics.model import Log, StopRun
from adlgen.diagnostics.visible import foreign
from adlgen.output.changes import WRITTEN, Changes
from adlgen.output.disk import Folder
from adlgen.output.recovery import recover
from adlgen.output.stage import ChangedMeanwhileError, Stage, stage_for


def publish(found: Sequence[tuple[Folder, Changes]], log: Log) -> None:
    """Write the changes of some roots, which are locked for writing, as one transaction.

    Raises StopRun with the reason in the log if a file changed since it was compared, and OSError if the
    files cannot be written. All files are then as they were.
    """
    stages = [stage_for(folder, changes) for folder, changes in found if changes.having(*WRITTEN)]
    if not stages:
        return
    try:
        _write(stages)
    except ChangedMeanwhileError as changed:
        message = f"'{changed}' changed during the run"
        log.add(CHANGED_MEANWHILE, message, None, "run adlgen again")
        raise StopRun from None
    for stage in stages:
        _tidy(stage, log)


def _write(stages: Sequence[Stage]) -> None:
    roots = [os.path.realpath(stage.folder.path) for stage in stages]
    transaction = os.urandom(16).hex()
    try:
        for stage, root in zip(stages, roots, strict=True):
            stage.prepare(transaction, tuple(os.path.relpath(other, root) for other in roots))
        for stage in stages:
            stage.apply()
        for stage in stages:
            stage.verify()
        stages[0].commit()
    except BaseException:  # also KeyboardInterrupt: restore the old files first
        recover({root: stage.folder for root, stage in zip(roots, stages, strict=True)})
        raise


def _tidy(stage: Stage, log: Log) -> None:
    """Remove what a committed transaction left; an error is reported as a warning."""
    try:
        try:
            stage.tidy()
        except OSError:
            stage.tidy()
    except OSError as error:
        where = stage.folder.path.as_posix()
        reason = foreign(error, named=False)
        log.add(NOT_TIDIED, f"temporary files are left in '{where}': {reason}", None)
