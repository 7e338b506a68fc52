"""The build cache: repeats a run that has nothing to do, or limits it to one changed tool.

The README explains why the result is that of a full run. What is imported here has the limits of :mod:`adlgen.cache.check`.
"""

import sys
import time

from adlgen.cache.check import Request, changes_since, read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from adlgen.cache.model import Outcome, Record, Stale

__all__ = ["Request", "run"]


def run(
    request: "Request | None",
    full: "Callable[[], Outcome]",
    prepare: "Callable[[], object]" = lambda: None,
) -> int:
    """Run a command line and return its exit code: from its record, for one tool, or in full.

    A full run is recorded if an identical run would change nothing. Without a request nothing is read or recorded.
    ``prepare`` is called before the modules of other runs are imported.
    """
    started = time.time_ns()
    last = None if request is None else _last_run(request)
    if request is not None and last is not None:
        record, changed, stale = last
        if not changed and _repeat(record):
            if stale:
                from adlgen.cache.store import refresh

                refresh(request, record, stale, started)
            return 0
        prepare()
        if len(changed) == 1:
            from adlgen.cache.changed import run_changed_tool

            code = run_changed_tool(request, record, changed[0], stale, started)
            if code is not None:
                return code
    prepare()
    modules = frozenset(sys.modules)
    outcome = full()
    if isinstance(outcome, int):
        return outcome
    if request is not None:
        from adlgen.cache.collect import save_run
        from adlgen.cache.settled import Start

        save_run(request, *outcome, Start(started, request.loaded, modules))
    return 0


def _last_run(request: Request) -> "tuple[Record, list[str], Stale] | None":
    """Return the record of an identical run, the files that have changed since, and the facts with other stamps.

    None if there is no record, or if anything else has changed.
    """
    try:
        if request.memory is not None:
            record = request.memory[tuple(request.key)]["record"]
        else:
            record = read(request.place)
        if record["key"] != request.key:
            return None
        return record, *changes_since(record["facts"])
    except Exception:  # noqa: BLE001 - a damaged record is as good as none
        return None


def _repeat(record: "Record") -> bool:
    """Print what a run printed; return whether that was possible."""
    try:
        if sys.stderr is not None:
            sys.stderr.write(record["text"])
    except (OSError, TypeError, ValueError):
        return False
    return True
