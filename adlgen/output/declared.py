"""Declared outputs: the files that a build system expects of a run, compared before anything is written."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from pathlib import Path

from adlgen.diagnostics.codes.output import OTHER_OUTPUTS
from adlgen.diagnostics.model import Log
from adlgen.output.changes import NOT_WRITTEN
from adlgen.output.outcome import Output

_NAMED = 10


def check_declared(outputs: Iterable[Output], declared: Collection[str], log: Log) -> None:
    """Report files that a run writes and that are not declared, and declared files that it does not write.

    Raises StopRun after a report.
    """
    known = {os.path.normpath(Path(path).absolute()): path for path in declared}
    written = {
        os.path.normpath(Path(path).absolute()): path
        for output in outputs
        for change in output.changes
        if change.state not in NOT_WRITTEN
        for path in [(output.root / change.path).as_posix()]
    }
    for what, found in (
        ("generated, but not declared", written.keys() - known.keys()),
        ("declared, but not generated", known.keys() - written.keys()),
    ):
        if found:
            names = sorted({**known, **written}[path] for path in found)
            hint = "`adlgen generate --list-outputs` with the same options lists the files"
            log.add(OTHER_OUTPUTS, f"{what}: {_some(names)}", None, hint)
    log.stop_if_errors()


def _some(names: list[str]) -> str:
    more = len(names) - _NAMED
    text = ", ".join(f"'{name}'" for name in names[:_NAMED])
    return f"{text} and {more} more" if more > 0 else text
