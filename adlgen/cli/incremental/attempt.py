"""Tries to run only the changed tool of a specification."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import NoReturn

from adlgen.cli.incremental import FORMAT, SECTIONS, memory_place, new_token, require
from adlgen.cli.incremental.chunks import Edit, Range, edit_of, reduced
from adlgen.cli.incremental.proof import EmitSettings, Emitted, Reading, emit
from adlgen.cli.incremental.publish import PreviousRoot, Written, publish_changes
from adlgen.cli.noop import in_groups, read, stamp_of
from adlgen.cli.noop.replay import Changed, digest, place_of
from adlgen.cli.noop.store import is_settled, write, write_record
from adlgen.diagnostics.datatypes import Struct
from adlgen.document.limits import Limits, raised
from adlgen.output.summary import summary_line

INTERRUPTED = 130


def attempt(arguments: Sequence[str], last: Changed) -> int | None:
    """Run only the changed tool; return the exit code, or None if a full run is necessary.

    ``last`` is the record of the last run of the command line. Nothing is written if the result is None.
    """
    place = place_of(arguments)
    if place is None or not os.path.lexists(memory_place(place)):
        return None
    try:
        with suppress(ValueError):  # only allowed in the main thread
            signal.signal(signal.SIGTERM, _interrupt)
        run_changed_tool(place, last)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception:  # noqa: BLE001 - a full run has the same problem, and reports it
        return None
    return 0


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    del number, frame
    raise KeyboardInterrupt


class _PreviousRun(Struct):
    """The tools and settings of the last run."""

    reading: Reading
    text: str
    names: tuple[str, ...]
    ranges: tuple[Range, ...]
    kept: frozenset[int]
    targets: tuple[PreviousRoot, ...]
    settings: tuple[EmitSettings, ...]


class _Content(Struct):
    """The specification as it is now."""

    text: str
    stamp: str
    """Empty if the file has changed too recently."""
    digest: str


def run_changed_tool(place: str, last: Changed) -> None:
    """Write the files of the changed tool and update the records.

    Raises an exception, with nothing written, if this is not possible.
    """
    record = last.sections
    sections = read(memory_place(place), SECTIONS)
    require(sections[0] == [FORMAT, record[1][1]], "the last run did not record its tools")
    previous = _previous_run(sections)
    files, at = list(record[2]), 3 * last.position
    require(files[at] == os.path.realpath(previous.reading.path), "another file has changed")
    content = _read(previous.reading.path, previous.reading.limits)
    edit = edit_of(previous.text, content.text, previous.ranges, previous.reading.kind)
    emitted = _emit(previous, edit)
    written = publish_changes(previous.targets, emitted, content.text, files)
    files[at : at + 3] = [files[at], content.stamp, content.digest]
    for path, after in written.files.items():
        index = _place_in(files, path)
        files[index + 1 : index + 3] = ["", digest(after)]
    _report(previous.targets, written, record[1][0])
    remembered = [*record[:2], files, *record[3:]]
    _save_run(place, remembered, last.checked, sections, (edit, content.text))


def _previous_run(sections: Sequence[Sequence[str]]) -> _PreviousRun:
    _, spec, (text,), tools, outputs, options = sections
    path, kind, dialect, lenient, title, size, depth = spec
    limits = Limits(source_bytes=int(size), depth=int(depth))
    grouped = [*in_groups(tools, 4)]
    chosen: dict[str, dict[str, str]] = {}
    for number, key, value in in_groups(options, 3):
        chosen.setdefault(number, {})[key] = value
    groups = [*enumerate(in_groups(outputs, 4))]
    return _PreviousRun(
        reading=Reading(
            path, "json" if kind == "json" else "yaml", dialect, bool(lenient), title, limits
        ),
        text=text,
        names=tuple(tool[0] for tool in grouped),
        ranges=tuple((int(start), int(end)) for _, start, end, _ in grouped),
        kept=frozenset(number for number, tool in enumerate(grouped) if tool[3]),
        targets=tuple(
            PreviousRoot(name, Path(root), int(same)) for _, (name, root, _, same) in groups
        ),
        settings=tuple(
            EmitSettings(pack, chosen.get(str(number), {})) for number, (_, _, pack, _) in groups
        ),
    )


def _place_in(files: Sequence[str], path: str) -> int:
    """Return the position of a file in the facts. Raises ValueError if it is not there."""
    start = 0
    while True:
        found = files.index(path, start)
        if found % 3 == 0:
            return found
        start = found + 1


def _read(path: str, limits: Limits) -> _Content:
    now = time.time_ns()
    with open(path, "rb") as file:
        data = file.read()
        status = os.fstat(file.fileno())
    text = data.decode("utf-8")
    require(len(data) <= limits.source_bytes, "the specification is too large")
    return _Content(text, stamp_of(status) if is_settled(status, now) else "", digest(data))


def _emit(previous: _PreviousRun, edit: Edit) -> list[Emitted]:
    old = previous.text
    tools = {number: old[slice(*previous.ranges[number])] for number in previous.kept}
    position = sum(number < edit.number for number in previous.kept)

    def text_with(text: str) -> str:
        parts: Mapping[int, str] = {**tools, edit.number: text}
        return reduced(old, previous.ranges, parts, previous.reading.kind)

    name = previous.names[edit.number]
    with raised(previous.reading.limits):
        return emit(text_with, edit, position, name, previous.reading, previous.settings)


def _report(targets: Sequence[PreviousRoot], written: Written, text: str) -> None:
    """Print what a full run prints: the numbers of files, and what an identical run would report."""
    if not text or sys.stderr is None:
        return
    same, now = [], []
    for target, count in zip(targets, written.counts, strict=True):
        root, files = target.root.as_posix(), target.same
        same.append(summary_line(target.name, root, [(files, "unchanged")]))
        counts = [(count, "written"), (files - count, "unchanged")]
        now.append(summary_line(target.name, root, counts))
    sys.stderr.write("".join(now) + text.removeprefix("".join(same)))


def _save_run(
    place: str,
    record: Sequence[Sequence[str]],
    checked: int,
    sections: Sequence[Sequence[str]],
    change: tuple[Edit, str],
) -> None:
    """Update the record of the run and that of its tools; a later run is a full one if this fails."""
    edit, text = change
    tools = list(sections[3])
    shift = len(edit.new) - len(edit.old)
    for index in range(4 * edit.number, len(tools), 4):
        if index > 4 * edit.number:
            tools[index + 1] = str(int(tools[index + 1]) + shift)
        tools[index + 2] = str(int(tools[index + 2]) + shift)
    changed = [sections[1], [text], tools, *sections[4:]]
    token = new_token()
    with suppress(OSError, ValueError):
        os.unlink(memory_place(place))
        write_record(place, [record[0], [record[1][0], token], *record[2:]], checked)
        write(memory_place(place), [[FORMAT, token], *changed])
