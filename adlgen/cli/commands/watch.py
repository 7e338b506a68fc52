"""``adlgen watch``."""

from __future__ import annotations

import gc
import sys
from typing import Any

from adlgen import api
from adlgen.cli import console, options, show
from adlgen.cli.exits import DONE
from adlgen.cli.table import Command, Outcome, UsageError


def run(
    *,
    specs: tuple[str, ...],
    file: str | None,
    scaffold: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Write the generated files, again after every change of an input, until Ctrl-C.

    Inputs are the specs and the files that they refer to, the configuration, and custom packs. Only for
    terminals: use `generate` in scripts.
    """
    if sys.stderr is None or not sys.stderr.isatty():
        message = "watch needs a terminal; run `adlgen generate` in scripts"
        raise UsageError(message)
    from adlgen.cli.progress import PROGRESS
    from adlgen.cli.watching import Watched
    from adlgen.cli.worker import forget

    path, arguments = options.spec_paths(specs, file), options.arguments_of(given)
    gc.enable()  # the process may run for hours
    try:
        while True:
            result = api.generate(path, scaffold=scaffold, **arguments)
            show.written(result, error_format, dry_run=False)
            watched = Watched.of(result, path or (), given["config"])
            console.note(f"watching {len(watched.paths)} files and folders; press Ctrl-C to end\n")
            watched.wait()
            forget()
            PROGRESS.start()
    except KeyboardInterrupt:
        console.note("\n")
        return DONE


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
        options.ERROR_FORMAT,
    ),
)
