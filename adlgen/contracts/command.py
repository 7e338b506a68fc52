"""The run of ``adlgen breaking``: reads both versions, compares them, and applies exceptions."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress

from adlgen.arguments import Specs, jobs_of
from adlgen.config.project import Project
from adlgen.contracts.emitted import emitted
from adlgen.contracts.exceptions import Accepted, accept
from adlgen.contracts.model import Finding, Options, PlannedTarget, Version
from adlgen.contracts.refusals import refusals
from adlgen.contracts.report import report
from adlgen.contracts.seen import seen
from adlgen.contracts.versions import change_of, check_version, rise_of
from adlgen.contracts.wire import wire
from adlgen.diagnostics.codes.breaking import NO_EARLIER
from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document.limits import Limits
from adlgen.document.node import Source
from adlgen.document.revision import Revision, RevisionError
from adlgen.output.outcome import Result
from adlgen.output.state import RunState
from adlgen.packs.request import Job, SpecFile
from adlgen.packs.select import select
from adlgen.parameters import Arguments
from adlgen.pipeline import plan_for
from adlgen.toolbox import Toolboxes

SERVER = "<server>"
"""The path of the tools that a running server lists."""
LAST_COMMIT = "HEAD"


class Request(Struct):
    """The arguments of a run."""

    spec: Specs = None
    against: str = ""
    """A revision or a file; empty: that of the configuration, or the last commit."""
    server: str | None = None
    """The tools that a running server lists, as JSON; they are then the earlier version."""
    levels: tuple[str, ...] = ()
    """The levels whose findings are errors; empty: those of the configuration."""
    options: Options = Options()


class Compared(Struct):
    """The result of a run."""

    result: Result
    findings: tuple[Finding, ...] = ()
    accepted: tuple[tuple[Finding, str], ...] = ()
    """The findings that the configuration accepts, each with the reason."""
    against: str = ""
    rise: str = ""
    """The part of the version that must rise; empty if nothing has changed."""
    versions: tuple[str, str] = ("", "")
    new_specs: tuple[str, ...] = ()
    """The specifications that the earlier version does not have."""
    pairs: tuple[tuple[Version, Version], ...] = ()
    """The earlier and the current version of each toolbox that was compared."""


class _Found(Struct, frozen=False):
    findings: list[Finding] = field(default_factory=list)
    accepted: list[tuple[Finding, str]] = field(default_factory=list)
    rises: list[str] = field(default_factory=list)
    versions: tuple[str, str] = ("", "")
    new_specs: list[str] = field(default_factory=list)
    pairs: list[tuple[Version, Version]] = field(default_factory=list)


def run(request: Request, state: RunState, project: Project, arguments: Arguments) -> Compared:
    """Compare the toolboxes of a specification or a project with an earlier version."""
    settings = project.config.breaking
    against = SERVER if request.server is not None else request.against or settings.against
    against = against or LAST_COMMIT
    options = replace(
        request.options,
        strict_open=request.options.strict_open or settings.strict_open,
        closed=request.options.closed or settings.closed,
    )
    found = _Found()
    log = state.log
    with state.stopping():
        jobs = jobs_of(request.spec, arguments, project, log)
        log.stop_if_errors()
        earlier = _Earlier(against, request.server, state, project.config.limits)
        lenient = arguments.get("lenient", False) or project.config.lenient
        groups: dict[object, list[Job]] = {}
        for job in jobs:
            groups.setdefault(job.tools, []).append(job)
        for group in groups.values():
            versions = earlier.versions(group[0], _Reading(state, lenient, log), found)
            if versions is not None:
                findings = _findings(group, versions, options, log)
                kept = accept(findings, settings.exceptions, versions[1].agent.version, log)
                _keep(kept, versions, found)
        report(found.findings, request.levels or settings.levels, log)
    rise = next((part for part in ("major", "minor", "patch") if part in found.rises), "")
    return Compared(
        state.result(),
        tuple(found.findings),
        tuple(found.accepted),
        against,
        rise,
        found.versions,
        tuple(found.new_specs),
        tuple(found.pairs),
    )


def _keep(kept: Accepted, versions: tuple[Version, Version], found: _Found) -> None:
    """Record the findings of a toolbox, and that its version is too low for them."""
    old, new = versions
    change = change_of(old, new, kept.findings)
    low = check_version(versions, change, kept.findings)
    found.findings += [*kept.findings, *([low] if low else [])]
    found.accepted += kept.accepted
    found.rises.append(rise_of(old, change))
    found.versions = old.agent.version, new.agent.version
    found.pairs.append(versions)


class _Reading(Struct):
    """How both versions are read."""

    state: RunState
    lenient: bool
    log: Log

    def version(self, job: Job) -> Version:
        """Return the toolbox of a job; only errors are reported. Raises StopRun after an error."""
        own = self.log.empty()
        try:
            spec, agent = Toolboxes(self.state, lenient=self.lenient).spec_of(job, own)
        except StopRun:
            self.log.extend(own)
            raise
        return Version(spec, agent)

    def earlier(self, job: Job) -> Version:
        """Return an earlier version, without its overlays if they do not fit it. Raises StopRun after an error."""
        if job.overlays:
            with suppress(StopRun):
                quiet = replace(self, log=self.log.empty())
                return quiet.version(job)
        return self.version(replace(job, overlays={}))


class _Earlier:
    """The earlier versions of specifications."""

    def __init__(self, against: str, server: str | None, state: RunState, limits: Limits) -> None:
        self.against, self.state = against, state
        self.revision: Revision | None = None
        if server is not None:
            state.provide(Source(SERVER, server))
        elif not os.path.lexists(against):
            try:
                self.revision = Revision(against, limits=limits)
            except RevisionError as error:
                hint = "name a file, or fetch the branch first"
                state.log.add(NO_EARLIER, str(error), None, hint)
                raise StopRun from None

    def versions(
        self, job: Job, reading: _Reading, found: _Found
    ) -> tuple[Version, Version] | None:
        """Return both versions of a toolbox; None if the earlier one has none of the specifications."""
        new = reading.version(job)
        before = self._job(job)
        if before is None:
            found.new_specs += [spec.path for spec in job.specs]
            return None
        return reading.earlier(before), new

    def _job(self, job: Job) -> Job | None:
        """Return the job of the earlier version; None if it has none of the specifications."""
        if self.revision is None:
            dialect = "mcp" if self.against == SERVER else None
            overlays = dict(zip([self.against], job.overlays.values(), strict=False))
            specs: tuple[SpecFile, ...] = (SpecFile(self.against, dialect),)
            return replace(job, specs=specs, exclude=(), overlays=overlays)
        found, overlays = [], {}
        for spec in job.specs:
            for path in self.revision.expand(spec.path, job.exclude):
                source = self.revision.source(path)
                if source is not None:
                    self.state.provide(source)
                    found.append(SpecFile(source.path, spec.dialect))
                    overlays |= {source.path: job.overlays[path]} if path in job.overlays else {}
        if not found:
            return None
        return replace(job, specs=tuple(found), exclude=(), overlays=overlays)


def _findings(
    jobs: Sequence[Job], versions: tuple[Version, Version], options: Options, log: Log
) -> list[Finding]:
    """Return the findings about the tools of some jobs, which have the same toolbox."""
    old, new = versions
    findings = [*wire(old, new, options)]
    for target in _targets(jobs, versions, log):
        findings += emitted(old, new, target)
    return [*findings, *seen(old, new), *refusals(old, new)]


def _targets(
    jobs: Sequence[Job], versions: tuple[Version, Version], log: Log
) -> Iterator[PlannedTarget]:
    """Yield the plans of both versions for each target; one that cannot be planned is not compared."""
    old, new = versions
    for job in jobs:
        for target in select(job.selection, new.agent, log, required=False):
            with suppress(StopRun):
                plans = [
                    plan_for(agent, target.pack, target.options, log.empty(), job.types)[0]
                    for agent in (old.agent, new.agent)
                ]
                name = job.configured_as or target.name
                yield PlannedTarget(name, target.pack.language, *plans)
