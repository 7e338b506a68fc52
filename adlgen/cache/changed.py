"""Runs only the changed tool of a specification."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from adlgen.cache.check import Request, digest, stamps_of
from adlgen.cache.chunks import Edit, edit_of, kind_of, reduced, require
from adlgen.cache.proof import Emitted, emit
from adlgen.cache.publish import Written, known_file, publish_changes
from adlgen.cache.store import forget_run, has_tools, save_run, settled, stamp, tools_of_run
from adlgen.diagnostics.interrupts import interrupt_when_terminated
from adlgen.document.limits import Limits, raised
from adlgen.output.summary import summary_line
from adlgen.output.trace import Reading

if TYPE_CHECKING:
    from adlgen.cache.model import Record, RootTools, Stale, Tools

INTERRUPTED = 130


def run_changed_tool(
    request: Request, record: Record, changed: str, stale: Stale, since: int
) -> int | None:
    """Run only the changed tool; return the exit code, or None if a full run is necessary.

    ``record`` is that of the last run, since which one file has changed; ``stale`` are its facts that have been compared
    ``since`` a time. Nothing is written if the result is None.
    """
    try:
        if not has_tools(request):
            return None
        interrupt_when_terminated()
        write_changed_tool(request, record, changed, stale, since)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception:  # noqa: BLE001 - a full run has the same problem, and reports it
        forget_run(request)
        return None
    return 0


def write_changed_tool(
    request: Request, record: Record, changed: str, stale: Stale, since: int
) -> None:
    """Write the files of the changed tool and update the records.

    Raises an exception, with nothing written, if this is not possible.
    """
    tools = tools_of_run(request)
    require(tools["token"] == record["token"], "the last run did not record its tools")
    require(changed == os.path.realpath(tools["path"]), "another file has changed")
    limits = Limits(source_bytes=tools["source_bytes"], depth=tools["depth"])
    text, now = _read(changed, limits)
    edit = edit_of(tools["text"], text, tools["ranges"], kind_of(tools["path"]))
    written = publish_changes(tools["roots"], _emit(tools, edit, limits), text, record["facts"])
    stamp(stale, since)
    written.contents[changed] = text.encode()
    for path, content in written.contents.items():
        files, at = known_file(record["facts"], path)
        files["stamps"][2 * at : 2 * at + 2] = now if path == changed else [0, 0]
        files["digests"][at] = digest(content)
    _report(tools["roots"], written, record["text"])
    _save(request, record, tools, edit, text)


def _read(path: str, limits: Limits) -> tuple[str, list[int]]:
    """Return the specification as it is now, and its stamp."""
    now = time.time_ns()
    with open(path, "rb") as file:
        data = file.read()
        stamps = [*settled(stamps_of(path, ("",)), now)]
    require(len(data) <= limits.source_bytes, "the specification is too large")
    return data.decode("utf-8"), stamps


def _emit(tools: Tools, edit: Edit, limits: Limits) -> list[Emitted]:
    old, ranges, kind = tools["text"], tools["ranges"], kind_of(tools["path"])
    kept = {number: old[slice(*ranges[number])] for number in tools["kept"]}
    position = sum(number < edit.number for number in kept)
    reading = Reading(tools["path"], tools["dialect"], tools["lenient"], limits, tools["title"])

    def text_with(text: str) -> str:
        return reduced(old, ranges, {**kept, edit.number: text}, kind)

    with raised(limits):
        return emit(text_with, edit, (position, tools["ids"][edit.number]), reading, tools["roots"])


def _report(roots: Sequence[RootTools], written: Written, text: str) -> None:
    """Print what a full run prints: the numbers of files, and what an identical run would report."""
    if not text or sys.stderr is None:
        return
    same, now = [], []
    for root, count in zip(roots, written.counts, strict=True):
        name, path, files = root["target"], root["path"], root["same"]
        same.append(summary_line(name, path, [(files, "unchanged")]))
        counts = [(count, "written"), (files - count, "unchanged")]
        now.append(summary_line(name, path, counts))
    sys.stderr.write("".join(now) + text.removeprefix("".join(same)))


def _save(request: Request, record: Record, tools: Tools, edit: Edit, text: str) -> None:
    """Update the record of the run and that of its tools; a later run is a full one if this fails."""
    shift = len(edit.new) - len(edit.old)
    start, end = tools["ranges"][edit.number]
    later = tools["ranges"][edit.number + 1 :]
    tools["ranges"][edit.number :] = [
        (start, end + shift),
        *((first + shift, last + shift) for first, last in later),
    ]
    tools["text"] = text
    with suppress(OSError, ValueError):
        save_run(request, record, tools)
