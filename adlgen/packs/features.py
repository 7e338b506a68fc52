"""Matches the features that an agent uses with those of a pack, and loads them."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from adlgen.diagnostics.codes.packs import BAD_PACK, MISSING_FEATURE
from adlgen.diagnostics.model import Log
from adlgen.ir.agent import Agent
from adlgen.packs.load import Pack
from adlgen.packs.manifest import read_feature
from adlgen.packs.support import report_unsupported

_OFF = (False, "none")
_V = TypeVar("_V")


def fit(
    agent: Agent, pack: Pack, options: Mapping[str, str | bool], log: Log
) -> tuple[Agent, Pack]:
    """Return the agent without features that the pack lacks, and the pack with the features in use.

    Raises StopRun if the log has errors.
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
            except (OSError, ValueError, ImportError, SyntaxError) as error:
                log.add(BAD_PACK, f"pack {pack.language.name!r}, feature {name!r}: {error}", None)
    log.stop_if_errors()
    return pack


def _with_feature(pack: Pack, name: str) -> Pack:
    facts = read_feature(pack.folder, name, trusted=pack.builtin)
    module = importlib.import_module(f"{pack.package}.features.{name}.views")
    views = {f"features/{name}/{template}": view for template, view in module.VIEWS.items()}
    slots = dict(pack.slots)
    for slot, fill in getattr(module, "SLOTS", {}).items():
        slots[slot] = (*slots.get(slot, ()), fill)
    language = replace(
        pack.language,
        naming={**pack.language.naming, **facts.naming},
        files=(*pack.language.files, *facts.files),
    )
    return replace(pack, language=language, views={**pack.views, **views}, slots=slots)
