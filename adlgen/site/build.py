"""Makes the model of a catalogue from an agent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from markupsafe import Markup

from adlgen.contracts.command import Compared
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log
from adlgen.ir.agent import Agent
from adlgen.packs.select import Target
from adlgen.packs.types import NO_TYPES, TypeEntry
from adlgen.site.changes import comparison
from adlgen.site.definitions import provided
from adlgen.site.drawing import bar, sentences, svg
from adlgen.site.emitted import emitted
from adlgen.site.examples import add_examples
from adlgen.site.graph import MOST_TOOLS, Connections
from adlgen.site.model import Group, Provider, Site, ToolPage
from adlgen.site.prose import markdown
from adlgen.site.shared import shared_types
from adlgen.site.text import plain, slug
from adlgen.site.tools import UNTAGGED, ToolPages, services_of
from adlgen.spec.model import Spec

_MOST_SHARES = 60
"""The tools that have a part of their own in the bar; the smaller ones are one part."""


class Source(Struct):
    """What a catalogue is made from."""

    spec: Spec
    agent: Agent
    targets: Sequence[Target]
    types: Mapping[str, TypeEntry] = NO_TYPES
    compared: Compared | None = None


def site_of(source: Source, log: Log) -> Site:
    """Return the model of the catalogue of an agent."""
    agent, spec = source.agent, source.spec
    types, services = shared_types(agent), services_of(agent)
    pages = ToolPages(agent, spec, types, services).pages()
    add_examples(agent, pages)
    code = emitted(agent, source.targets, source.types, log)
    for page in pages:
        page.emitted = tuple(code.tools[page.id])
    providers = _add_definitions(spec, agent, pages)
    groups = _groups(pages)
    connections = Connections(agent, pages, types, services)
    connections.add_figures()
    graph, alone = connections.graph(groups)
    title = f"Services, tools and shared types of {agent.name}"
    return Site(
        agent.name,
        agent.version,
        plain(agent.source),
        markdown(agent.description),
        pages,
        types.pages,
        services,
        providers,
        groups,
        tuple(Counter(tag for page in pages for tag in page.tags).most_common()),
        _bar(pages),
        tuple(code.shared),
        svg(graph, title),
        svg(graph, title, gap=84),
        tuple(sentences(graph)),
        alone,
        len(pages) > MOST_TOOLS,
        None if source.compared is None else comparison(source.compared),
        max(0, len(pages) - _MOST_SHARES),
    )


def _add_definitions(spec: Spec, agent: Agent, pages: Sequence[ToolPage]) -> tuple[Provider, ...]:
    found = list(provided(spec, agent))
    for number, page in enumerate(pages):
        page.definitions = tuple(one.definitions[number] for one in found)
    return tuple(one.provider for one in found)


def _groups(pages: Sequence[ToolPage]) -> tuple[Group, ...]:
    found: dict[str, list[ToolPage]] = {}
    for page in pages:
        found.setdefault(page.group, []).append(page)
    if UNTAGGED in found:
        found[UNTAGGED] = found.pop(UNTAGGED)  # the last one
    taken: set[str] = set()
    return tuple(Group(name, f"g-{slug(name, taken)}", tuple(one)) for name, one in found.items())


def _bar(pages: Sequence[ToolPage]) -> Markup:
    largest = sorted(pages, key=lambda page: -page.tokens)
    parts = [(page.name, f"tools/{page.slug}.html", page.tokens) for page in largest]
    rest = parts[_MOST_SHARES:]
    if rest:
        count = sum(amount for _, _, amount in rest)
        parts = [*parts[:_MOST_SHARES], (f"{len(rest)} more tools", "#tools", count)]
    return bar(parts, has_rest=bool(rest))
