"""The arguments of the functions of the API, and the jobs that they request."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike, fspath, sep
from pathlib import Path
from typing import TypeAlias

from adlgen.config.project import Project, open_project
from adlgen.diagnostics.codes.output import NO_TARGET
from adlgen.diagnostics.model import Log
from adlgen.document.inputs import Inputs
from adlgen.packs.request import AnyPath, Job, SpecFile
from adlgen.packs.select import TargetSelection
from adlgen.parameters import Arguments

Specs: TypeAlias = "AnyPath | Sequence[AnyPath] | None"
"""A specification, several that make up one toolbox, or None for those of the project's configuration. A
folder stands for the specifications in it."""


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
