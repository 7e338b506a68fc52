"""``adlgen lint``."""

from __future__ import annotations

from typing import Any

from adlgen import api
from adlgen.cli import options, show
from adlgen.cli.commands.export import STRICT
from adlgen.cli.exits import DONE
from adlgen.cli.table import Command, Option, Outcome
from adlgen.features.providers.export import ExportOptions
from adlgen.providers.profiles import limits_of, profiles
from adlgen.providers.shapes import FORMATS

_EPILOG = """\b
examples:
  adlgen lint agent.yaml                                      the limits that all share
  adlgen lint agent.yaml --provider openai --provider gemini  two providers
  adlgen lint --limits anthropic                              the limits, with their sources
"""
_NAMES = ("portable", *FORMATS)


def run(
    *,
    spec: str | None,
    file: str | None,
    provider: tuple[str, ...],
    limits: str | None,
    strict_mode: Any,  # noqa: ANN401 - one of the choices
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Report what providers of models would refuse or ignore in the definitions of tools.

    Without --provider, the limits are those that all providers share. Writes nothing.
    """
    if limits is not None:
        _print_limits(limits)
        return DONE
    path, arguments = options.known_spec(spec, file), options.arguments_of(given)
    checked = [ExportOptions(name, strict_mode) for name in provider or ("portable",)]
    result = api.lint(path, checked=checked, **arguments)
    return (
        show.reported(result, error_format)
        if given["as_json"]
        else show.finish(result, error_format)
    )


def _print_limits(name: str) -> None:
    profile = profiles()[name]
    show.line(f"{profile.title}, compared on {profile.checked} with:")
    for source in profile.sources:
        show.line(f"  {source}")
    for key, value in limits_of(profile):
        show.line(f"{key}: {value}")


COMMAND = Command(
    run,
    (
        *options.SPEC_OF_PROJECT,
        Option(
            names=("--provider",),
            parameter="provider",
            many=True,
            metavar="PROVIDER",
            choices=_NAMES,
            help=f"A provider: {', '.join(_NAMES)}. Repeatable. [default: portable]",
        ),
        Option(
            names=("--limits",),
            parameter="limits",
            metavar="PROVIDER",
            choices=_NAMES,
            help="Print the known limits of a provider, and nothing else.",
        ),
        STRICT,
        *options.RECOGNITION,
        *options.PROJECT,
        options.JSON,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
