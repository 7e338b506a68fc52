"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from adlgen.api import Arguments
from adlgen.frontends import NAMES

F = TypeVar("F", bound=Callable[..., Any])

FORMATS = ("text", "concise", "json", "github", "sarif")
DEFAULT_SPEC = "agent.yaml"


def _all(*decorators: Callable[[F], F]) -> Callable[[F], F]:
    def decorate(function: F) -> F:
        for decorator in reversed(decorators):
            function = decorator(function)
        return function

    return decorate


spec = _all(
    click.argument("spec", required=False, metavar="[SPEC]"),
    click.option(
        "-f", "--file", metavar="SPEC", help=f"The specification; {DEFAULT_SPEC} if none."
    ),
)

reading = _all(
    click.option(
        "--from",
        "dialect",
        metavar="FORMAT",
        help=f"The specification's format, where its content does not tell: {', '.join(NAMES)}.",
    ),
    click.option(
        "--lenient", is_flag=True, help="Take a malformed property as any JSON value, and warn."
    ),
    click.option(
        "--strict",
        is_flag=True,
        help="Refuse what the format's specification forbids, even where its loader does not.",
    ),
)

formatting = click.option(
    "--format",
    is_flag=True,
    help="Run black over what a pack of your own emits; ours need no formatter.",
)

targets = _all(
    click.option(
        "-t",
        "--target",
        "target",
        multiple=True,
        metavar="TARGET",
        help="A language to generate, repeatable; without it, those that the specification names.",
    ),
    click.option(
        "--pack",
        multiple=True,
        type=click.Path(exists=True, file_okay=False, path_type=Path),
        help="The folder of a pack of your own. Packs are code: use those you trust.",
    ),
    click.option(
        "--opt",
        multiple=True,
        metavar="KEY=VALUE",
        help="An option of the packs, repeatable; TARGET.KEY=VALUE for one target.",
    ),
)

output = click.option(
    "-o",
    "--output",
    "--out",
    "output",
    default=".",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The output folder; with several targets, DIR/<target>. The current folder if none.",
)

error_format = click.option(
    "--error-format",
    type=click.Choice(FORMATS),
    default="text",
    help="The form of diagnostics on standard error.",
)

scaffold = click.option(
    "--scaffold", is_flag=True, help="Include the files of yours that are missing."
)


def spec_path(argument: str | None, option: str | None) -> str:
    """Return the path of the specification that was given in one of two ways."""
    if argument is not None and option is not None:
        message = "give the specification once, as SPEC or with --file"
        raise click.UsageError(message)
    return argument or option or DEFAULT_SPEC


def choices(given: Mapping[str, Any]) -> Arguments:
    """Return the parameters of a command as what verbs take."""
    return Arguments(
        targets=[name for text in given.get("target", ()) for name in text.split(",")],
        packs=given.get("pack", ()),
        output=given.get("output", Path()),
        options=_pairs(given.get("opt", ())),
        dialect=given.get("dialect"),
        lenient=given.get("lenient", False),
        strict=given.get("strict", False),
        format=given.get("format", False),
    )


def _pairs(given: Sequence[str]) -> dict[str, str]:
    pairs = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not key or not equals:
            message = f"'{text}' is no KEY=VALUE"
            raise click.BadParameter(message, param_hint="--opt")
        pairs[key] = value
    return pairs
