"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from adlgen.api import DEFAULT_SPEC, Arguments
from adlgen.cli.table import Argument, Entry, Option, UsageError
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.model import Severities

FORMATS = ("text", "concise", "json", "github", "sarif")
_CODE = expression(r"ADL\d{4}")

SERVER_TIMEOUT = Option(
    names=("--timeout",),
    parameter="timeout",
    kind="seconds",
    default="60",
    metavar="SECONDS",
    help="The time limit for the server, in seconds. [default: 60]",
)

LOCK = Option(
    names=("--lock",),
    parameter="lock",
    kind="path",
    default="adlgen.lock",
    metavar="FILE",
    complete="file",
    help="The lock file of servers. [default: adlgen.lock]",
)

SPEC: tuple[Entry, ...] = (
    Argument(parameter="spec", metavar="[SPEC]", complete="file"),
    Option(
        names=("-f", "--file"),
        parameter="file",
        metavar="SPEC",
        complete="file",
        help=f"The spec; - is the standard input. [default: {DEFAULT_SPEC}]",
    ),
)

_FILE = Option(
    names=("-f", "--file"),
    parameter="file",
    metavar="SPEC",
    complete="file",
    help=f"The spec; - is the standard input. [default: those of the configuration, or {DEFAULT_SPEC}]",
)

SPEC_OF_PROJECT: tuple[Entry, ...] = (SPEC[0], _FILE)
"""One specification, or one toolbox of the configuration."""

SPECS: tuple[Entry, ...] = (
    Argument(parameter="specs", metavar="[SPEC...]", many=True, complete="file"),
    _FILE,
)
"""The specifications of one toolbox: files, folders, patterns, or ``-``."""

CONFIG = Option(
    names=("--config",),
    parameter="config",
    metavar="FILE",
    complete="file",
    help="The configuration. [default: the nearest adlgen.yaml, or pyproject.toml with [tool.adlgen]]",
)

SEVERITIES: tuple[Entry, ...] = (
    Option(
        names=("--deny",),
        parameter="deny",
        many=True,
        metavar="CODE",
        complete="code",
        help="Report warnings with this code as errors. Repeatable.",
    ),
    Option(
        names=("--allow",),
        parameter="allow",
        many=True,
        metavar="CODE",
        complete="code",
        help="Do not report warnings with this code. Repeatable.",
    ),
    Option(
        names=("--deny-warnings",),
        parameter="deny_warnings",
        kind="flag",
        help="Report all warnings as errors.",
    ),
)
"""Changes of severities."""

CONFIGURED: tuple[Entry, ...] = (
    CONFIG,
    Option(
        names=("--isolated",),
        parameter="isolated",
        kind="flag",
        help="Read no configuration.",
    ),
)
PROJECT: tuple[Entry, ...] = (*CONFIGURED, *SEVERITIES)


def formats() -> Iterable[str]:
    """Return the names of all formats that are read."""
    from adlgen.plugins import names

    return names("dialects", all_=True)


READING: tuple[Entry, ...] = (
    Option(
        names=("--from",),
        parameter="dialect",
        metavar="FORMAT",
        complete="format",
        help=lambda: f"The format of the spec, if its content is ambiguous: {', '.join(formats())}.",
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
RECOGNITION = READING[:2]
"""Those without ``--strict``, which is the mode of a provider where definitions are exported."""

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
    complete="option",
    metavar="KEY=VALUE",
    help="An option of the packs; TARGET.KEY=VALUE for one target. Repeatable.",
)

TARGETS: tuple[Entry, ...] = (
    Option(
        names=("-t", "--target"),
        parameter="target",
        many=True,
        complete="target",
        metavar="TARGET",
        help="A language to generate, or several, separated by commas. Repeatable. [default: the "
        "languages that the spec names]",
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
    complete="folder",
    metavar="DIR",
    help="The output folder; with several targets, DIR/<target>. [default: those of the configuration, or .]",
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

JSON = Option(
    names=("--json",),
    parameter="as_json",
    kind="flag",
    help="Print the result to standard output as a JSON object.",
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
        help=f"The file to write; - is standard output, which is the default.{more}",
    )


def spec_path(argument: str | None, option: str | None) -> str:
    """Return the path of the specification, from the argument or the option."""
    if argument is not None and option is not None:
        message = "pass the specification as SPEC or with --file, not both"
        raise UsageError(message)
    return argument or option or DEFAULT_SPEC


def known_spec(argument: str | None, option: str | None) -> str | None:
    """Return the path of the specification, from the argument or the option; None: that of the configuration."""
    return None if argument is None and option is None else spec_path(argument, option)


def spec_paths(arguments: Sequence[str], option: str | None) -> Sequence[str] | None:
    """Return the paths of the specifications; None: those of the configuration."""
    if arguments and option is not None:
        message = "pass the specification as SPEC or with --file, not both"
        raise UsageError(message)
    return arguments or (None if option is None else (option,))


def arguments_of(given: Mapping[str, Any]) -> Arguments:
    """Return the parameters of a command as arguments of the API."""
    return Arguments(
        targets=[name for text in given.get("target", ()) for name in text.split(",")],
        packs=given.get("pack", ()),
        templates=given.get("templates"),
        output=given.get("output"),
        options=pack_options(given.get("opt", ())),
        dialect=given.get("dialect"),
        lenient=given.get("lenient", False),
        strict=given.get("strict", False),
        format=given.get("format", False),
        config=given.get("config"),
        isolated=given.get("isolated", False),
        severities=_severities(given),
        manifest=not given.get("no_manifest", False),
    )


def _severities(given: Mapping[str, Any]) -> Severities:
    deny, allow = (
        frozenset(code for text in given.get(key, ()) for code in text.split(","))
        for key in ("deny", "allow")
    )
    for code in sorted(deny | allow):
        if not _CODE.fullmatch(code):
            message = f"'{code}' is not the code of a diagnostic, such as ADL0711"
            raise UsageError(message)
    return Severities(deny, allow, deny_warnings=given.get("deny_warnings", False))


def pack_options(given: Sequence[str]) -> dict[str, str]:
    """Return the values of ``--opt`` by key. Raises UsageError if one is malformed."""
    pairs = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not key or not equals:
            message = f"expected KEY=VALUE, got '{text}'"
            raise UsageError(message, "--opt")
        pairs[key] = value
    return pairs
