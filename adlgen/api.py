"""The API: generate, scaffold, check, diff, validate and convert as typed functions.

The command line is a thin wrapper around them. They print nothing, and problems that a user can cause
are diagnostics of the result, not exceptions.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from os import fspath
from typing import TYPE_CHECKING, Unpack

from adlgen.arguments import DEFAULT_SPEC, Specs, jobs_of, project_of, toolbox_jobs
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log, Severities
from adlgen.document.limits import raised
from adlgen.document.node import JsonValue
from adlgen.output.moves import Renamed
from adlgen.output.outcome import Mode, Output, Result
from adlgen.output.roots import Addition, Permissions
from adlgen.output.state import texts_of
from adlgen.output.trace import Trace
from adlgen.output.tree import Owner
from adlgen.packs.request import AnyPath, Request, SpecFile
from adlgen.parameters import Arguments
from adlgen.pipeline import run

if TYPE_CHECKING:
    from adlgen.features.providers.export import ExportOptions
    from adlgen.formatting.run import Formatted
    from adlgen.linting.run import Choice, Finding
    from adlgen.sharing.command import Shared

__all__ = [
    "DEFAULT_SPEC",
    "Arguments",
    "Output",
    "Result",
    "check",
    "convert",
    "diff",
    "export",
    "format_specs",
    "generate",
    "jobs_of",
    "lint",
    "lint_rules",
    "scaffold",
    "share",
    "validate",
]

_ADLGEN: frozenset[Owner] = frozenset({"adlgen"})
_USER: frozenset[Owner] = frozenset({"user"})
_ALL = _ADLGEN | _USER
_NOTHING = Permissions()


def generate(
    spec: Specs = None,
    *,
    scaffold: bool = False,
    force: bool = False,
    replace: bool = False,
    dry_run: bool = False,
    declared: Collection[AnyPath] | None = None,
    **arguments: Unpack[Arguments],
) -> Result:
    """Write the generated files: all files of all targets, or none.

    ``scaffold`` also writes missing user-owned files; ``force`` replaces edited and foreign files;
    ``replace`` replaces the output of another specification, pack or other options; ``dry_run`` writes nothing. ``declared`` has the paths of all
    files that a build expects; it is an error if the run would write others, or would not write one of them.
    """
    owners = _ALL if scaffold else _ADLGEN
    mode = Mode.PREVIEW if dry_run else Mode.WRITE
    expected = None if declared is None else frozenset(fspath(path) for path in declared)
    permissions = Permissions(force=force, replace=replace, declared=expected)
    return _run(spec, owners, mode, arguments, permissions)


def generate_with(addition: Addition, mode: Mode, **arguments: Unpack[Arguments]) -> Result:
    """Write the generated files of the configuration, and further changes in the same transaction."""
    return _run(None, _ADLGEN, mode, arguments, _NOTHING, addition)


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
    """Return the specification in another format, one of ``adlgen.frontends.writers.formats()``.

    Parts that the format cannot represent are errors, or warnings with ``allow_loss``; the text is None
    after an error. ``as_json`` writes JSON instead of YAML.
    """
    from adlgen.features.providers.places import bundled
    from adlgen.frontends.writers import convert as converted
    from adlgen.frontends.writers import has_extensions
    from adlgen.specified import reading, specified

    own, text = reading(spec, arguments), None
    with own.state.stopping():
        ((known, agent),) = specified(spec, own, arguments)
        known = bundled(known, agent, has_extensions=has_extensions(to))
        text = converted(known, to, own.state.log, allow_loss=allow_loss, as_json=as_json)
    result = own.state.result()
    return result, text if result.ok else None


def export(
    spec: AnyPath | None = None,
    *,
    wanted: ExportOptions,
    rename: bool = False,
    **arguments: Unpack[Arguments],
) -> tuple[Result, JsonValue, JsonValue]:
    """Return the definitions of the tools for a provider of models, and the names that were replaced.

    What the provider refuses is an error of the result, and what it does not support a warning. ``rename``
    replaces names that the provider refuses; the last value maps the new names to those of the source. Both
    values are None after an error.
    """
    from adlgen.features.providers.export import export as exported
    from adlgen.providers.names import Renames
    from adlgen.specified import reading, specified

    own, definitions = reading(spec, arguments), None
    renames = Renames()
    with own.state.stopping():
        ((known, agent),) = specified(spec, own, arguments)
        definitions = exported(known, agent, wanted, own.state.log, renames if rename else None)
    result = own.state.result()
    return (result, definitions, renames.data()) if result.ok else (result, None, None)


def lint(
    spec: AnyPath | None = None, *, checked: Sequence[ExportOptions], **arguments: Unpack[Arguments]
) -> Result:
    """Report what some providers of models would refuse or ignore in the definitions of the tools."""
    return lint_rules(spec, checked=checked, **arguments)[0]


def lint_rules(
    spec: AnyPath | None = None,
    *,
    checked: Sequence[ExportOptions] = (),
    rules: Choice | None = None,
    **arguments: Unpack[Arguments],
) -> tuple[Result, tuple[Finding, ...]]:
    """Report what providers refuse, as :func:`lint`, and what rules about tools find; also return the latter.

    ``rules`` selects the rules, with the settings of the project; None: only the limits of the providers are checked.
    The findings include those that are accepted with a reason, and notes that are not reported.
    """
    from adlgen.features.providers.export import export as exported
    from adlgen.linting.run import lint as apply_rules
    from adlgen.specified import reading, specified

    own = reading(spec, arguments)
    state = own.state
    findings: tuple[Finding, ...] = ()
    with state.stopping():
        known = specified(spec, own, arguments, several=True)
        for one, agent in known:
            for wanted in checked:
                exported(one, agent, replace(wanted, is_lint=True), state.log)
        if rules is not None:
            choice = replace(rules, settings=own.config.lint, is_partial=spec is not None)
            findings = apply_rules([one for one, _ in known], choice, state.log)
    return state.result(), findings


def share(
    spec: AnyPath,
    *,
    types: str | None = None,
    dry_run: bool = False,
    **arguments: Unpack[Arguments],
) -> Shared:
    """Make equal schemas of the tools definitions of a types file next to the specification, which refers to them.

    ``types`` is the name of that file, by default ``types.json`` or ``types.yaml``. The tools accept the same values
    as before; otherwise nothing is written, and there is an error.
    """
    from adlgen.sharing.command import Request as SharingRequest
    from adlgen.sharing.command import run as run_sharing
    from adlgen.specified import reading

    request = SharingRequest(spec, types, arguments.get("dialect"), dry_run)
    return run_sharing(request, reading(spec, arguments).state)


def format_specs(
    *specs: AnyPath, check: bool = False, dry_run: bool = False, **arguments: Unpack[Arguments]
) -> tuple[Result, Formatted]:
    """Write specifications and files of definitions in their canonical layout: all of them, or none.

    A folder or a pattern stands for the files in it that have a layout. Without specifications, those of the project are formatted, with
    the files of definitions next to them. ``check``: a file that is not formatted is an error, and nothing is written; ``dry_run``: nothing is
    written. ``adlgen.formatting.formatted`` formats a text.
    """
    from adlgen.formatting.run import Formatted, Wanted, format_files
    from adlgen.specified import reading

    own = reading(specs[0] if specs else None, arguments)
    (state, project), done = (own.state, own.project), Formatted()
    with state.stopping():
        state.log.stop_if_errors()
        files = tuple(SpecFile(fspath(path), arguments.get("dialect")) for path in specs)
        wanted = Wanted(files)
        if project is not None:
            jobs = toolbox_jobs(arguments, project, state.log)
            files = tuple(file for job in jobs for file in job.specs)
            wanted = Wanted(files, [p for job in jobs for p in job.exclude], follows=True)
        done = format_files(wanted, state, check=check, writes=not (check or dry_run))
    return state.result(), done


def _run(
    spec: Specs,
    owners: frozenset[Owner],
    mode: Mode,
    arguments: Arguments,
    permissions: Permissions = _NOTHING,
    addition: Addition | None = None,
) -> Result:
    """Run the jobs of the arguments, or those of the configuration if no specification is given."""
    log, trace = Log(), Trace()
    project = project_of(arguments, log, trace)
    if project is None:
        return Result(tuple(log.diagnostics), (), texts_of(trace, log.diagnostics))
    jobs, config = jobs_of(spec, arguments, project, log), project.config
    if not jobs:
        return Result(tuple(log.diagnostics), (), project.sources)
    request = Request(
        jobs,
        owners,
        Mode.PLAN if log.has_errors else mode,
        lenient=arguments.get("lenient", False) or config.lenient,
        strict=arguments.get("strict", False) or config.strict,
        format=arguments.get("format", False) or config.format,
        limits=config.limits,
        severities=config.severities.overridden(arguments.get("severities", Severities())),
        trace=trace,
        fail_message=config.fail_message,
        permissions=permissions,
        addition=addition,
        processes=arguments.get("processes", 1),
    )
    with raised(config.limits):
        return run(request).after(log.diagnostics, project.sources)
