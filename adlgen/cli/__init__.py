"""The command line: reads options, calls the API, prints. Large modules are imported when they are used."""

import os
import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from adlgen.cache import Request
    from adlgen.cli.table import Outcome

_LOADED = time.time_ns()
"""When the first modules of adlgen were loaded: code that changed later is not what runs."""
_RECORDED = ("generate", "check", "scaffold")
"""The commands whose runs are recorded."""
_ENDED = ("--help", *_RECORDED, "diff", "validate")
"""The commands that run only code which has nothing left to do at the end of the process. Others may run tools."""
_NEVER_RECORDED = frozenset({"-", "--no-cache", "--no-manifest", "-v", "--verbose", "--json"})
"""Arguments of runs that are never recorded: their input or output is more, or a build wants nothing of the home
folder."""

_REPLACED_ENCODINGS = frozenset({"ascii", "us-ascii", "ansi_x3.4-1968", "646"})
"""Encodings of standard error that a full run replaces by UTF-8."""


def program() -> int:
    """Run the command line of this process, which ends afterwards; return the exit code."""
    # The interpreter puts the folder of the start script first; what is there must not be taken for a library.
    scripts = os.path.dirname(sys.argv[0])  # noqa: PTH120 - to import pathlib takes longer
    if scripts and not sys.flags.safe_path and sys.path[:1] == [scripts]:
        del sys.path[0]
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
    return _run(given, ends=ends)


def _ends_at_once(given: "Sequence[str]") -> bool:
    """Report whether a run was that of a command in :data:`_ENDED`, or was repeated."""
    return "adlgen.cli.run" not in sys.modules or (bool(given) and given[0] in _ENDED)


def _has_foreign_packs() -> bool:
    """Report whether packs of users were loaded, which may leave files that are written when the interpreter ends."""
    load: Any = sys.modules.get("adlgen.packs.load")
    return load is not None and bool(load.foreign_packs())


def _end(code: int) -> None:
    """End the process without releasing its memory, unless threads run or functions are to be called at its end."""
    threading: Any = sys.modules.get("threading")
    if "atexit" in sys.modules or (threading is not None and threading.active_count() > 1):
        return
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (AttributeError, OSError, ValueError):  # no stream, or one that is closed
        return
    os._exit(code)


def _prepare(given: "Sequence[str]", *, ends: bool) -> None:
    """Import what most runs need; in a process that ends after the run, in the ways that take less time."""
    if ends:
        from adlgen.cache.modules import use

        use()
        from adlgen.diagnostics.deferred import allow

        allow()
    from adlgen.cli.libraries import import_libraries

    import_libraries(given, alone=ends)


def _run(given: "Sequence[str]", *, ends: bool) -> int:
    """Run without the garbage collector, because a run is short and creates few reference cycles.

    If the process ``ends`` after the run, its memory is not released either, unless packs of users may need it.
    """
    import gc

    from adlgen.cache import run

    def full() -> "Outcome":
        from adlgen.cli.run import attempt

        return attempt(given)

    collecting = gc.isenabled()
    gc.disable()
    try:
        code = run(_request(given), full, lambda: _prepare(given, ends=ends))
        if ends and "adlgen.cache.modules" in sys.modules:
            from adlgen.cache.modules import keep

            keep()
    finally:
        releases = not ends or _has_foreign_packs()
        if not releases:
            gc.freeze()
        if collecting:
            gc.enable()
    if not releases and _ends_at_once(given):
        _end(code)
    return code


def _request(arguments: "Sequence[str]") -> "Request | None":
    """Return the request for a run; None if its result may depend on more than a record has."""
    from adlgen.cache import Request
    from adlgen.cli.terminal import color_of, is_colored

    if arguments and not arguments[0].startswith("-") and arguments[0] not in _RECORDED:
        return None
    checks = "check" in arguments[:1] or "--check" in arguments
    is_ci = os.environ.get("CI", "").lower() not in {"", "0", "false"}
    if not _NEVER_RECORDED.isdisjoint(arguments) or (checks and is_ci):
        return None
    encoding = str(getattr(sys.stderr, "encoding", None)).lower()
    if encoding in _REPLACED_ENCODINGS:
        return None
    colored = is_colored(color_of(arguments), sys.stderr)
    return Request((encoding, str(colored), *arguments), _LOADED)
