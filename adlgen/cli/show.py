"""Printing: diagnostics to standard error, products to standard output."""

from __future__ import annotations

from collections.abc import Iterable

import click

from adlgen.cli.exits import DONE, NO, exit_code
from adlgen.diagnostics.printers import render, summary
from adlgen.output.compare import Change, State
from adlgen.verbs import Output, Result

_DONE = (
    ("written", (State.CREATED, State.CHANGED)),
    ("removed", (State.REMOVED,)),
    ("unchanged", (State.SAME,)),
)

_PART = 1 << 14
_NOT_WRITTEN = frozenset({State.MISSING, State.ORPHANED, State.IGNORED, State.KEPT, State.REMOVED})


def finish(result: Result, error_format: str) -> int:
    """Print the diagnostics of a result; return its exit code."""
    text = render(error_format, result.diagnostics, result.sources)
    click.echo(text, err=True, nl=False)
    if error_format == "text" and result.diagnostics:
        click.echo(f"\n{summary(result.diagnostics)}", err=True)
    return exit_code(result.diagnostics)


def product(text: str) -> None:
    """Print a long text in parts: an unbuffered stream drops the rest of one that a reader cuts off."""
    for start in range(0, len(text), _PART):
        click.echo(text[start : start + _PART], nl=False)


def compared(result: Result, mode: str, error_format: str) -> int:
    """Print a comparison, as a list or as a diff; the exit code is 1 if there is a difference."""
    if mode == "check":
        marks(result.outputs, all_files=False)
        return finish(result, error_format)
    product("".join(line for output in result.outputs for line in output.diff()))
    stale = any(not output.up_to_date for output in result.outputs)
    return max(finish(result, error_format), NO if stale else DONE)


def marks(outputs: Iterable[Output], *, all_files: bool) -> None:
    """Print a line for each file, with the mark of what happens to it."""
    for output in outputs:
        for change in output.changes:
            if all_files or change in output.changes.stale:
                click.echo(f"{change.state.value} {_shown(output, change)}")


def paths(outputs: Iterable[Output]) -> None:
    """Print the paths that a run writes, whether or not they change."""
    for output in outputs:
        for change in output.changes:
            if change.state not in _NOT_WRITTEN:
                click.echo(_shown(output, change))


def done(result: Result, *, dry_run: bool) -> None:
    """Say in a line for each target what was done, or list what would be."""
    if dry_run:
        marks(result.outputs, all_files=True)
        return
    for output in result.outputs if result.ok else ():
        counts = [(len(output.changes.having(*states)), what) for what, states in _DONE]
        parts = ", ".join(f"{count} {what}" for count, what in counts if count)
        click.echo(f"{output.target}: {parts} in '{output.root.as_posix()}'", err=True)


def _shown(output: Output, change: Change) -> str:
    return (output.root / change.path).as_posix()
