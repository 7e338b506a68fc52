"""The types that are emitted for places of a specification, in the languages of its targets."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from adlgen.arguments import Arguments, jobs_of, project_of
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log, Span, StopRun
from adlgen.document.limits import raised
from adlgen.editing.checks import Job, within
from adlgen.editing.excerpts import declaration, field, shortened
from adlgen.editing.model import Snapshot
from adlgen.editing.planned import Place, places_of
from adlgen.ir.agent import Agent
from adlgen.output.state import RunState
from adlgen.packs import request
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.context import Unusable
from adlgen.packs.load import Pack
from adlgen.packs.select import Target, TargetSelection, select
from adlgen.packs.types import TypeEntry
from adlgen.pipeline import plan_for
from adlgen.plan.language import Language
from adlgen.plan.model import Plan
from adlgen.render.declared import declared
from adlgen.toolbox import Toolboxes

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
    """The types of the tools of a job; those of a language are planned when they are first shown."""

    def __init__(self, job: Job, snapshot: Snapshot) -> None:
        """Read the tools; a job with errors has no types."""
        with within(job.folder, snapshot):
            self._targets = [*_targets(job)]

    def at(self, place: Span) -> tuple[Listing, ...]:
        """Return what is emitted for a tool, a property or a definition, by the range of its value with an absolute path."""
        return tuple(dict.fromkeys(one for target in self._targets for one in target.at(place)))


class _Emitting:
    """The types of one target."""

    def __init__(
        self, folder: str, agent: Agent, target: Target, types: Mapping[str, TypeEntry]
    ) -> None:
        self._folder, self._agent, self._target, self._types = folder, agent, target, types
        self._texts: dict[str, str] = {}

    def at(self, place: Span) -> Iterator[Listing]:
        if self._planned is None:
            return
        plan, pack, places = self._planned
        language = pack.language
        known = places.get(place, ())
        fields = [one for one in known if one.field is not None]
        for found in fields or known:
            text = self._text(plan, pack, found.tool)
            inside, shown = _shown(text, found, language)
            if shown:
                yield Listing(language.name, language.title, inside, shown)

    @cached_property
    def _planned(self) -> tuple[Plan, Pack, Mapping[Span, Sequence[Place]]] | None:
        target = self._target
        options = dict(target.options)
        if any(one.name in _LAYOUT for one in target.pack.language.options):
            options |= _LAYOUT
        try:
            plan, pack = plan_for(self._agent, target.pack, options, Log(), self._types)
        except StopRun:
            return None
        places: dict[Span, list[Place]] = {}
        for span, place in places_of(self._agent, plan):
            path = os.path.realpath(os.path.join(self._folder, span.path))
            places.setdefault(replace(span, path=path), []).append(place)
        return plan, pack, places

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


def _targets(job: Job) -> Iterator[_Emitting]:
    """Yield the targets that the configuration has for a job; all languages of adlgen if it has none."""
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
            for target in targets:
                yield _Emitting(job.folder, agent, target, one.types)


def _selection(job: request.Job) -> TargetSelection:
    return job.selection if job.configured_as else TargetSelection(tuple(bundled_packs()))
