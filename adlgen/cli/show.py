"""Printing: diagnostics to standard error, products to standard output."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import click

from adlgen.cli.exits import DONE, NO, exit_code
from adlgen.cli.quick import remember
from adlgen.diagnostics.codes.output import INTERRUPTED
from adlgen.diagnostics.printers import render, summary
from adlgen.output.compare import Change, State
from adlgen.output.ignore import IGNORE_FILE
from adlgen.output.outcome import Output, Result
from adlgen.output.stage import STAGE

_DONE = (
    ("written", (State.CREATED, State.CHANGED)),
    ("removed", (State.REMOVED,)),
    ("unchanged", (State.SAME,)),
)

_PART = 1 << 14
_NOT_WRITTEN = frozenset({State.MISSING, State.ORPHANED, State.IGNORED, State.KEPT, State.REMOVED})


def finish(result: Result, error_format: str, *, before: str = "", note: bool = False) -> int:
    """Print the diagnostics of a result after some lines of text; return its exit code.

    With ``note``, a run that changed nothing is noted, so that the next one like it is quick.
    """
    text = before + render(error_format, result.diagnostics, result.sources)
    if error_format == "text" and result.diagnostics:
        text += f"\n{summary(result.diagnostics)}\n"
    click.echo(text, err=True, nl=False)
    code = exit_code(result.diagnostics)
    clean = code == DONE and all(output.up_to_date for output in result.outputs)
    if note and clean and all(d.code is not INTERRUPTED for d in result.diagnostics):
        _remember(result.outputs, text)
    return code


def _remember(outputs: Iterable[Output], text: str) -> None:
    owned: list[str] = []
    present: list[str] = []
    for output in outputs:
        owned += [str(output.root / name) for name in (IGNORE_FILE, STAGE)]
        for change in output.changes:
            kept = change.state in {State.KEPT, State.ORPHANED}
            (present if kept else owned).append(str(output.root / change.path))
    remember(click.get_current_context().find_root().obj, owned, present, text)


def product(text: str) -> None:
    """Print a long text in parts: an unbuffered stream drops the rest of one that a reader cuts off."""
    for start in range(0, len(text), _PART):
        click.echo(text[start : start + _PART], nl=False)


def compared(result: Result, mode: str, error_format: str) -> int:
    """Print a comparison, as a list or as a diff; the exit code is 1 if there is a difference."""
    if mode == "check":
        marks(result.outputs, all_files=False)
        return finish(result, error_format, note=True)
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


def written(result: Result, error_format: str, *, dry_run: bool) -> int:
    """Say in a line for each target what was done, or list what would be."""
    if dry_run:
        marks(result.outputs, all_files=True)
        return finish(result, error_format)
    lines = map(_done, result.outputs) if result.ok else ()
    return finish(result, error_format, before="".join(lines), note=True)


def _done(output: Output) -> str:
    counts = [(len(output.changes.having(*states)), what) for what, states in _DONE]
    parts = ", ".join(f"{count} {what}" for count, what in counts if count)
    return f"{output.target}: {parts} in '{output.root.as_posix()}'\n"


def _shown(output: Output, change: Change) -> str:
    return (output.root / change.path).as_posix()


def document(text: str, path: Path | None) -> None:
    """Print a text, or write it to a file; one that already holds it is left alone."""
    if path is None:
        product(text)
    elif not path.is_file() or path.read_bytes() != text.encode():
        path.write_bytes(text.encode())
