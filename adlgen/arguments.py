"""The arguments of the functions of the API, and the jobs that they request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike, fspath, sep
from pathlib import Path
from typing import TypeAlias, TypedDict

from adlgen.config.project import Project, open_project
from adlgen.diagnostics.codes.output import NO_TARGET
from adlgen.diagnostics.model import Log, Severities
from adlgen.document.inputs import Inputs
from adlgen.packs.request import AnyPath, Job, SpecFile
from adlgen.packs.select import TargetSelection

Specs: TypeAlias = "AnyPath | Sequence[AnyPath] | None"
"""A specification, several that make up one toolbox, or None for those of the project's configuration. A
folder stands for the specifications in it."""


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
    any_version: bool
    """Whether the configuration may require another version of adlgen."""
    severities: Severities
    """Severities that take precedence over those of the configuration."""
    manifest: bool
    """Whether each output root has a manifest (the default). Without one, only files with adlgen's header are
    replaced, and no file is removed."""
    processes: int
    """The largest number of processes that work on the targets (by default 1); 0: as many as cores, if there is enough work."""


DEFAULT_SPEC = "agent.yaml"
"""The specification of a run without one, if there is no configuration with targets."""
_EXPLICIT = ("packs", "templates", "dialect")
"""Arguments of a run that is described by its arguments alone."""


def jobs_of(spec: Specs, arguments: Arguments, project: Project, log: Log) -> Sequence[Job]:
    """Return the jobs of the arguments.

    Without a specification they are those of the configuration, or those that wrote the output folder. For a
    specification of the configuration they are its targets.
    """
    targets, options = arguments.get("targets", ()), arguments.get("options", {})
    output = arguments.get("output")
    if spec is None and not any(arguments.get(key) for key in _EXPLICIT):
        if output is None and (project.config.targets or project.is_partial):
            return project.jobs(targets, options, log)
        if output is not None and not targets:
            known = project.jobs_into(Path(output), options, log)
            if known or log.has_errors:
                return known
            if not Path(DEFAULT_SPEC).exists():
                message = (
                    f"'{fspath(output)}' has no output of adlgen, and there is no '{DEFAULT_SPEC}'"
                )
                log.add(NO_TARGET, message, None, "name a spec, or the folder of an output")
                return ()
    if spec is not None and not any(arguments.get(key) for key in _EXPLICIT):
        known = _configured(spec, arguments, project)
        if known:
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


def _configured(spec: Specs, arguments: Arguments, project: Project) -> Sequence[Job]:
    """Return the configured jobs of specifications; none unless the configuration has them, and all targets."""
    given = [spec] if isinstance(spec, str | PathLike) else spec or []
    places = {Path(path).resolve() for path in given}
    targets, log = arguments.get("targets", ()), Log()
    known = (
        project.jobs(targets, arguments.get("options", {}), log) if project.config.targets else ()
    )
    found = [j for j in known if {Path(one.path).resolve() for one in j.specs} == places]
    output = arguments.get("output")
    if output is not None:
        found = [j for j in found if j.selection.output.resolve() == Path(output).resolve()]
    missing = targets and len(found) != len(known)
    return [] if log.has_errors or missing else found


def toolbox_jobs(arguments: Arguments, project: Project, log: Log) -> Sequence[Job]:
    """Return a job for each toolbox of the configuration, or for the default specification."""
    jobs = jobs_of(None, arguments, project, log)
    return tuple({job.tools: job for job in jobs}.values())


def one_toolbox(arguments: Arguments, project: Project, log: Log) -> Job:
    """Return the job of the only toolbox of the configuration. Raises StopRun after reporting that there are several."""
    jobs = toolbox_jobs(arguments, project, log)
    if len(jobs) > 1:
        from adlgen.diagnostics.codes.config import SEVERAL_TOOLBOXES

        names = ", ".join(spec.path for job in jobs for spec in job.specs)
        message = f"the targets of '{project.config.path}' have different tools"
        log.add(SEVERAL_TOOLBOXES, message, None, f"name one of the specs: {names}")
    if len(jobs) != 1:
        log.stop_if_errors()
    return jobs[0]


def project_of(arguments: Arguments, log: Log, inputs: Inputs | None = None) -> Project | None:
    """Return the project of the arguments, after errors with what could be read; None: nothing could be."""
    return open_project(
        log,
        arguments.get("config"),
        isolated=arguments.get("isolated", False),
        any_version=arguments.get("any_version", False),
        inputs=inputs,
    )
