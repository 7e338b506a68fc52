"""Plans of agents for packs."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.model import Log
from adlgen.features.registry import feature
from adlgen.ir.agent import Agent
from adlgen.packs import Pack, complete_options, fit
from adlgen.packs.types import NO_TYPES, TypeEntry, with_types
from adlgen.plan.build import Named, named
from adlgen.plan.model import Plan


def plan_for(
    agent: Agent,
    pack: Pack,
    options: Mapping[str, str],
    log: Log,
    types: Mapping[str, TypeEntry] = NO_TYPES,
) -> tuple[Plan, Pack]:
    """Plan an agent for a pack, with types of the user; return the plan, and the pack with the features in use."""
    known, pack = named_for(agent, pack, options, log, types)
    return log.checked(known.plan()), pack


def named_for(
    agent: Agent,
    pack: Pack,
    options: Mapping[str, str],
    log: Log,
    types: Mapping[str, TypeEntry] = NO_TYPES,
) -> tuple[Named, Pack]:
    """Claim the public names of an agent for a pack; the first half of :func:`plan_for`."""
    complete = complete_options(pack.language, options, log, is_written=agent.is_written)
    agent, own = with_types(agent, types, pack.language, log)
    agent, pack = fit(agent, pack, complete, log)
    return named(agent, pack.language, complete, log, feature, own), pack
