"""What users ask of adlgen, as functions: generate, scaffold, check, diff, validate.

The command line is a thin dress over these. They print nothing and raise nothing that a user can
cause: problems are in the result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict, Unpack

from adlgen.diagnostics.codes.output import STALE
from adlgen.diagnostics.model import Log
from adlgen.output.compare import WRITTEN
from adlgen.output.judge import advise, refuse
from adlgen.output.tree import Owner
from adlgen.run import AnyPath, Output, Request, Result, Run
from adlgen.targets import Choice

__all__ = [
    "Choices",
    "Output",
    "Result",
    "check",
    "convert",
    "diff",
    "generate",
    "scaffold",
    "validate",
]

_OURS: frozenset[Owner] = frozenset({"adlgen"})
_USERS: frozenset[Owner] = frozenset({"user"})


class Choices(TypedDict, total=False):
    """What every verb takes."""

    targets: Sequence[str]
    """Names of packs. Without any: those of ``packs``, else the languages of the specification."""
    packs: Sequence[AnyPath]
    """Folders of packs that do not come with adlgen."""
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
    **choices: Unpack[Choices],
) -> Result:
    """Write what adlgen owns: all files of all targets, or none.

    ``scaffold`` writes the user's missing files too; ``force`` replaces files that were edited or are
    foreign; ``dry_run`` writes nothing.
    """
    request = _request(spec, _OURS | _USERS if scaffold else _OURS, choices)
    return _write(Run(request), force=force, dry_run=dry_run)


def scaffold(spec: AnyPath, *, dry_run: bool = False, **choices: Unpack[Choices]) -> Result:
    """Write the files of the user's that are missing; never touch one that exists."""
    return _write(Run(_request(spec, _USERS, choices)), force=False, dry_run=dry_run)


def diff(spec: AnyPath, *, scaffold: bool = False, **choices: Unpack[Choices]) -> Result:
    """Compare the disk with what ``generate`` would write; ``Output.diff`` has the lines."""
    run = Run(_request(spec, _OURS | _USERS if scaffold else _OURS, choices))
    with run.stopping():
        run.compare()
    return run.result()


def check(spec: AnyPath, *, scaffold: bool = False, **choices: Unpack[Choices]) -> Result:
    """Compare like ``diff``; output that is not up to date is an error of the result."""
    run = Run(_request(spec, _OURS | _USERS if scaffold else _OURS, choices))
    with run.stopping():
        run.compare()
        for output in run.outputs:
            _report_stale(output, run.log)
            advise(output.changes, output.root, run.log)
    return run.result()


def validate(*specs: AnyPath, **choices: Unpack[Choices]) -> Result:
    """Find every mistake of some specifications, without rendering anything.

    Names are checked for the targets chosen, else for those that each specification names.
    """
    runs = [Run(_request(spec, _OURS, choices)) for spec in specs]
    for run in runs:
        with run.stopping():
            run.plan()
    diagnostics = dict.fromkeys(d for run in runs for d in run.log.diagnostics)
    sources = {path: text for run in runs for path, text in run.sources.items()}
    return Result(tuple(diagnostics), (), sources)


def convert(
    spec: AnyPath,
    *,
    to: str,
    allow_loss: bool = False,
    as_json: bool = False,
    **choices: Unpack[Choices],
) -> tuple[Result, str | None]:
    """Return the specification in another format, one of ``adlgen.frontends.writers.TARGETS``.

    What the format cannot say is an error, or with ``allow_loss`` a warning; the text is None after an
    error. ``as_json`` writes JSON where the format is usually YAML.
    """
    from adlgen.frontends.writers import convert as converted

    run = Run(_request(spec, _OURS, choices))
    text = None
    with run.stopping():
        known = run.specify()
        text = converted(known, to, run.log, allow_loss=allow_loss, as_json=as_json)
    result = run.result()
    return result, text if result.ok else None


def _request(spec: AnyPath, owners: frozenset[Owner], choices: Choices) -> Request:
    choice = Choice(
        tuple(choices.get("targets", ())),
        tuple(map(Path, choices.get("packs", ()))),
        Path(choices.get("output", ".")),
        choices.get("options", {}),
    )
    return Request(
        spec,
        choice,
        owners,
        choices.get("dialect"),
        lenient=choices.get("lenient", False),
        strict=choices.get("strict", False),
        format=choices.get("format", False),
    )


def _write(run: Run, *, force: bool, dry_run: bool) -> Result:
    with run.stopping():
        cut_off = run.compare(force=force)
        for output in run.outputs:
            refuse(output.changes, output.root, run.log)
        run.log.stop_if_errors()
        changed = any(output.changes.having(*WRITTEN) for output in run.outputs)
        if not dry_run and (changed or cut_off):
            run.publish(force=force)
        for output in run.outputs:
            advise(output.changes, output.root, run.log)
    return run.result()


def _report_stale(output: Output, log: Log) -> None:
    stale = output.changes.stale
    if stale:
        files = "1 file is" if len(stale) == 1 else f"{len(stale)} files are"
        message = f"{files} not up to date in '{output.root.as_posix()}'"
        log.add(STALE, message, None, "run `adlgen generate` and commit the result")
