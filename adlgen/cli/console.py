"""Prints texts to standard output and error, reads answers, and runs a command with how it prints.

It imports nothing of results, so that help and usage errors need none of their modules.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from adlgen.cli.progress import PROGRESS
from adlgen.cli.table import Command, Outcome, Style
from adlgen.diagnostics.datatypes import fields_of
from adlgen.diagnostics.visible import visible

_PART = 1 << 14
_STANDARD_OUTPUT = ("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")


def line(text: str) -> None:
    """Print a line to standard output."""
    _write(sys.stdout, f"{text}\n")


def note(text: str) -> None:
    """Print a text to standard error."""
    _write(sys.stderr, text)


def outcome(text: str) -> None:
    """Print what a run has done to standard error, unless only errors are printed."""
    if not _State.style.quiet:
        note(f"{visible(text)}\n")


def _write(stream: TextIO | None, text: str) -> None:
    PROGRESS.stop()
    if stream is not None:  # it is None if the file descriptor is closed
        stream.write(text)
        stream.flush()


def prompt(text: str, choices: Sequence[str]) -> str:
    """Ask for one of some values on the terminal; the only place that reads an answer of the user.

    Raises KeyboardInterrupt if the user ends the program or its input.
    """
    import click

    PROGRESS.stop()
    try:
        choice: str = click.prompt(text, type=click.Choice(choices), err=True)
    except click.Abort:
        note("\nadlgen: interrupted\n")
        raise KeyboardInterrupt from None
    _start_progress()
    return choice


class _State:
    """How the current command prints; set by :func:`run_command`."""

    style = Style()
    has_product = False
    """Whether it has printed a part of its product."""


def style() -> Style:
    """Return how the current command prints."""
    return _State.style


def start() -> None:
    """Prepare for a command line, of which nothing is printed yet."""
    _State.has_product = False


def run_command(command: Command, parameters: Mapping[str, Any]) -> Outcome:
    """Run a command with its parameters and those of all commands."""
    printed = fields_of(Style)
    own = {key: value for key, value in parameters.items() if key not in printed}
    _State.style = Style(**{key: parameters[key] for key in printed})
    _start_progress()
    try:
        return command.run(**own)
    finally:
        PROGRESS.stop()


def _start_progress() -> None:
    if not _State.style.quiet:
        PROGRESS.start()


def failed_early(message: str, code: int, arguments: Sequence[str]) -> None:
    """Print the object of a command with ``--json`` that failed without diagnostics, such as a usage error."""
    own = arguments[: arguments.index("--")] if "--" in arguments else arguments
    if "--json" in own and not _State.has_product:
        from adlgen.cli.report import failure

        product(failure(message, code))


def product(text: str) -> None:
    """Print a long text in parts, because an unbuffered stream truncates one long write to a slow reader."""
    _State.has_product = True
    for start in range(0, len(text), _PART):
        _write(sys.stdout, text[start : start + _PART])


def document(text: str, path: Path | None) -> None:
    """Print a text, or write it to a file unless the file already contains it. Raises OSError."""
    if path is None or is_standard_output(path):
        product(text)
    elif not path.is_file() or path.read_bytes() != text.encode():
        from adlgen.output.file import replace_file

        replace_file(str(path), text.encode(), sync=True)


def is_standard_output(path: Path) -> bool:
    """Return whether a file is where this process prints, under whichever name."""
    if str(path) in _STANDARD_OUTPUT:
        return True
    try:
        return os.path.samestat(path.stat(), os.fstat(sys.stdout.fileno()))
    except (AttributeError, OSError, ValueError):  # no such file, or not a stream of the system
        return False
