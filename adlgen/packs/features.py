"""The features of a pack that an agent uses: loaded, and matched with what the pack has."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from adlgen.diagnostics.codes.packs import MISSING_FEATURE
from adlgen.diagnostics.model import Log
from adlgen.ir.agent import Agent
from adlgen.packs.load import Pack, Slot, ViewFunction
from adlgen.packs.manifest import read_feature
from adlgen.packs.problems import errors_of, report
from adlgen.packs.support import report_unsupported

_OFF = (False, "none")
_V = TypeVar("_V")


def fit(
    agent: Agent, pack: Pack, options: Mapping[str, str | bool], log: Log
) -> tuple[Agent, Pack]:
    """Return an agent with the features that a pack has, and the pack with the features in use.

    Raises StopRun after reporting an error, also one that was reported before.
    """
    log.stop_if_errors()
    known = _without_missing(agent, pack, log)
    report_unsupported(known, pack.language, log)
    log.stop_if_errors()
    return known, _with_features(pack, known, options, log)


def _without_missing(agent: Agent, pack: Pack, log: Log) -> Agent:
    """Return an agent without the features that a pack lacks; each tool that loses one is reported."""
    known = pack.language.features
    missing = [name for name in agent.features if name not in known]
    if not missing:
        return agent
    for tool in agent.tools:
        for name in tool.extras:
            if name in missing:
                title = pack.language.title
                message = (
                    f"the pack for {title} has no '{name}'; tool '{tool.id}' is emitted without it"
                )
                log.add(MISSING_FEATURE, message, tool.span)

    tools = tuple(replace(tool, extras=_kept(tool.extras, known)) for tool in agent.tools)
    return replace(agent, tools=tools, extras=_kept(agent.extras, known))


def _kept(extras: Mapping[str, _V], known: Sequence[str]) -> dict[str, _V]:
    return {name: extra for name, extra in extras.items() if name in known}


def _with_features(pack: Pack, agent: Agent, options: Mapping[str, str | bool], log: Log) -> Pack:
    """Return a pack with the files, names and views of the features in use.

    Raises StopRun after reporting if a feature of the pack cannot be loaded.
    """
    enabled = (o.enables for o in pack.language.options if options[o.name] not in _OFF)
    for name in dict.fromkeys((*agent.features, *enabled)):
        if name in pack.language.features:
            try:
                pack = _with_feature(pack, name)
            except errors_of(builtin=pack.builtin) as error:
                what = f"pack {pack.language.name!r}, feature {name!r}"
                report(log, what, error, pack.folders)
    log.stop_if_errors()
    return pack


def _with_feature(pack: Pack, name: str) -> Pack:
    facts = read_feature(pack.folders, name, trusted=pack.builtin)
    place = f"features/{name}"
    views: dict[str, ViewFunction] = {}
    own_slots: dict[str, Slot] = {}
    for layer in reversed(pack.layers):
        if (layer.folder / place / "views.py").is_file():
            module = importlib.import_module(f"{layer.package}.features.{name}.views")
            views |= {f"{place}/{template}": view for template, view in module.VIEWS.items()}
            own_slots |= getattr(module, "SLOTS", {})
    views |= pack.views
    for template in (rule.template for rule in facts.files):
        if template and template not in views:
            message = f"template {template!r} has no view"
            raise ValueError(message)
    slots = dict(pack.slots)
    for slot, fill in own_slots.items():
        slots[slot] = (*slots.get(slot, ()), fill)
    language = replace(
        pack.language,
        naming={**pack.language.naming, **facts.naming},
        files=(*pack.language.files, *facts.files),
    )
    return replace(pack, language=language, views=views, slots=slots)
