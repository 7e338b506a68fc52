"""Reads the specifications of functions that write no files."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.arguments import one_toolbox, project_of, toolbox_jobs
from adlgen.config.model import Config
from adlgen.config.project import NONE as NO_CONFIG
from adlgen.config.project import Project
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log, Severities, StopRun
from adlgen.document.node import Source
from adlgen.features.registry import feature
from adlgen.ir.agent import Agent
from adlgen.ir.lower import lower
from adlgen.ir.share import share as shared
from adlgen.output.state import RunState
from adlgen.output.trace import Trace
from adlgen.packs.request import AnyPath
from adlgen.packs.select import each
from adlgen.parameters import Arguments
from adlgen.pipeline import load_spec
from adlgen.spec.model import Spec
from adlgen.toolbox import Toolboxes


class Reading(Struct):
    """What a function that reads specifications starts with."""

    state: RunState
    config: Config
    """The configuration, whose limits and severities are those of all specifications."""
    project: Project | None
    """The project whose specifications are read; None if one was given, or if the configuration cannot be read."""


def reading(spec: AnyPath | None, arguments: Arguments) -> Reading:
    """Return what a function that writes no files starts with."""
    log, trace = Log(), Trace()
    project = project_of(arguments, log, trace)
    config = NO_CONFIG if project is None else project.config
    own = Log(
        strict=arguments.get("strict", False) or config.strict,
        severities=config.severities.overridden(arguments.get("severities", Severities())),
    )
    own.diagnostics += log.diagnostics
    return Reading(RunState(own, config.limits, trace), config, project if spec is None else None)


def specified(
    spec: AnyPath | None, known: Reading, arguments: Arguments, *, several: bool = False
) -> Sequence[tuple[Spec, Agent]]:
    """Return a specification without errors, also as an agent, or those of the toolboxes of a project.

    A project with several toolboxes is an error unless ``several``. Raises StopRun after an error.
    """
    state, project = known.state, known.project
    log, lenient = state.log, arguments.get("lenient", False) or known.config.lenient
    if spec is not None:
        # Errors of the configuration hide nothing of the specification.
        found: list[tuple[Spec, Agent]] = []
        source, dialect = state.load(spec), arguments.get("dialect")
        log.run_all(lambda own: found.append(_alone(source, dialect, own, lenient=lenient)))
        return found
    if project is None:
        raise StopRun
    if several:
        jobs = toolbox_jobs(arguments, project, log)
    else:
        jobs = (one_toolbox(arguments, project, log),)
    toolboxes = Toolboxes(state, lenient=lenient)
    return each(jobs, log, lambda job, own: own.checked(toolboxes.spec_of(job, own)))


def _alone(source: Source, dialect: str | None, log: Log, *, lenient: bool) -> tuple[Spec, Agent]:
    known = load_spec(source, log, dialect=dialect)
    return known, shared(lower(known, log, feature, lenient=lenient, folder=source.folder))
