"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from adlgen.api import Arguments
from adlgen.cli.table import Argument, Entry, Option, UsageError
from adlgen.frontends import NAMES

FORMATS = ("text", "concise", "json", "github", "sarif")
DEFAULT_SPEC = "agent.yaml"

SPEC: tuple[Entry, ...] = (
    Argument(parameter="spec", metavar="[SPEC]"),
    Option(
        names=("-f", "--file"),
        parameter="file",
        metavar="SPEC",
        help=f"The spec. [default: {DEFAULT_SPEC}]",
    ),
)

READING: tuple[Entry, ...] = (
    Option(
        names=("--from",),
        parameter="dialect",
        metavar="FORMAT",
        help=f"The format of the spec, if its content is ambiguous: {', '.join(NAMES)}.",
    ),
    Option(
        names=("--lenient",),
        parameter="lenient",
        kind="flag",
        help="Degrade malformed properties to any JSON value, with a warning.",
    ),
    Option(
        names=("--strict",),
        parameter="strict",
        kind="flag",
        help="Report violations of the format's specification as errors, even if its loader accepts them.",
    ),
)

FORMATTING = Option(
    names=("--format",),
    parameter="format",
    kind="flag",
    help="Format the output of a custom pack with black; the built-in packs need no formatter.",
)

PACK_OPTION = Option(
    names=("--opt",),
    parameter="opt",
    many=True,
    metavar="KEY=VALUE",
    help="An option of the packs; TARGET.KEY=VALUE for one target. Repeatable.",
)

TARGETS: tuple[Entry, ...] = (
    Option(
        names=("-t", "--target"),
        parameter="target",
        many=True,
        metavar="TARGET",
        help="A language to generate. Repeatable. [default: the languages that the spec names]",
    ),
    Option(
        names=("--pack",),
        parameter="pack",
        kind="existing folder",
        many=True,
        help="The folder of a custom pack. Packs are code: use packs that you trust.",
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
    help="The output folder; with several targets, DIR/<target>. [default: .]",
)

ERROR_FORMAT = Option(
    names=("--error-format",),
    parameter="error_format",
    choices=FORMATS,
    default="text",
    help="The format of diagnostics on standard error.",
)

SCAFFOLD = Option(
    names=("--scaffold",),
    parameter="scaffold",
    kind="flag",
    help="Also write missing user-owned files.",
)

NO_CACHE = Option(
    names=("--no-cache",),
    parameter="no_cache",
    kind="flag",
    help="Always run in full, even if nothing has changed since an earlier run.",
)


def output_file(more: str = "") -> Option:
    """Return the option for an output that is one file; ``more`` is added to its help."""
    return Option(
        names=("-o", "--output", "--out"),
        parameter="output",
        kind="file",
        metavar="FILE",
        help=f"The file to write. [default: standard output]{more}",
    )


def spec_path(argument: str | None, option: str | None) -> str:
    """Return the path of the specification, from the argument or the option."""
    if argument is not None and option is not None:
        message = "pass the specification as SPEC or with --file, not both"
        raise UsageError(message)
    return argument or option or DEFAULT_SPEC


def arguments_of(given: Mapping[str, Any]) -> Arguments:
    """Return the parameters of a command as arguments of the API."""
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
        manifest=not given.get("no_manifest", False),
    )


def _pairs(given: Sequence[str]) -> dict[str, str]:
    pairs = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not key or not equals:
            message = f"expected KEY=VALUE, got '{text}'"
            raise UsageError(message, "--opt")
        pairs[key] = value
    return pairs
