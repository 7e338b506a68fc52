"""The API: generate, scaffold, check, diff, validate and convert as typed functions.

The command line is a thin wrapper around them. They print nothing, and problems that a user can cause
are diagnostics of the result, not exceptions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike, fspath, sep
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypedDict, Unpack

from adlgen.config.project import Project, open_project
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log, Severities
from adlgen.document.limits import raised
from adlgen.document.node import JsonValue
from adlgen.features.registry import feature
from adlgen.ir.agent import Agent
from adlgen.ir.lower import lower
from adlgen.output.moves import Renamed
from adlgen.output.outcome import Mode, Output, Result
from adlgen.output.progress import Progress
from adlgen.output.roots import Permissions
from adlgen.output.tree import Owner
from adlgen.packs.request import AnyPath, Job, Request, SpecFile
from adlgen.packs.select import TargetSelection
from adlgen.pipeline import run, specify
from adlgen.spec.model import Spec

if TYPE_CHECKING:
    from adlgen.features.providers.export import Wanted

__all__ = [
    "Arguments",
    "Output",
    "Result",
    "check",
    "convert",
    "diff",
    "export",
    "generate",
    "lint",
    "scaffold",
    "validate",
]

Specs: TypeAlias = "AnyPath | Sequence[AnyPath] | None"
"""A specification, several that make up one toolbox, or None for those of the project's configuration. A
folder stands for the specifications in it."""

_ADLGEN: frozenset[Owner] = frozenset({"adlgen"})
_USER: frozenset[Owner] = frozenset({"user"})
_ALL = _ADLGEN | _USER
_NOTHING = Permissions()


class Arguments(TypedDict, total=False):
    """The arguments that every function takes."""

    targets: Sequence[str]
    """Names of packs; by default those of ``packs``, otherwise the languages of the specification."""
    packs: Sequence[AnyPath]
    """Folders of packs that do not come with adlgen."""
    templates: AnyPath | None
    """A folder of single templates and views that override those of the only target."""
    output: AnyPath | None
    """The output root of a single target, or the parent of the ``<target>/`` folders of several; by
    default the current directory, or the output roots of the configuration."""
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
    config: AnyPath | None
    """The configuration; by default the nearest ``adlgen.yaml`` or ``pyproject.toml`` with ``[tool.adlgen]``."""
    isolated: bool
    """Whether no configuration is read."""
    severities: Severities
    """Severities that take precedence over those of the configuration."""
    manifest: bool
    """Whether each output root has a manifest (the default). Without one, only files with adlgen's header are
    replaced, and no file is removed."""


def generate(
    spec: Specs = None,
    *,
    scaffold: bool = False,
    force: bool = False,
    replace: bool = False,
    dry_run: bool = False,
    **arguments: Unpack[Arguments],
) -> Result:
    """Write the generated files: all files of all targets, or none.

    ``scaffold`` also writes missing user-owned files; ``force`` replaces edited and foreign files;
    ``replace`` replaces the output of another specification, pack or other options; ``dry_run`` writes nothing.
    """
    owners = _ALL if scaffold else _ADLGEN
    mode = Mode.PREVIEW if dry_run else Mode.WRITE
    return _run(spec, owners, mode, arguments, Permissions(force=force, replace=replace))


def scaffold(
    spec: Specs = None,
    *,
    dry_run: bool = False,
    move: tuple[str, str] | None = None,
    **arguments: Unpack[Arguments],
) -> Result:
    """Write the missing user-owned files; existing files are never changed.

    ``move`` has the old and the new id of a tool: its files are moved, and what adlgen named after the tool
    is renamed in them.
    """
    mode = Mode.PREVIEW if dry_run else Mode.WRITE
    return _run(spec, _USER, mode, arguments, Permissions(renamed=Renamed(*move) if move else None))


def diff(spec: Specs = None, *, scaffold: bool = False, **arguments: Unpack[Arguments]) -> Result:
    """Compare the disk with what ``generate`` would write; ``Output.diff`` yields the lines of the diff."""
    return _run(spec, _ALL if scaffold else _ADLGEN, Mode.COMPARE, arguments)


def check(spec: Specs = None, *, scaffold: bool = False, **arguments: Unpack[Arguments]) -> Result:
    """Compare like ``diff``; stale output is an error of the result."""
    return _run(spec, _ALL if scaffold else _ADLGEN, Mode.CHECK, arguments)


def validate(*specs: AnyPath, **arguments: Unpack[Arguments]) -> Result:
    """Report every problem of some specifications, without rendering anything.

    Names are checked for the given targets, by default for those of each specification.
    """
    if not specs:
        return _run(None, _ADLGEN, Mode.PLAN, arguments)
    results = [_run(spec, _ADLGEN, Mode.PLAN, arguments) for spec in specs]
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
    from adlgen.features.providers.places import bundled
    from adlgen.frontends.writers import convert as converted

    progress, text = _progress(arguments), None
    with progress.stopping():
        known, agent = _specified(spec, progress, arguments)
        known = bundled(known, agent)
        text = converted(known, to, progress.log, allow_loss=allow_loss, as_json=as_json)
    result = progress.result()
    return result, text if result.ok else None


def export(
    spec: AnyPath,
    *,
    wanted: Wanted,
    rename: bool = False,
    **arguments: Unpack[Arguments],
) -> tuple[Result, JsonValue, JsonValue]:
    """Return the definitions of the tools for a provider of models, and the names that were replaced.

    What the provider refuses is an error of the result, and what it does not support a warning. ``rename``
    replaces names that the provider refuses; the last value maps the new names to those of the source. Both
    values are None after an error.
    """
    from adlgen.features.providers.export import export as exported
    from adlgen.features.providers.names import Renames

    progress, definitions = _progress(arguments), None
    renames = Renames()
    with progress.stopping():
        known, agent = _specified(spec, progress, arguments)
        definitions = exported(known, agent, wanted, progress.log, renames if rename else None)
    result = progress.result()
    return (result, definitions, renames.data()) if result.ok else (result, None, None)


def lint(spec: AnyPath, *, checked: Sequence[Wanted], **arguments: Unpack[Arguments]) -> Result:
    """Report what some providers of models would refuse or ignore in the definitions of the tools."""
    from adlgen.features.providers.export import export as exported

    progress = _progress(arguments)
    with progress.stopping():
        known, agent = _specified(spec, progress, arguments)
        for wanted in checked:
            exported(known, agent, replace(wanted, is_lint=True), progress.log)
    return progress.result()


def _progress(arguments: Arguments) -> Progress:
    """Return the progress of a function that reads one specification and writes no files."""
    log = Log(
        strict=arguments.get("strict", False), severities=arguments.get("severities", Severities())
    )
    return Progress(log)


def _specified(spec: AnyPath, progress: Progress, arguments: Arguments) -> tuple[Spec, Agent]:
    """Return a specification without errors, also as an agent; raise StopRun if it has some."""
    source = progress.load(spec)
    known = specify(source, progress.log, dialect=arguments.get("dialect"))
    agent = lower(
        known,
        progress.log,
        feature,
        lenient=arguments.get("lenient", False),
        folder=source.folder,
    )
    return progress.log.checked(known), agent


def _run(
    spec: Specs,
    owners: frozenset[Owner],
    mode: Mode,
    arguments: Arguments,
    may: Permissions = _NOTHING,
) -> Result:
    """Run the jobs of the arguments, or those of the configuration if no specification is given."""
    log = Log()
    project = open_project(log, arguments.get("config"), isolated=arguments.get("isolated", False))
    if project is None:
        return Result(tuple(log.diagnostics), (), {})
    jobs = jobs_of(spec, arguments, project, log)
    if log.has_errors:
        return Result(tuple(log.diagnostics), (), project.sources)
    config = project.config
    with raised(config.limits):
        return run(
            Request(
                jobs,
                owners,
                mode,
                lenient=arguments.get("lenient", False) or config.lenient,
                strict=arguments.get("strict", False) or config.strict,
                format=arguments.get("format", False) or config.format,
                limits=config.limits,
                severities=config.severities.overridden(arguments.get("severities", Severities())),
                inputs=project.inputs,
                fail_message=config.fail_message,
                may=may,
            )
        )


DEFAULT_SPEC = "agent.yaml"
"""The specification of a run without one, if there is no configuration with targets."""
_EXPLICIT = ("packs", "templates", "dialect")
"""Arguments of a run that is described by its arguments alone."""


def jobs_of(spec: Specs, arguments: Arguments, project: Project, log: Log) -> Sequence[Job]:
    """Return the jobs of the arguments.

    Without a specification they are those of the configuration, or those that wrote the output folder.
    """
    targets, options = arguments.get("targets", ()), arguments.get("options", {})
    output = arguments.get("output")
    if spec is None and not any(arguments.get(key) for key in _EXPLICIT):
        if output is None and project.config.targets:
            return project.jobs(targets, options, log)
        if output is not None and not targets:
            known = project.jobs_into(Path(output), options, log)
            if known or log.has_errors:
                return known
    paths = [DEFAULT_SPEC] if spec is None else [spec] if isinstance(spec, str | PathLike) else spec
    templates = arguments.get("templates")
    selection = TargetSelection(
        tuple(targets),
        tuple(map(Path, arguments.get("packs", ()))),
        None if templates is None else Path(templates),
        Path(output or "."),
        options,
        arguments.get("manifest", True),
    )
    dialect = arguments.get("dialect")
    files = tuple(SpecFile(fspath(path).replace(sep, "/"), dialect) for path in paths)
    return [Job(files, selection)]
