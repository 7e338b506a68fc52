"""Reads the specifications of functions that write no files."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.arguments import one_toolbox, project_of, toolbox_jobs
from adlgen.config.project import NONE as NO_CONFIG
from adlgen.config.project import Project
from adlgen.diagnostics.model import Log, Severities
from adlgen.features.registry import feature
from adlgen.ir.agent import Agent
from adlgen.ir.lower import lower
from adlgen.ir.share import share as shared
from adlgen.linting.settings import LintSettings
from adlgen.output.state import RunState
from adlgen.output.trace import Trace
from adlgen.packs.request import AnyPath
from adlgen.packs.select import each
from adlgen.parameters import Arguments
from adlgen.pipeline import load_spec
from adlgen.spec.model import Spec
from adlgen.toolbox import Toolboxes


def reading(spec: AnyPath | None, arguments: Arguments) -> tuple[RunState, Project | None]:
    """Return the state of a function that writes no files, and the project if it reads its specifications."""
    log, trace = Log(), Trace()
    project = project_of(arguments, log, trace) if spec is None else None
    config = NO_CONFIG if project is None else project.config
    own = Log(
        strict=arguments.get("strict", False) or config.strict,
        severities=config.severities.overridden(arguments.get("severities", Severities())),
    )
    own.diagnostics += log.diagnostics
    return RunState(own, config.limits, trace), project


def lint_settings(project: Project | None, state: RunState, arguments: Arguments) -> LintSettings:
    """Return what the configuration determines about rules; that of the folder if a specification was given."""
    found = project or project_of(arguments, state.log, state.trace)
    return (NO_CONFIG if found is None else found.config).lint


def specified(
    spec: AnyPath | None,
    project: Project | None,
    state: RunState,
    arguments: Arguments,
    *,
    several: bool = False,
) -> Sequence[tuple[Spec, Agent]]:
    """Return a specification without errors, also as an agent, or those of the toolboxes of a project.

    A project with several toolboxes is an error unless ``several``. Raises StopRun after an error.
    """
    log, lenient = state.log, arguments.get("lenient", False)
    if project is None:
        log.stop_if_errors()
        assert spec is not None, "a configuration that cannot be read is an error"
        source = state.load(spec)
        known = load_spec(source, log, dialect=arguments.get("dialect"))
        agent = shared(lower(known, log, feature, lenient=lenient, folder=source.folder))
        return [(log.checked(known), agent)]
    one = () if several else (one_toolbox(arguments, project, log),)
    toolboxes = Toolboxes(state, lenient=lenient or project.config.lenient)
    jobs = one or toolbox_jobs(arguments, project, log)
    return each(jobs, log, lambda job, own: own.checked(toolboxes.spec_of(job, own)))
