"""Runs a command line and handles interrupts, broken pipes and unexpected errors."""

from __future__ import annotations

import codecs
import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from adlgen.cli.console import failed_early, note, run_command, start
from adlgen.cli.exits import BUG, INTERRUPTED, PIPE, REFUSED
from adlgen.cli.parse import parse
from adlgen.cli.table import Outcome, UsageError
from adlgen.cli.words import with_command
from adlgen.diagnostics.deferred import deferred
from adlgen.diagnostics.interrupts import interrupt_when_terminated
from adlgen.diagnostics.visible import visible, visible_lines


def attempt(arguments: Sequence[str]) -> Outcome:
    """Run a command line; return its exit code, or its result if it can be recorded. Never raises."""
    try:
        interrupt_when_terminated()
        _write_unicode()
        start()
        return _outcome(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _silently(PIPE)
    except OSError as error:
        return _refused(error, arguments)
    except Exception as error:  # noqa: BLE001 - the last place where a bug can be reported well
        return _bug(error, arguments)


def _write_unicode() -> None:
    """Switch ASCII streams to UTF-8, because output may contain text of a specification."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and codecs.lookup(stream.encoding).name == "ascii":
            stream.reconfigure(encoding="utf-8")


def _outcome(arguments: Sequence[str]) -> Outcome:
    if "_ADLGEN_COMPLETE" in os.environ:
        from adlgen.cli.app import complete

        complete()
    arguments = with_command(arguments)
    parsed, failure = parse(arguments), None
    if parsed is not None:
        try:
            return run_command(parsed.command, parsed.parameters)
        except UsageError as error:
            failure = error
    with deferred("bz2", "lzma", "zlib"):  # of archives, which shutil can make
        import shutil  # noqa: F401 - for click

        from adlgen.cli.app import invoke

    return invoke(arguments, failure)


def _silently(code: int) -> int:
    """Prevent the interpreter from writing to a closed stream."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def _refused(error: OSError, arguments: Sequence[str]) -> int:
    """Report a system error outside the output roots, usually of standard output."""
    if error.errno in {errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EDQUOT}:
        _silently(REFUSED)
    where = f"'{visible(str(error.filename))}': " if error.filename else "standard output: "
    what = f"{where}{visible((error.strerror or str(error)).lower())}"
    note(f"adlgen: error: {what}\n")
    with suppress(OSError):  # it may be the stream that refused
        failed_early(what, REFUSED, arguments)
    return REFUSED


def _bug(error: Exception, arguments: Sequence[str]) -> int:
    what = visible(" ".join(f"{type(error).__name__}: {error}".split())[:200])
    with suppress(OSError):
        failed_early(f"this is a bug in adlgen: {what}", BUG, arguments)
    if "--debug" in arguments:
        import traceback

        note(visible_lines("".join(traceback.format_exception(error))))
        return BUG
    way = "run `adlgen --debug ...` and report its output with the specification"
    note(f"adlgen: this is a bug in adlgen: {what}; {way}\n")
    return BUG
