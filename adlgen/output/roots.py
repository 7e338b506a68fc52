"""The output roots of a run: each is compared, and all are written or none."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from adlgen.diagnostics.codes.output import STALE
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log
from adlgen.output.compare import WRITTEN, Wanted
from adlgen.output.manifest import Origin
from adlgen.output.outcome import Mode, Output
from adlgen.output.policy import compare_on_disk, report_conflicts, report_notices, write_job
from adlgen.output.publish import publish
from adlgen.output.tree import FileTree, Owner


class Root(Struct):
    """The emitted files of one output root."""

    target: str
    path: Path
    tree: FileTree
    origin: Origin


def compare_roots(
    roots: Sequence[Root], owners: frozenset[Owner], log: Log, *, force: bool = False
) -> tuple[Output, ...]:
    """Compare roots with the disk, without writing; only files of ``owners`` count as writable."""
    outputs = []
    for root in roots:
        wanted = Wanted(root.tree, root.origin, owners)
        changes, interrupted = compare_on_disk(wanted, root.path, log)
        changes = changes.forced() if force else changes
        outputs.append(Output(root.target, root.path, wanted, changes, interrupted, force))
    return tuple(outputs)


def _report_stale(outputs: tuple[Output, ...], log: Log) -> None:
    """Report every output that is not up to date, with its missing, orphaned and ignored files."""
    for output in outputs:
        stale = output.changes.stale
        if stale:
            files = "1 file is" if len(stale) == 1 else f"{len(stale)} files are"
            message = f"{files} not up to date in '{output.root.as_posix()}'"
            log.add(STALE, message, None, "run `adlgen generate` and commit the result")
        report_notices(output.changes, output.root, log)


def finish_roots(outputs: tuple[Output, ...], mode: Mode, log: Log) -> tuple[Output, ...]:
    """Write the compared outputs, or report what is stale, as the mode requires.

    Raises StopRun after reporting conflicts.
    """
    if mode is Mode.CHECK:
        _report_stale(outputs, log)
        return outputs
    if mode is Mode.COMPARE:
        return outputs
    return _publish_roots(outputs, log, dry_run=mode is Mode.PREVIEW)


def _publish_roots(outputs: tuple[Output, ...], log: Log, *, dry_run: bool) -> tuple[Output, ...]:
    """Write all outputs, or none if there is a conflict; return them with the changes made.

    Raises StopRun after reporting conflicts. An interrupted earlier run is rolled back even
    if there are no changes.
    """
    for output in outputs:
        report_conflicts(output.changes, output.root, log)
    log.stop_if_errors()
    if not dry_run and any(o.interrupted or o.changes.having(*WRITTEN) for o in outputs):
        jobs = [write_job(output.wanted, output.root, force=output.force) for output in outputs]
        done = publish(jobs, log)
        outputs = tuple(replace(o, changes=made) for o, made in zip(outputs, done, strict=True))
    for output in outputs:
        report_notices(output.changes, output.root, log)
    return outputs
