"""The types that are emitted for places of a specification, in the languages of its targets."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import TypeAlias

from adlgen.arguments import jobs_of, project_of
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.memory import Memory, continuing, remembered, span_in_text
from adlgen.diagnostics.model import Log, Span, StopRun
from adlgen.document.limits import raised
from adlgen.editing.checks import Job, within
from adlgen.editing.excerpts import declaration, field, shortened
from adlgen.editing.model import Snapshot
from adlgen.editing.planned import Place, places_of, spans_of
from adlgen.ir.agent import Agent, Body
from adlgen.output.state import RunState
from adlgen.packs import request
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.context import Unusable
from adlgen.packs.load import Pack
from adlgen.packs.select import Target, TargetSelection, select
from adlgen.packs.types import TypeEntry
from adlgen.parameters import Arguments
from adlgen.plan.build import Named
from adlgen.plan.language import Language
from adlgen.plan.model import Plan
from adlgen.planning import named_for
from adlgen.render.declared import declared
from adlgen.toolbox import Toolboxes

_Spans: TypeAlias = Mapping[str, Mapping[tuple[int, int], tuple[Span, ...]]]
"""Ranges by path, then by line and column."""
_LAYOUT = {"layout": "files"}
"""The option of packs with which each tool has a file, whose declarations are those of other layouts."""


class Listing(Struct):
    """Emitted code."""

    language: str
    """The name of the language for marked code: ``go``."""
    title: str
    """The name of the language for people: ``Go``."""
    inside: str
    """The name of the type that has the field; empty if the code is a declaration."""
    text: str


class EmittedTypes:
    """The types of the tools of a job; a tool is planned for a language when it is first shown."""

    def __init__(self, job: Job, snapshot: Snapshot, memory: Memory) -> None:
        """Read the tools, as far as the memory of the last check does not have them; a job with errors has no types."""
        self._job, self._snapshot, self._memory = job, snapshot, memory
        self._paths: dict[str, str] = {}
        with within(job.folder, snapshot), continuing(memory):
            self._targets = [*_targets(job)]

    def at(self, place: Span) -> tuple[Listing, ...]:
        """Return what is emitted for a tool, a property or a definition, by the range of its value with an absolute path."""
        found: dict[Listing, None] = {}
        with within(self._job.folder, self._snapshot), continuing(self._memory):
            for agent, targets in self._targets:
                known = dict(self._of(agent, place))
                for target in targets if known else ():
                    found |= dict.fromkeys(target.at(known))
        return tuple(found)

    def _of(self, agent: Agent, place: Span) -> Iterator[tuple[str, frozenset[Span]]]:
        """Yield the ids of the tools with the place, and its ranges as in their types; empty text for what tools share."""
        for tool in agent.tools:
            spans = self._equal(_spans((tool.span,), tool.bodies), place)
            if spans:
                yield tool.id, spans
        if agent.shared is not None:
            spans = self._equal(_spans((), (agent.shared.body,)), place)
            if spans:
                yield "", spans

    def _equal(self, known: _Spans, place: Span) -> frozenset[Span]:
        return frozenset(
            span
            for path, starts in known.items()
            if self._absolute(path) == place.path
            for span in starts.get(self._start(path, place), ())
            if replace(span_in_text(span, self._memory), path=place.path) == place
        )

    def _start(self, path: str, place: Span) -> tuple[int, int]:
        lines = self._memory.lines.get(path)
        return (place.line if lines is None else lines.numbered(place.line)), place.column

    def _absolute(self, path: str) -> str:
        if path not in self._paths:
            self._paths[path] = os.path.realpath(os.path.join(self._job.folder, path))
        return self._paths[path]


def _spans(own: tuple[Span, ...], bodies: tuple[Body, ...]) -> _Spans:
    """Return the ranges of types and fields by path and start; those of equal bodies are remembered."""

    def compute(log: Log) -> tuple[_Spans, bool]:
        del log
        found: dict[str, dict[tuple[int, int], tuple[Span, ...]]] = {}
        for span in dict.fromkeys((*own, *(one for body in bodies for one in spans_of(body)))):
            starts = found.setdefault(span.path, {})
            start = span.line, span.column
            starts[start] = (*starts.get(start, ()), span)
        return found, True

    return remembered("places", bodies, own, Log(), compute)


class _Emitting:
    """The types of one target."""

    def __init__(self, agent: Agent, target: Target, types: Mapping[str, TypeEntry]) -> None:
        self._agent, self._target, self._types = agent, target, types
        self._texts: dict[str, str] = {}
        self._plans: dict[str, Plan | None] = {}

    def at(self, wanted: Mapping[str, Collection[Span]]) -> Iterator[Listing]:
        """Yield what is emitted for ranges, by the id of the tool that has them."""
        known = [
            (plan, place) for id_, spans in wanted.items() for plan, place in self._in(id_, spans)
        ]
        tools = [one for one in known if one[1].is_tool]
        fields = [one for one in known if one[1].field is not None]
        for plan, found in tools or fields or known:
            pack = self._named[1]  # type: ignore[index] # there is a plan
            language = pack.language
            inside, shown = _shown(self._text(plan, pack, found.tool), found, language)
            if shown:
                yield Listing(language.name, language.title, inside, shown)

    def _in(self, tool: str, spans: Collection[Span]) -> Iterator[tuple[Plan, Place]]:
        if tool not in self._plans:
            self._plans[tool] = None if self._named is None else self._named[0].plan(tool)
        plan = self._plans[tool]
        if plan is not None:
            for span, place in places_of(self._agent, plan):
                if span in spans and place.tool == tool:
                    yield plan, place

    @cached_property
    def _named(self) -> tuple[Named, Pack] | None:
        target = self._target
        options = dict(target.options)
        if any(one.name in _LAYOUT for one in target.pack.language.options):
            options |= _LAYOUT
        try:
            return named_for(self._agent, target.pack, options, Log(), self._types)
        except StopRun:
            return None

    def _text(self, plan: Plan, pack: Pack, tool: str) -> str:
        """Return the declarations of a tool; of those that tools share if it is empty."""
        if tool not in self._texts:
            try:
                found = [*declared(plan, pack, Log(), (tool,))]
            except Unusable:  # `generate` reports it
                found = []
            self._texts[tool] = "\n".join(one.text for one in found)
        return self._texts[tool]


def _shown(text: str, place: Place, language: Language) -> tuple[str, str]:
    """Return what is shown of the declarations of a file for a place, after the name of the type that has the field."""
    blocks = [declaration(text, name, place.known, language) for name in place.names]
    inside, parts = "", ["\n\n".join(one.text for one in some) for some in blocks]
    if place.field is not None:
        parts[0] = ""
        own = sorted(blocks[0], key=lambda one: one.name != place.names[0])
        for one in own:
            line = field(one.text, place.field.name, place.field.key, language)
            if line:
                inside, parts[0] = one.name, line
                break
    return inside, "\n\n".join(shortened(one) for one in parts if one)


def _targets(job: Job) -> Iterator[tuple[Agent, list[_Emitting]]]:
    """Yield the toolboxes of a job with the targets of the configuration; with all languages of adlgen if it has none."""
    arguments = Arguments()
    project = project_of(arguments, Log())
    if project is None:
        return
    config = project.config
    state = RunState(Log(severities=config.severities), config.limits)
    with raised(config.limits), state.stopping():
        toolboxes = Toolboxes(state, lenient=config.lenient)
        for one in jobs_of(job.spec, arguments, project, state.log):
            try:
                agent = toolboxes.tools_of(one, state.log.empty()).agent
                targets = select(_selection(one), agent, Log())
            except StopRun:
                continue
            yield agent, [_Emitting(agent, target, one.types) for target in targets]


def _selection(job: request.Job) -> TargetSelection:
    return job.selection if job.configured_as else TargetSelection(tuple(bundled_packs()))
