"""Toolboxes: the tools of one or several specifications, read and lowered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from adlgen.diagnostics.codes.shape import UNKNOWN_DIALECT
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Diagnostic, Log, Span, StopRun
from adlgen.document import SourceError, read_document
from adlgen.document.node import Document, Source
from adlgen.document.paths import expand, is_pattern
from adlgen.features.registry import feature
from adlgen.frontends.readers import read_spec
from adlgen.ir.agent import Agent, Tool
from adlgen.ir.lower import lower
from adlgen.ir.merge import merge
from adlgen.ir.share import share
from adlgen.output.state import RunState
from adlgen.packs.origin import LoadedAgent
from adlgen.packs.pins import near, with_pins
from adlgen.packs.request import Job, SpecFile, ToolFilter
from adlgen.packs.select import check_selection
from adlgen.spec.model import Spec
from adlgen.spec.overlays.model import Overlay
from adlgen.spec.resolve import resolve


def load_spec(
    source: Source, log: Log, *, dialect: str | None = None, overlay: Overlay | None = None
) -> Spec:
    """Read and resolve a specification of any format, with an overlay. Raises StopRun after an error."""
    spec = specified(read_document(source, log), log, dialect=dialect)
    return log.checked(_overlaid(spec, overlay, log, source))


def _overlaid(spec: Spec, overlay: Overlay | None, log: Log, source: Source) -> Spec:
    if overlay is None:
        return spec
    from adlgen.spec.overlays.stage import overlaid  # few projects have overlays

    return overlaid(spec, overlay, log, source.folder)


def specified(document: Document, log: Log, *, dialect: str | None = None) -> Spec:
    """Return the specification in a document. Raises StopRun after an error."""
    return log.checked(resolve(read_spec(document, log, dialect), log, feature))


def load_agent(
    source: Source,
    log: Log,
    *,
    lenient: bool = False,
    dialect: str | None = None,
    overlay: Overlay | None = None,
) -> Agent:
    """Read a specification and lower it to the IR. Raises StopRun after an error."""
    return share(_read(source, log, overlay, lenient=lenient, dialect=dialect).agent)


class _Read(Struct):
    """A specification that was read, as an agent."""

    source: Source
    agent: Agent
    dialect: str


def _read(
    source: Source, log: Log, overlay: Overlay | None, *, lenient: bool, dialect: str | None
) -> _Read:
    spec = resolve(read_spec(read_document(source, log), log, dialect), log, feature)
    spec = _overlaid(spec, overlay, log, source)
    agent = lower(spec, log, feature, lenient=lenient, folder=source.folder)
    return _Read(source, log.checked(agent), spec.dialect)


_Key: TypeAlias = tuple[str, str | None, bool, str]
"""A path, its format, whether it may be no specification, and its overlay."""


class Toolboxes:
    """Reads the toolboxes of a run; specifications that several jobs share are read once."""

    def __init__(self, state: RunState, *, lenient: bool) -> None:
        """Record what is read in ``state``."""
        self._progress = state
        self._lenient = lenient
        self._known: dict[_Key, tuple[_Read | None, Log]] = {}

    def of(self, job: Job, log: Log) -> LoadedAgent:
        """Return the toolbox of a job. Raises StopRun after an error in any of its specifications.

        In that case the targets and options of the job are checked as well, as no later stage does.
        """
        try:
            return self.tools_of(job, log)
        except StopRun:
            check_selection(job.selection, log)
            raise

    def tools_of(self, job: Job, log: Log) -> LoadedAgent:
        """Return the toolbox of a job for a run that has no targets. Raises StopRun after an error."""
        found = [one for spec in job.specs for one in self._agents(spec, job, log)]
        _check_overlays(job, [one.source.path for one in found], log)
        log.stop_if_errors()
        agent = with_pins(merge([one.agent for one in found], log), job.names, log)
        agent = log.checked(_named(agent, job, len(found)))
        return LoadedAgent(
            share(_selected(agent, job.only, log)),
            tuple(one.source for one in found),
            frozenset(one.dialect for one in found),
        )

    def spec_of(self, job: Job, log: Log) -> tuple[Spec, Agent]:
        """Return the selected tools of a job as one specification, and as an agent. Raises StopRun after an error."""
        toolbox = self.tools_of(job, log)
        ids = {tool.id for tool in toolbox.agent.tools}
        dialects = {file.dialect for file in job.specs}
        dialect = job.specs[0].dialect if len(dialects) == 1 else None
        specs = [
            load_spec(s, log.empty(), dialect=dialect, overlay=job.overlays.get(s.path))
            for s in toolbox.sources
        ]
        tools = (tool for spec in specs for tool in spec.tools if tool.id.value in ids)
        return replace(specs[0], tools=tuple(tools)), toolbox.agent

    def _agents(self, spec: SpecFile, job: Job, log: Log) -> Iterator[_Read]:
        paths = expand(spec.path, job.exclude, self._progress.trace)
        several = is_pattern(spec.path) or paths != [spec.path]
        count = 0
        for path in paths:
            overlay = job.overlays.get(path)
            found = self._agent(path, spec, overlay, log, optional=several)
            if found is not None:
                count += 1
                yield found
        if several and count == 0 and not log.has_errors:
            from adlgen.diagnostics.codes.config import NO_SPECS

            log.add(NO_SPECS, f"'{spec.path}' contains no specification", None)

    def _agent(
        self, path: str, spec: SpecFile, overlay: Overlay | None, log: Log, *, optional: bool
    ) -> _Read | None:
        """Return a specification; None after an error, or if it is optional and of no known format."""
        key = (path, spec.dialect, optional, repr(overlay))
        if key not in self._known:
            own = log.empty()
            try:
                source = self._progress.load(path)
                found = _read(source, own, overlay, lenient=self._lenient, dialect=spec.dialect)
                self._known[key] = (found, own)
            except SourceError as error:
                own.diagnostics.append(_placed(error.diagnostic, path, spec.span))
            except StopRun:
                if optional and [d.code for d in own.diagnostics] == [UNKNOWN_DIALECT]:
                    own = log.empty()
            self._known.setdefault(key, (None, own))
        result, known = self._known[key]
        log.extend(known)
        return result


def _check_overlays(job: Job, paths: list[str], log: Log) -> None:
    """Report overlays of specifications that the job does not have; those that cannot be read are reported anyway."""
    known = [*paths, *(spec.path for spec in job.specs)]
    for path, overlay in job.overlays.items():
        if path not in known:
            from adlgen.diagnostics.codes.overlays import BAD_OVERLAY

            message = f"'overlays' changes tools of '{path}', which is not one of 'specs'"
            log.add(BAD_OVERLAY, message, overlay.span, near(path, paths, "specifications"))


def _placed(found: Diagnostic, path: str, span: Span | None) -> Diagnostic:
    """Return the problem of a file that cannot be read, at the place in the configuration that names it."""
    if span is None or found.span is None or found.span.line > 0:
        return found
    return replace(found, message=f"'{path}': {found.message}", span=span)


def _named(agent: Agent, job: Job, count: int) -> Agent:
    """Return the agent with the name of its toolbox, and the source that headers of emitted files name."""
    if job.title:
        agent = replace(agent, name=job.title)
    path = job.specs[0].path
    if count > 1 and len(job.specs) == 1 and not is_pattern(path):
        return replace(agent, source=Path(path).name)
    return agent


def _selected(agent: Agent, only: ToolFilter, log: Log) -> Agent:
    if not only.tags and not only.ids:
        return agent
    ids = [re.compile(".*".join(map(re.escape, text.split("*")))) for text in only.ids]

    def wanted(tool: Tool) -> bool:
        return bool({*only.tags} & {*tool.tags}) or any(one.fullmatch(tool.id) for one in ids)

    tools = tuple(filter(wanted, agent.tools))
    if not tools:
        from adlgen.diagnostics.codes.config import NO_TOOL

        log.add(NO_TOOL, f"no tool of '{agent.name}' is selected", None)
    return log.checked(replace(agent, tools=tools))
