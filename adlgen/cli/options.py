"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from adlgen.api import Arguments
from adlgen.cli.table import Argument, Entry, Misuse, Option
from adlgen.frontends import NAMES

FORMATS = ("text", "concise", "json", "github", "sarif")
DEFAULT_SPEC = "agent.yaml"

SPEC: tuple[Entry, ...] = (
    Argument(parameter="spec", metavar="[SPEC]"),
    Option(
        names=("-f", "--file"),
        parameter="file",
        metavar="SPEC",
        help=f"The specification; {DEFAULT_SPEC} if none.",
    ),
)

READING: tuple[Entry, ...] = (
    Option(
        names=("--from",),
        parameter="dialect",
        metavar="FORMAT",
        help=f"The specification's format, where its content does not tell: {', '.join(NAMES)}.",
    ),
    Option(
        names=("--lenient",),
        parameter="lenient",
        kind="flag",
        help="Take a malformed property as any JSON value, and warn.",
    ),
    Option(
        names=("--strict",),
        parameter="strict",
        kind="flag",
        help="Refuse what the format's specification forbids, even where its loader does not.",
    ),
)

FORMATTING = Option(
    names=("--format",),
    parameter="format",
    kind="flag",
    help="Run black over what a pack of your own emits; ours need no formatter.",
)

PACK_OPTION = Option(
    names=("--opt",),
    parameter="opt",
    many=True,
    metavar="KEY=VALUE",
    help="An option of the packs, repeatable; TARGET.KEY=VALUE for one target.",
)

TARGETS: tuple[Entry, ...] = (
    Option(
        names=("-t", "--target"),
        parameter="target",
        many=True,
        metavar="TARGET",
        help="A language to generate, repeatable; without it, those that the specification names.",
    ),
    Option(
        names=("--pack",),
        parameter="pack",
        kind="existing folder",
        many=True,
        help="The folder of a pack of your own. Packs are code: use those you trust.",
    ),
    Option(
        names=("--templates",),
        parameter="templates",
        kind="existing folder",
        metavar="DIR",
        help="A folder of templates that replace those of the same path in the pack of the only target.",
    ),
    PACK_OPTION,
)

OUTPUT = Option(
    names=("-o", "--output", "--out"),
    parameter="output",
    kind="path",
    default=".",
    metavar="DIR",
    help="The output folder; with several targets, DIR/<target>. The current folder if none.",
)

ERROR_FORMAT = Option(
    names=("--error-format",),
    parameter="error_format",
    choices=FORMATS,
    default="text",
    help="The form of diagnostics on standard error.",
)

SCAFFOLD = Option(
    names=("--scaffold",),
    parameter="scaffold",
    kind="flag",
    help="Include the files of yours that are missing.",
)

NO_CACHE = Option(
    names=("--no-cache",),
    parameter="no_cache",
    kind="flag",
    help="Run in full, also if an earlier run shows that there is nothing to do.",
)


def output_file(more: str = "") -> Option:
    """Return the option for an output that is one file; its help may say more."""
    return Option(
        names=("-o", "--output", "--out"),
        parameter="output",
        kind="file",
        metavar="FILE",
        help=f"The file to write; standard output if none.{more}",
    )


def spec_path(argument: str | None, option: str | None) -> str:
    """Return the path of the specification that was given in one of two ways."""
    if argument is not None and option is not None:
        message = "give the specification once, as SPEC or with --file"
        raise Misuse(message)
    return argument or option or DEFAULT_SPEC


def choices(given: Mapping[str, Any]) -> Arguments:
    """Return the parameters of a command as the functions of the API take them."""
    return Arguments(
        targets=[name for text in given.get("target", ()) for name in text.split(",")],
        packs=given.get("pack", ()),
        templates=given.get("templates"),
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
            raise Misuse(message, "--opt")
        pairs[key] = value
    return pairs
