"""The API: generate, scaffold, check, diff, validate and convert as typed functions.

The command line is a thin wrapper around them. They print nothing, and problems that a user can cause
are diagnostics of the result, not exceptions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict, Unpack

from adlgen.diagnostics.model import Log
from adlgen.features.registry import feature
from adlgen.ir.lower import lower
from adlgen.output.outcome import Mode, Output, Result
from adlgen.output.progress import Progress
from adlgen.output.tree import Owner
from adlgen.packs.request import AnyPath, Request
from adlgen.packs.select import TargetSelection
from adlgen.pipeline import run, specify

__all__ = [
    "Arguments",
    "Output",
    "Result",
    "check",
    "convert",
    "diff",
    "generate",
    "scaffold",
    "validate",
]

_ADLGEN: frozenset[Owner] = frozenset({"adlgen"})
_USER: frozenset[Owner] = frozenset({"user"})
_ALL = _ADLGEN | _USER


class Arguments(TypedDict, total=False):
    """The arguments that every function takes."""

    targets: Sequence[str]
    """Names of packs. Without any: those of ``packs``, else the languages of the specification."""
    packs: Sequence[AnyPath]
    """Folders of packs that do not come with adlgen."""
    templates: AnyPath | None
    """A folder of single templates and views that override those of the only target."""
    output: AnyPath
    """The output root of a single target, else the folder of ``<target>/``; the current directory."""
    options: Mapping[str, str]
    """Options of the packs, by ``key`` for every target or ``target.key`` for one."""
    dialect: str | None
    """The name of the specification's format; None: recognise it."""
    lenient: bool
    """Whether a malformed property becomes any JSON value, with a warning instead of an error."""
    strict: bool
    """Whether what the format's specification forbids is an error even where its loader accepts it."""
    format: bool
    """Whether files run through their formatter first; for packs whose templates do not see to it."""


def generate(
    spec: AnyPath,
    *,
    scaffold: bool = False,
    force: bool = False,
    dry_run: bool = False,
    **arguments: Unpack[Arguments],
) -> Result:
    """Write what adlgen owns: all files of all targets, or none.

    ``scaffold`` writes the user's missing files too; ``force`` replaces files that were edited or are
    foreign; ``dry_run`` writes nothing.
    """
    owners = _ALL if scaffold else _ADLGEN
    mode = Mode.PREVIEW if dry_run else Mode.WRITE
    return run(_request(spec, owners, mode, arguments, force=force))


def scaffold(spec: AnyPath, *, dry_run: bool = False, **arguments: Unpack[Arguments]) -> Result:
    """Write the files of the user's that are missing; never touch one that exists."""
    return run(_request(spec, _USER, Mode.PREVIEW if dry_run else Mode.WRITE, arguments))


def diff(spec: AnyPath, *, scaffold: bool = False, **arguments: Unpack[Arguments]) -> Result:
    """Compare the disk with what ``generate`` would write; ``Output.diff`` has the lines."""
    return run(_request(spec, _ALL if scaffold else _ADLGEN, Mode.COMPARE, arguments))


def check(spec: AnyPath, *, scaffold: bool = False, **arguments: Unpack[Arguments]) -> Result:
    """Compare like ``diff``; output that is not up to date is an error of the result."""
    return run(_request(spec, _ALL if scaffold else _ADLGEN, Mode.CHECK, arguments))


def validate(*specs: AnyPath, **arguments: Unpack[Arguments]) -> Result:
    """Find every mistake of some specifications, without rendering anything.

    Names are checked for the targets chosen, else for those that each specification names.
    """
    results = [run(_request(spec, _ADLGEN, Mode.PLAN, arguments)) for spec in specs]
    diagnostics = dict.fromkeys(d for result in results for d in result.diagnostics)
    sources = {path: text for result in results for path, text in result.sources.items()}
    return Result(tuple(diagnostics), (), sources)


def convert(
    spec: AnyPath,
    *,
    to: str,
    allow_loss: bool = False,
    as_json: bool = False,
    **arguments: Unpack[Arguments],
) -> tuple[Result, str | None]:
    """Return the specification in another format, one of ``adlgen.frontends.writers.TARGETS``.

    What the format cannot say is an error, or with ``allow_loss`` a warning; the text is None after an
    error. ``as_json`` writes JSON where the format is usually YAML.
    """
    from adlgen.frontends.writers import convert as converted

    progress = Progress(Log(strict=arguments.get("strict", False)))
    log, text = progress.log, None
    with progress.stopping():
        source = progress.load(spec)
        known = specify(source, log, dialect=arguments.get("dialect"))
        lower(known, log, feature, lenient=arguments.get("lenient", False), folder=source.folder)
        log.stop_if_errors()
        text = converted(known, to, log, allow_loss=allow_loss, as_json=as_json)
    result = progress.result()
    return result, text if result.ok else None


def _request(
    spec: AnyPath,
    owners: frozenset[Owner],
    mode: Mode,
    arguments: Arguments,
    *,
    force: bool = False,
) -> Request:
    templates = arguments.get("templates")
    selection = TargetSelection(
        tuple(arguments.get("targets", ())),
        tuple(map(Path, arguments.get("packs", ()))),
        None if templates is None else Path(templates),
        Path(arguments.get("output", ".")),
        arguments.get("options", {}),
    )
    return Request(
        spec,
        selection,
        owners,
        mode,
        arguments.get("dialect"),
        lenient=arguments.get("lenient", False),
        strict=arguments.get("strict", False),
        format=arguments.get("format", False),
        force=force,
    )
