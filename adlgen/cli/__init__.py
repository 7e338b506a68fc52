"""The command line: reads options, calls the API, prints. Large modules are imported when they are used."""

import os
import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from adlgen.cli.noop.replay import Changed

_LOADED = time.time_ns()
"""When the first modules of adlgen were loaded: code that changed later is not what runs."""


def program() -> int:
    """Run the command line of this process, which ends afterwards; return the exit code."""
    return _interruptible(sys.argv[1:], ends=True)


def main(arguments: "Sequence[str] | None" = None) -> int:
    """Run a command line without the program name; return the exit code."""
    return _interruptible(sys.argv[1:] if arguments is None else list(arguments), ends=False)


def _interruptible(given: "Sequence[str]", *, ends: bool) -> int:
    """Run a command line; an interrupt outside of a command, as while modules are imported, ends it as one inside."""
    try:
        return _main(given, ends=ends)
    except KeyboardInterrupt:
        return 130


def _main(given: "Sequence[str]", *, ends: bool) -> int:
    if given in (["--version"], ["-V"]):
        from adlgen import __version__

        sys.stdout.write(f"adlgen {__version__}\n")
        return 0
    if "--persistent_worker" in given:
        from adlgen.cli.worker import serve

        return serve([word for word in given if word != "--persistent_worker"])
    if any(word.startswith("@") for word in given):
        from adlgen.cli.argfile import ArgumentFileError, expanded

        try:
            given = expanded(given)
        except ArgumentFileError as error:
            sys.stderr.write(f"adlgen: error: {error}\n")
            return 2
    from adlgen.cli.noop.replay import replay

    found = replay(given)
    if not isinstance(found, int):
        return _run(given, found, ends=ends)
    if ends:
        _end(found)
    return found


def _end(code: int) -> None:
    """End the process without releasing its memory, which takes a tenth of the time of a run with little to do."""
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (AttributeError, OSError, ValueError):  # no stream, or one that is closed
        return
    os._exit(code)


def _run(given: "Sequence[str]", last: "Changed | None", *, ends: bool) -> int:
    """Run without the garbage collector, because a run is short and creates few reference cycles.

    ``last`` is the record of the last run, since which something has changed. If the process ``ends`` after the run,
    nothing is collected then either.
    """
    import gc

    _import_datatypes()
    collecting = gc.isenabled()
    gc.disable()
    try:
        if last is not None:
            from adlgen.cli.incremental.attempt import attempt

            code = attempt(given, last)
            if code is not None:
                if ends:
                    _end(code)
                return code
        modules = frozenset(sys.modules)
        from adlgen.cli.run import run

        return run(given, _LOADED, modules)
    finally:
        if ends:
            gc.freeze()
        if collecting:
            gc.enable()


def _import_datatypes() -> None:
    """Import the library of data types without typing_extensions, whose import takes longer than that of the library.

    The library uses it only in versions of Python whose module typing has less.
    """
    name = "typing_extensions"
    if name in sys.modules:
        return
    modules: dict[str, Any] = sys.modules
    modules[name] = None  # its import fails, and the library uses typing
    try:
        import adlgen.diagnostics.datatypes  # noqa: F401 - for all later imports
    finally:
        del modules[name]
