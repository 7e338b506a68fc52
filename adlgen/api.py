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
    """Names of packs; by default those of ``packs``, otherwise the languages of the specification."""
    packs: Sequence[AnyPath]
    """Folders of packs that do not come with adlgen."""
    templates: AnyPath | None
    """A folder of single templates and views that override those of the only target."""
    output: AnyPath
    """The output root of a single target, or the parent of the ``<target>/`` folders of several; by
    default the current directory."""
    options: Mapping[str, str]
    """Options of the packs: ``option`` for every target, ``target.option`` for one."""
    dialect: str | None
    """The name of the specification's format; None to recognize it."""
    lenient: bool
    """Whether a malformed property becomes any JSON value, with a warning instead of an error."""
    strict: bool
    """Whether violations of the format's specification are errors even if its loader accepts them."""
    format: bool
    """Whether to format the files before they are compared or written; for packs that do not emit formatted code."""
    manifest: bool
    """Whether each output root has a manifest (the default). Without one, only files with adlgen's header are
    replaced, and no file is removed."""


def generate(
    spec: AnyPath,
    *,
    scaffold: bool = False,
    force: bool = False,
    dry_run: bool = False,
    **arguments: Unpack[Arguments],
) -> Result:
    """Write the generated files: all files of all targets, or none.

    ``scaffold`` also writes missing user-owned files; ``force`` replaces edited and foreign files;
    ``dry_run`` writes nothing.
    """
    owners = _ALL if scaffold else _ADLGEN
    mode = Mode.PREVIEW if dry_run else Mode.WRITE
    return run(_request(spec, owners, mode, arguments, force=force))


def scaffold(spec: AnyPath, *, dry_run: bool = False, **arguments: Unpack[Arguments]) -> Result:
    """Write the missing user-owned files; existing files are never changed."""
    return run(_request(spec, _USER, Mode.PREVIEW if dry_run else Mode.WRITE, arguments))


def diff(spec: AnyPath, *, scaffold: bool = False, **arguments: Unpack[Arguments]) -> Result:
    """Compare the disk with what ``generate`` would write; ``Output.diff`` yields the lines of the diff."""
    return run(_request(spec, _ALL if scaffold else _ADLGEN, Mode.COMPARE, arguments))


def check(spec: AnyPath, *, scaffold: bool = False, **arguments: Unpack[Arguments]) -> Result:
    """Compare like ``diff``; stale output is an error of the result."""
    return run(_request(spec, _ALL if scaffold else _ADLGEN, Mode.CHECK, arguments))


def validate(*specs: AnyPath, **arguments: Unpack[Arguments]) -> Result:
    """Report every problem of some specifications, without rendering anything.

    Names are checked for the given targets, by default for those of each specification.
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

    Parts that the format cannot represent are errors, or warnings with ``allow_loss``; the text is None
    after an error. ``as_json`` writes JSON instead of YAML.
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
        arguments.get("manifest", True),
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
