"""What is connected: services, tools or groups of them, and shared types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from markupsafe import Markup

from adlgen.ir.agent import Agent, Tool
from adlgen.ir.types import Type
from adlgen.site.drawing import Box, Edge, Graph, svg
from adlgen.site.model import NOTHING, Group, Link, Service, ToolPage, TypePage
from adlgen.site.shared import SharedTypes, sides
from adlgen.site.trees import references

MOST_TOOLS = 60
"""With more tools, the boxes are groups."""
_MOST_TYPES = 60
_MOST_NEAR = 10
"""The shared types in the figure of one tool."""


class Connections:
    """Finds what tools use."""

    def __init__(
        self,
        agent: Agent,
        pages: Sequence[ToolPage],
        types: SharedTypes,
        services: Sequence[Service],
    ) -> None:
        """``pages`` are those of the tools of the agent."""
        self._pages = pages
        self._types = {page.label: page for page in types.pages}
        self._services = {service.id: service for service in services}
        self._direct = {tool.name: _direct(tool, types) for tool in agent.tools}

    def graph(self, groups: Sequence[Group]) -> tuple[Graph, tuple[Link, ...]]:
        """Return the graph of an agent, and the groups that are connected to nothing."""
        many = len(self._pages) > MOST_TOOLS
        kept = [one for one in self._types.values() if not many or len(_names(one)) > 1]
        kept = kept[:_MOST_TYPES]
        place = {page.name: f"t.{page.slug}" for page in self._pages}
        tools = [_tool_box(page, f"tools/{page.slug}.html") for page in self._pages]
        if many:
            place = {page.name: group.slug for group in groups for page in group.tools}
            tools = [_group_box(group) for group in groups]
        boxes = [
            *(_service_box(one, "") for one in self._services.values()),
            *tools,
            *(_type_box(one, "") for one in kept),
        ]
        edges = list(self._edges(place, {one.label for one in kept}, between=not many))
        touched = {end for edge in edges for end in (edge.a, edge.b)}
        alone = [box for box in boxes if many and box.id not in touched]
        left = tuple(box for box in boxes if box not in alone)
        links = tuple(Link(box.label, box.href) for box in alone if box.kind == "group")
        return Graph(left, tuple(edges)), links

    def _edges(
        self, place: Mapping[str, str], labels: set[str], *, between: bool
    ) -> Iterator[Edge]:
        weights = Counter[tuple[str, str, str]]()
        for page in self._pages:
            box = place[page.name]
            for service in page.services:
                weights[f"s.{self._services[service].slug}", box, "inject"] += 1
            for label, kind in self._direct[page.name].items():
                if label in labels:
                    weights[box, f"y.{self._types[label].slug}", kind] += 1
        for label in sorted(labels) if between else ():
            for used in self._types[label].uses:
                if used in labels:
                    inner, outer = self._types[used].slug, self._types[label].slug
                    weights[f"y.{outer}", f"y.{inner}", "has"] += 1
        for (a, b, kind), weight in sorted(weights.items()):
            yield Edge(a, b, kind, weight)

    def add_figures(self) -> None:
        """Fill in the figure of each tool that uses something."""
        for page in self._pages:
            page.figure = self._figure(page) if page.services or page.types else NOTHING

    def _figure(self, page: ToolPage) -> Markup:
        near = [self._types[label] for label in page.types[:_MOST_NEAR]]
        boxes = [
            *(_service_box(self._services[one], "../") for one in page.services),
            _tool_box(page, "#main"),
            *(_type_box(one, "../") for one in near),
        ]
        labels = {one.label for one in near}
        here = f"t.{page.slug}"
        edges = [Edge(f"s.{self._services[one].slug}", here, "inject") for one in page.services]
        for one in near:
            kind = self._direct[page.name].get(one.label)
            edges += [Edge(here, f"y.{one.slug}", kind)] if kind else []
            edges += [
                Edge(f"y.{one.slug}", f"y.{self._types[used].slug}", "has")
                for used in one.uses
                if used in labels
            ]
        graph = Graph(tuple(boxes), tuple(edges))
        return svg(graph, f"What {page.name} needs", gap=70, small=True)


def _direct(tool: Tool, types: SharedTypes) -> Mapping[str, str]:
    """Return the labels of the shared types that a tool refers to itself: ``in`` its arguments, or else ``out``."""
    found: dict[str, str] = {}
    for side, body in sides(tool):
        known = types.of(body)
        for name in _through(body.root, body.definitions, set(known)):
            found.setdefault(known[name].label, "in" if side == "input" else "out")
    return found


def _through(root: Type, definitions: Mapping[str, Type], known: set[str]) -> Iterator[str]:
    """Yield the shared types to which a type refers, also through definitions that are not shared."""
    waiting, seen = [root], set[str]()
    while waiting:
        for name in references(waiting.pop()):
            if name in seen:
                continue
            seen.add(name)
            if name in known:
                yield name
            else:
                waiting.append(definitions[name])


def _names(page: TypePage) -> set[str]:
    return {name for name, _ in page.used_by}


def _service_box(one: Service, root: str) -> Box:
    note = "every call" if one.kind == "middleware" else ""
    return Box(f"s.{one.slug}", one.id, f"{root}services.html#{one.slug}", 0, "service", note)


def _tool_box(page: ToolPage, href: str) -> Box:
    return Box(f"t.{page.slug}", page.name, href, 1, "tool")


def _group_box(group: Group) -> Box:
    count = str(len(group.tools))
    return Box(group.slug, group.name, f"index.html#{group.slug}", 1, "group", count)


def _type_box(one: TypePage, root: str) -> Box:
    return Box(f"y.{one.slug}", one.label, f"{root}types.html#{one.slug}", 2, "type")
