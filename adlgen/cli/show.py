"""Prints diagnostics to standard error and results to standard output."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TextIO

from adlgen.cli.console import CONSOLE
from adlgen.cli.exits import DONE, NO, exit_code
from adlgen.cli.table import Clean, Outcome
from adlgen.diagnostics.codes.output import INTERRUPTED
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Severity
from adlgen.diagnostics.printers import render, summary
from adlgen.diagnostics.style import Style
from adlgen.diagnostics.visible import visible
from adlgen.output.compare import Change, State
from adlgen.output.outcome import Output, Result

_DONE = (
    ("written", "added", (State.CREATED, State.CHANGED)),
    ("removed", "removed", (State.REMOVED,)),
    ("unchanged", "faint", (State.SAME,)),
)

_PART = 1 << 14
_NOT_WRITTEN = frozenset({State.MISSING, State.ORPHANED, State.IGNORED, State.KEPT, State.REMOVED})


def line(text: str) -> None:
    """Print a line to standard output."""
    _write(sys.stdout, f"{text}\n")


def note(text: str) -> None:
    """Print a text to standard error."""
    _write(sys.stderr, text)


def _write(stream: TextIO | None, text: str) -> None:
    if stream is not None:  # it is None if the file descriptor is closed
        stream.write(text)
        stream.flush()


def finish(result: Result, error_format: str) -> int:
    """Print the diagnostics of a result; return its exit code."""
    note(_details(result) + _diagnostics(result, error_format))
    return exit_code(result.diagnostics)


def _diagnostics(result: Result, error_format: str) -> str:
    found, style = result.diagnostics, CONSOLE.messages
    if CONSOLE.quiet and error_format in {"text", "concise"}:
        found = tuple(one for one in found if one.severity is Severity.ERROR)
    text = render(error_format, found, result.sources, style)
    if error_format == "text" and found:
        text += f"\n{summary(found, style)}\n"
    return text


def _ended(result: Result, error_format: str) -> Outcome:
    """Print the diagnostics of a comparison; return whether nothing would change."""
    text = _diagnostics(result, error_format)
    note(_details(result) + text)
    clean = _is_final(result) and all(output.up_to_date for output in result.outputs)
    return Clean(result, text) if clean else exit_code(result.diagnostics)


def _details(result: Result, *, writes: bool = False) -> str:
    """Return what was read, chosen and, if the run writes, written; empty unless it is requested."""
    if not CONSOLE.verbose:
        return ""
    from adlgen.cli.details import details

    return details(result, CONSOLE.messages, writes=writes and result.ok)


def _is_final(result: Result) -> bool:
    """Return whether the same run would print the same texts again, and exit with 0."""
    undone = any(found.code is INTERRUPTED for found in result.diagnostics)
    return exit_code(result.diagnostics) == DONE and not undone and not CONSOLE.verbose


def product(text: str) -> None:
    """Print a long text in parts, because an unbuffered stream truncates one long write to a slow reader."""
    for start in range(0, len(text), _PART):
        _write(sys.stdout, text[start : start + _PART])


def compared(result: Result, mode: str, error_format: str) -> Outcome:
    """Print a comparison as a list or a diff; the exit code is 1 if there are differences."""
    if mode == "check":
        marks(result.outputs, all_files=False)
        return _ended(result, error_format)
    style = CONSOLE.products
    product("".join(_of_diff(line, style) for output in result.outputs for line in output.diff()))
    stale = any(not output.up_to_date for output in result.outputs)
    return max(finish(result, error_format), NO if stale else DONE)


_IN_DIFF = {"+++": "strong", "---": "strong"}
_IN_DIFF_FIRST = {"+": "added", "-": "removed", "@": "hint"}


def _of_diff(text: str, style: Style) -> str:
    """Return a line of a diff in its color."""
    role = _IN_DIFF.get(text[:3]) or _IN_DIFF_FIRST.get(text[:1])
    return text if role is None else style(role, text.removesuffix("\n")) + "\n"


_MARKS = {
    State.CREATED: "added",
    State.CHANGED: "changed",
    State.REMOVED: "removed",
    State.SAME: "faint",
    State.KEPT: "faint",
    State.IGNORED: "faint",
    State.EDITED: "error",
    State.FOREIGN: "error",
    State.BLOCKED: "error",
}


def marks(outputs: Iterable[Output], *, all_files: bool) -> None:
    """Print a line for each file, with the mark of its state."""
    for output in outputs:
        for change in output.changes if all_files else output.changes.stale:
            mark = CONSOLE.products(_MARKS.get(change.state, "warning"), change.state.value)
            line(f"{mark} {visible(_shown(output, change))}")


def paths(outputs: Iterable[Output], form: str) -> None:
    """Print the paths of all files that a run writes, including unchanged ones, in one of :data:`LISTS`."""
    product(LISTS[form](written_paths(outputs)))


def written_paths(outputs: Iterable[Output]) -> list[str]:
    """Return the paths of all files that a run writes, including unchanged ones."""
    return [
        _shown(output, change)
        for output in outputs
        for change in output.changes
        if change.state not in _NOT_WRITTEN
    ]


def _json(paths: Iterable[str]) -> str:
    import json

    return f"{json.dumps(list(paths), indent=2)}\n"


def _cmake(paths: Iterable[str]) -> str:
    """Return a list as CMake's ``execute_process`` reads one: separated by semicolons."""
    return ";".join(path.replace("\\", "\\\\").replace(";", "\\;") for path in paths) + "\n"


LISTS: Mapping[str, Callable[[Iterable[str]], str]] = {
    "lines": lambda paths: "".join(f"{path}\n" for path in paths),
    "json": _json,
    "cmake": _cmake,
    "nul": lambda paths: "".join(f"{path}\0" for path in paths),
}
"""The forms of a list of paths."""


def written(result: Result, error_format: str, *, dry_run: bool) -> Outcome:
    """Print a summary line for each target, or list the planned changes."""
    if dry_run:
        marks(result.outputs, all_files=True)
        return finish(result, error_format)
    text = _diagnostics(result, error_format)
    note(_details(result, writes=True) + (_summary(result) if result.ok else "") + text)
    if not _is_final(result):
        return exit_code(result.diagnostics)
    outputs = tuple(replace(out, changes=out.changes.published()) for out in result.outputs)
    result = replace(result, outputs=outputs)
    return Clean(result, _summary(result) + text)


def _summary(result: Result) -> str:
    """Return a line for each output root."""
    return "" if CONSOLE.quiet else "".join(map(_done, result.outputs))


def _done(output: Output) -> str:
    style = CONSOLE.messages
    counts = [(len(output.changes.having(*states)), what, role) for what, role, states in _DONE]
    parts = ", ".join(style(role, f"{count} {what}") for count, what, role in counts if count)
    target, root = visible(output.target), visible(output.root.as_posix())
    return f"{style('strong', target)}: {parts} in '{root}'\n"


def _shown(output: Output, change: Change) -> str:
    return (output.root / change.path).as_posix()


def document(text: str, path: Path | None) -> None:
    """Print a text, or write it to a file unless the file already contains it."""
    if path is None:
        product(text)
    elif not path.is_file() or path.read_bytes() != text.encode():
        path.write_bytes(text.encode())
