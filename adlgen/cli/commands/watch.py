"""``adlgen watch``."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from adlgen import api
from adlgen.cli import console, options, show
from adlgen.cli.exits import DONE, INTERRUPTED, REFUSED
from adlgen.cli.loopback import HOST, port_number
from adlgen.cli.table import Command, Option, Outcome, UsageError
from adlgen.output.outcome import Result

if TYPE_CHECKING:
    from adlgen.cli.watching import Watched

_EPILOG = """\b
examples:
  adlgen watch agent.yaml -o src                    generated files, after every change
  adlgen watch agent.yaml --docs                    the catalogue in a browser, after every change
  adlgen watch agent.yaml --docs --against main     with a page of what has changed since a branch
"""
_WRITING = {"output": "--output", "scaffold": "--scaffold", "format": "--format"}
_SERVING = {"port": "--port", "against": "--against"}


def run(
    *,
    specs: tuple[str, ...],
    file: str | None,
    docs: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Write the generated files, again after every change of an input, until Ctrl-C.

    Inputs are the specs and the files that they refer to, the configuration, and custom packs. With --docs,
    nothing is written: the catalogue of `adlgen docs` is served at an address of this machine that
    other machines cannot reach, and open pages load again after every change. Only for terminals: use `generate` in scripts.
    """
    for name, option in (_WRITING if docs else _SERVING).items():
        if given[name]:
            message = f"{option} does not apply to --docs" if docs else f"{option} requires --docs"
            raise UsageError(message)
    if sys.stderr is None or not sys.stderr.isatty():
        message = (
            f"watch needs a terminal; run `adlgen {'docs' if docs else 'generate'}` in scripts"
        )
        raise UsageError(message)
    gc.enable()  # the process may run for hours
    paths = options.spec_paths(specs, file)
    try:
        if docs:
            return _serve(paths, given, error_format)
        _generate(paths, given, error_format)
    except KeyboardInterrupt:
        console.note("\n")
    return DONE


def _generate(paths: Sequence[str] | None, given: Mapping[str, Any], error_format: str) -> None:
    from adlgen.cache import Request, run
    from adlgen.cli.watching import Watched
    from adlgen.cli.worker import forget

    arguments, results = options.arguments_of(given), list[Result]()
    request = Request(("watch",), time.time_ns(), {})

    def full() -> Outcome:
        results.append(api.generate(paths, scaffold=given["scaffold"], **arguments))
        return show.written(results[-1], error_format, dry_run=False)

    watched = Watched((), ())
    while True:
        if run(request, full, forget) == INTERRUPTED:
            raise KeyboardInterrupt
        # Without a full run, the inputs are those of the last one.
        watched = Watched.of(results.pop(), paths or (), given["config"]) if results else watched
        watched = _changed(watched)


def _serve(paths: Sequence[str] | None, given: Mapping[str, Any], error_format: str) -> Outcome:
    """Serve the catalogue until Ctrl-C, which raises KeyboardInterrupt, or report that the port is in use."""
    from adlgen.cli.preview import Catalogue, Preview, served
    from adlgen.site.api import catalogue

    preview, arguments = Preview(), options.arguments_of(given)
    port, against = port_number(given["port"]) or 0, given["against"] or ""
    with ExitStack() as stack:
        try:
            address = stack.enter_context(served(preview, port))
        except OSError as error:
            console.note(f"adlgen: error: cannot listen at {HOST}:{port}: {error.strerror}\n")
            return REFUSED
        while True:
            result, tree = catalogue(paths, against=against, **arguments)
            show.finish(result, error_format)
            if tree is not None:
                preview.catalogue = Catalogue.of(tree)
            console.note(f"{len(preview.catalogue.files)} files at {address}\n")
            _wait(result, paths, given, _files_of(given["templates"]))


def _files_of(folder: Path | None) -> Iterable[str]:
    return () if folder is None else (str(path) for path in sorted(folder.rglob("*")))


def _wait(
    result: Result, paths: Sequence[str] | None, given: Mapping[str, Any], more: Iterable[str] = ()
) -> None:
    """Return after an input of a run has changed, or one of more files."""
    from adlgen.cli.watching import Watched
    from adlgen.cli.worker import forget

    _changed(Watched.of(result, paths or (), given["config"], more))
    forget()


def _changed(watched: Watched) -> Watched:
    """Return the inputs as they are after a change."""
    from adlgen.cli.progress import PROGRESS

    console.note(f"watching {len(watched.paths)} files and folders; press Ctrl-C to end\n")
    watched = watched.after_change()
    PROGRESS.start()
    return watched


COMMAND = Command(
    run,
    (
        *options.SPECS,
        options.OUTPUT,
        *options.TARGETS,
        *options.READING,
        *options.PROJECT,
        options.FORMATTING,
        options.SCAFFOLD,
        Option(
            names=("--docs",),
            parameter="docs",
            kind="flag",
            help="Serve the catalogue of the tools on this machine, and write nothing; --templates and --target are those of `docs`.",
        ),
        Option(
            names=("--port",),
            parameter="port",
            metavar="PORT",
            help=f"With --docs: serve at http://{HOST}:PORT/. [default: a free port]",
        ),
        Option(
            names=("--against",),
            parameter="against",
            metavar="REF|FILE",
            complete="file",
            help="With --docs: an earlier version, for a page of what has changed.",
        ),
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
