"""Prints results to standard output, and their diagnostics to standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from adlgen.cli.console import line, note, product, style
from adlgen.cli.exits import DONE, NO, exit_code
from adlgen.cli.lists import LISTS
from adlgen.cli.table import Outcome
from adlgen.cli.terminal import is_colored
from adlgen.diagnostics.codes.output import INTERRUPTED, TYPES_CHANGED
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Severity
from adlgen.diagnostics.printers import render, summary
from adlgen.diagnostics.visible import visible
from adlgen.output.changes import NOT_WRITTEN, Change, Changes, State
from adlgen.output.outcome import Output, Result
from adlgen.output.summary import summary_line

_DONE = (
    ("written", (State.CREATED, State.CHANGED)),
    ("removed", (State.REMOVED,)),
    ("unchanged", (State.SAME,)),
)

COLORED = frozenset({"text", "concise"})
"""The formats of diagnostics for people."""


def finish(result: Result, error_format: str) -> int:
    """Print the diagnostics of a result; return its exit code."""
    note(_diagnostics(result, error_format))
    return exit_code(result.diagnostics)


def failed(result: Result, error_format: str, *, as_json: bool) -> int:
    """Print the diagnostics of a command without a result, with ``as_json`` also as an object; return the exit code."""
    code = finish(result, error_format)
    if as_json:
        from adlgen.cli.report import report_members

        product(report_members(result, code, {}))
    return code


def _diagnostics(result: Result, error_format: str) -> str:
    found = result.diagnostics
    if style().quiet:
        found = tuple(d for d in found if d.severity is Severity.ERROR)
    text = render(error_format, found, result.sources)
    if error_format == "text" and found:
        text += f"\n{summary(found)}\n"
    if error_format in COLORED and is_colored(style().color, sys.stderr):
        from adlgen.diagnostics.printers.color import colored

        text = colored(text)
    return text


def _details(result: Result) -> None:
    """Print what a run has read, chosen and found, if the user wants to know."""
    if not style().verbose:
        return
    for path in result.trace.files if result.trace is not None else ():
        note(f"read '{visible(path)}'\n")
    for output in result.outputs:
        origin = output.wanted.origin
        options = origin.options if origin is not None else {}
        chosen = "".join(f", {key}={value}" for key, value in sorted(options.items()))
        text = f"target '{output.target}' in '{output.root.as_posix()}'{chosen}"
        note(f"{visible(text)}\n")
        for change in output.changes.stale:
            note(f"{change.state.value} {visible(_shown(output, change))}\n")


def _ended(result: Result, error_format: str) -> Outcome:
    """Print the diagnostics of a comparison; return whether nothing would change."""
    _details(result)
    text = _diagnostics(result, error_format)
    note(text)
    clean = _is_final(result) and all(output.up_to_date for output in result.outputs)
    return (result, text) if clean else exit_code(result.diagnostics)


def _is_final(result: Result) -> bool:
    """Return whether the same run would print the same again, and exit with 0."""
    once = any(found.code in {INTERRUPTED, TYPES_CHANGED} for found in result.diagnostics)
    return exit_code(result.diagnostics) == DONE and not once and not style().verbose


def reported(result: Result, error_format: str, least: int = DONE) -> int:
    """Print the diagnostics of a result, and the result as JSON; return its exit code, or ``least`` if it is less."""
    from adlgen.cli.report import report

    _details(result)
    code = max(finish(result, error_format), least)
    product(report(result, code))
    return code


def compared(result: Result, mode: str, error_format: str, *, as_json: bool = False) -> Outcome:
    """Print a comparison as a list, a diff, or counts; the exit code is 1 if there are differences."""
    stale = any(not output.up_to_date for output in result.outputs)
    least = NO if stale and mode != "check" else DONE
    if as_json:
        return reported(result, error_format, least)
    if mode == "check":
        marks(result.outputs, all_files=False)
        return _ended(result, error_format)
    lines = [line for output in result.outputs for line in output.diff()]
    if mode == "stat":
        from adlgen.cli.stat import stat_of

        product(stat_of(lines, color=is_colored(style().color, sys.stdout)))
    else:
        difference(lines)
    return max(finish(result, error_format), least)


def difference(lines: Iterable[str]) -> None:
    """Print a unified diff."""
    text = "".join(lines)
    if is_colored(style().color, sys.stdout):
        from adlgen.diagnostics.printers.color import colored_diff

        text = colored_diff(text)
    product(text)


def marks(outputs: Iterable[Output], *, all_files: bool) -> None:
    """Print a line for each file, with the mark of its state."""
    for output in outputs:
        for change in output.changes if all_files else output.changes.stale:
            line(f"{change.state.value} {visible(_shown(output, change))}")


def paths(outputs: Iterable[Output], form: str) -> None:
    """Print the paths of all files that a run writes, including unchanged ones, in one of :data:`~adlgen.cli.lists.LISTS`."""
    product(LISTS[form](written_paths(outputs)))


def written_paths(outputs: Iterable[Output]) -> list[str]:
    """Return the paths of all files that a run writes, including unchanged ones."""
    return [
        _shown(output, change)
        for output in outputs
        for change in output.changes
        if change.state not in NOT_WRITTEN
    ]


def written(result: Result, error_format: str, *, dry_run: bool, as_json: bool = False) -> Outcome:
    """Print a summary line for each target, list the planned changes, or print either as JSON."""
    if as_json:
        return reported(result, error_format)
    if dry_run:
        marks(result.outputs, all_files=True)
        return finish(result, error_format)
    _details(result)
    lines = _summary(result) if result.ok else []
    text = _diagnostics(result, error_format)
    note("".join(lines) + text)
    if not _is_final(result):
        return exit_code(result.diagnostics)
    outputs = tuple(replace(out, changes=out.changes.published()) for out in result.outputs)
    repeated = replace(result, outputs=outputs)
    return repeated, "".join(_summary(repeated)) + text


def _summary(result: Result) -> list[str]:
    quiet = style().quiet
    return [] if quiet else [_done(output, output.changes) for output in result.outputs]


def _done(output: Output, changes: Changes) -> str:
    counts = [(len(changes.having(*states)), what) for what, states in _DONE]
    return summary_line(output.target, output.root.as_posix(), counts)


def _shown(output: Output, change: Change) -> str:
    return (output.root / change.path).as_posix()
