"""Matches the features that an agent uses with those of a pack, and loads them."""

from __future__ import annotations

import importlib
from collections.abc import Collection, Iterable, Mapping

from adlgen.diagnostics.codes.packs import MISSING_FEATURE
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.ir.agent import Agent
from adlgen.ir.extras import Extra
from adlgen.packs.load import Pack, Slot, ViewFunction, view_of
from adlgen.packs.manifest import read_feature
from adlgen.packs.problems import errors_of, report
from adlgen.packs.support import report_unsupported

RUNTIME_PACKAGE = "runtime_package"
"""The feature of a pack with the files of a runtime that is a package of its own."""


def fit(
    agent: Agent, pack: Pack, options: Mapping[str, str | bool], log: Log
) -> tuple[Agent, Pack]:
    """Return the agent without features that the pack lacks, and the pack with the features in use.

    An option may switch a feature off or on. Raises StopRun after reporting an error, also one that
    was reported before.
    """
    log.stop_if_errors()
    switched = {o.enables: o.is_on(options[o.name]) for o in pack.language.options if o.enables}
    off = [name for name, is_on in switched.items() if not is_on]
    known = _without_missing(_without(agent, off), pack, log)
    report_unsupported(known, pack.language, log)
    if pack.language.largest_integer:
        from adlgen.packs.wide import report_wide_integers

        report_wide_integers(known, pack.language, options, log)
    log.stop_if_errors()
    on = [name for name, is_on in switched.items() if is_on]
    on += [o.enables_for.get(str(options[o.name]), "") for o in pack.language.options]
    return known, _with_features(pack, (*known.features, *on), log)


def unused_features(pack: Pack) -> frozenset[str]:
    """Return the features of a pack that :func:`fit` returned whose folders no file of the plan can come from.

    In packs that come with adlgen, a template includes only templates of its own feature and of folders that are not
    features, except for the files of a runtime that is a package of its own. Of other packs, nothing is known.
    """
    if not pack.is_bundled:
        return frozenset()
    language = pack.language
    used = {*language.in_use}
    for rule in language.files:
        for place in (rule.template, rule.source, rule.declarations):
            if place and place.startswith("features/"):
                used.add(place.split("/")[1])
    return frozenset(language.features) - used


def runtime_package(pack: Pack) -> Pack | None:
    """Return a pack with nothing but the files of its runtime as a package; None if it has none."""
    if RUNTIME_PACKAGE not in pack.language.features:
        return None
    package = _with_feature(pack, RUNTIME_PACKAGE)
    files = package.language.files[len(pack.language.files) :]
    return replace(package, language=replace(pack.language, files=files))


def _without_missing(agent: Agent, pack: Pack, log: Log) -> Agent:
    """Return an agent without the features that a pack lacks; each of these is reported once."""
    missing = {*agent.features, *agent.extras}.difference(pack.language.features)
    if not missing:
        return agent
    for name in sorted(missing):
        affected = [tool for tool in agent.tools if name in tool.extras]
        if affected:
            first = affected[0]
            tools = f"tool '{first.id}' is" if len(affected) == 1 else f"{len(affected)} tools are"
            message = (
                f"the pack for {pack.language.title} has no '{name}'; {tools} emitted without it"
            )
            log.add(MISSING_FEATURE, message, first.span)
    return _without(agent, missing)


def _without(agent: Agent, names: Collection[str]) -> Agent:
    gone = frozenset(names)
    tools = tuple(
        tool if gone.isdisjoint(tool.extras) else replace(tool, extras=_others(tool.extras, gone))
        for tool in agent.tools
    )
    return replace(agent, tools=tools, extras=_others(agent.extras, names))


def _others(extras: Mapping[str, Extra], names: Collection[str]) -> dict[str, Extra]:
    return {name: extra for name, extra in extras.items() if name not in names}


def _with_features(pack: Pack, names: Iterable[str], log: Log) -> Pack:
    """Return a pack with the files, names and views of the features in use.

    Raises StopRun after reporting if a feature of the pack cannot be loaded.
    """
    for name in dict.fromkeys(names):
        if name in pack.language.features:
            try:
                pack = _with_feature(pack, name)
            except errors_of(is_bundled=pack.is_bundled) as error:
                what = f"pack {pack.language.name!r}, feature {name!r}"
                report(log, what, error, pack.folders)
    log.stop_if_errors()
    return pack


def _with_feature(pack: Pack, name: str) -> Pack:
    facts = read_feature(pack.folders, name, trusted=pack.is_bundled)
    place = f"features/{name}"
    views: dict[str, ViewFunction] = {}
    own_slots: dict[str, Slot] = {}
    for layer in reversed(pack.layers):
        if (layer.folder / place / "views.py").is_file():
            module = importlib.import_module(f"{layer.package}.features.{name}.views")
            views |= {f"{place}/{t}": view_of(view, module) for t, view in module.VIEWS.items()}
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
        in_use=(*pack.language.in_use, name),
    )
    return replace(pack, language=language, views=views, slots=slots)
