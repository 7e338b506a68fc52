"""``adlgen check``."""

from __future__ import annotations

from typing import Any

from adlgen import api
from adlgen.cli import options, show
from adlgen.cli.catalogue import compared
from adlgen.cli.table import Command, Option, Outcome
from adlgen.output.outcome import Mode


def run(
    *,
    specs: tuple[str, ...],
    file: str | None,
    scaffold: bool,
    servers: bool,
    as_json: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Report whether the output is up to date.

    Lists every file that is not: A missing, M stale, D no longer generated, E edited, F foreign,
    X blocked. CR LF line endings of a checkout are ignored. Exits with 1 if any file is listed. With --servers, reports how
    the tools of the servers in a lock file have changed, and nothing else.
    """
    if servers:
        from adlgen.cli.commands.lock import check_servers

        return check_servers(given["lock"], given["timeout"], error_format, as_json=as_json)
    path, arguments = options.spec_paths(specs, file), options.arguments_of(given)
    result = None if path else compared(given, arguments, Mode.CHECK)
    result = result or api.check(path, scaffold=scaffold, **arguments)
    return show.compared(result, "check", error_format, as_json=as_json)


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
            names=("--servers",),
            parameter="servers",
            kind="flag",
            help="Start the servers of adlgen.lock, and report how their tools have changed since `adlgen lock`.",
        ),
        options.LOCK,
        options.SERVER_TIMEOUT,
        options.JSON,
        options.NO_CACHE,
        options.ERROR_FORMAT,
    ),
)
