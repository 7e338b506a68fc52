"""``adlgen validate``."""

from __future__ import annotations

from typing import Any

from adlgen import api
from adlgen.cli import options, show
from adlgen.cli.table import Argument, Command, Outcome


def run(
    *,
    specs: tuple[str, ...],
    as_json: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Report all errors in one or more specs. Writes nothing.

    Without SPEC, the specs of the configuration are read, or agent.yaml. Names are checked for the given targets, or for the languages of each spec by default.
    """
    result = api.validate(*specs, **options.arguments_of(given))
    return show.reported(result, error_format) if as_json else show.finish(result, error_format)


COMMAND = Command(
    run,
    (
        Argument(parameter="specs", many=True, metavar="[SPEC]...", complete="file"),
        *options.TARGETS,
        *options.READING,
        *options.PROJECT,
        options.JSON,
        options.ERROR_FORMAT,
    ),
)
