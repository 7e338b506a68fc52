"""The types that are emitted for each tool, in each language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Diagnostic, Log, StopRun
from adlgen.ir.agent import Agent
from adlgen.packs.select import Target
from adlgen.packs.types import TypeEntry
from adlgen.pipeline import plan_for
from adlgen.render.declared import declared
from adlgen.site.listing import code
from adlgen.site.model import NOTHING, Listing
from adlgen.site.text import plain


class Emitted(Struct, frozen=False):
    """The declarations of all targets."""

    tools: dict[str, list[Listing]] = field(default_factory=dict)
    """By the id of the tool."""
    shared: list[Listing] = field(default_factory=list)


def emitted(
    agent: Agent, targets: Sequence[Target], types: Mapping[str, TypeEntry], log: Log
) -> Emitted:
    """Return the declarations of an agent in the languages of some targets.

    A target that cannot be planned has a note for each tool instead. Packs without templates of
    declarations are left out.
    """
    found = Emitted({tool.id: [] for tool in agent.tools})
    for target in targets:
        own = log.empty()
        try:
            _add(agent, target, types, own, found)
        except StopRun:
            notes = tuple(_messages(own.diagnostics))
            for listings in found.tools.values():
                listings.append(Listing(target.pack.language.title, "", NOTHING, notes))
    return found


def _add(
    agent: Agent, target: Target, types: Mapping[str, TypeEntry], log: Log, found: Emitted
) -> None:
    plan, pack = plan_for(agent, target.pack, target.options, log, types)
    language = pack.language
    for one in declared(plan, pack, log):
        listing = Listing(language.title, one.path, code(one.text, language))
        (found.tools[one.tool] if one.tool else found.shared).append(listing)


def _messages(diagnostics: Sequence[Diagnostic]) -> Iterator[str]:
    yield from dict.fromkeys(f"{one.code.id}: {plain(one.message)}" for one in diagnostics)
