"""The page of a tool, without examples, code and definitions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from markupsafe import Markup

from adlgen.features.wiring.model import NAME as WIRING
from adlgen.ir import types as ir
from adlgen.ir.agent import Agent, Tool
from adlgen.site.model import Link, Service, ToolPage
from adlgen.site.prose import inline, markdown
from adlgen.site.shared import SharedTypes, sides
from adlgen.site.text import has_hidden, joined, plain, sentence, shown, slug
from adlgen.site.trees import Trees, keys_of, short
from adlgen.spec.model import Spec, ToolSpec

UNTAGGED = "untagged"
"""The group of tools without tags."""
_MOST_FIELDS = 6
"""The properties in a signature."""
_MOST_PROPERTIES = 80
"""The names of properties that the search knows of a tool."""
_FEW = 3
"""A start of names that so many tools have makes a group."""
_START = re.compile(r"[_.\-/]|(?<=[a-z])(?=[A-Z])")


def services_of(agent: Agent) -> tuple[Service, ...]:
    """Return the services of an agent."""
    extra = agent.extras.get(WIRING)
    taken: set[str] = set()
    return tuple(
        Service(
            one.text("id"),
            one.text("kind"),
            one.text("interface"),
            one.text("factory"),
            markdown(one.text("description")),
            slug(one.text("id"), taken),
        )
        for one in (extra.data.records("services") if extra else ())
    )


class ToolPages:
    """Makes the pages of the tools of an agent."""

    def __init__(
        self, agent: Agent, spec: Spec, types: SharedTypes, services: Sequence[Service]
    ) -> None:
        """The services learn which tools use them."""
        self._agent, self._types = agent, types
        self._written = {tool.id.value: tool for tool in spec.tools}
        self._services = {service.id: service for service in services}
        self._groups = _groups(agent)

    def pages(self) -> tuple[ToolPage, ...]:
        """Return the pages, in the order of the specification."""
        taken: set[str] = set()
        return tuple(self._page(tool, slug(tool.name, taken)) for tool in self._agent.tools)

    def _page(self, tool: Tool, name: str) -> ToolPage:
        trees = {
            side: Trees("../", self._types.links(body)).of(body, side) for side, body in sides(tool)
        }
        used = [page.label for _, body in sides(tool) for page in self._types.of(body).values()]
        injected = self._injected(tool)
        hints = tool.listed.get("annotations")
        return ToolPage(
            tool.id,
            tool.name,
            tool.title,
            name,
            inline(sentence(tool.description)),
            markdown(tool.description),
            tool.description,
            has_hidden(tool.description),
            tool.tags,
            self._groups[tool.id],
            self._signature(tool),
            trees["input"],
            trees.get("result"),
            injected,
            tuple(dict.fromkeys(one.href for one in injected if one.href)),
            tuple(dict.fromkeys(used)),
            tuple(k for k, v in hints.items() if v is True) if isinstance(hints, dict) else (),
            tool.scopes,
            tuple(
                (
                    form.name,
                    form.description,
                    Trees("../", {}).of(form.body, f"form.{n}"),
                )
                for n, form in enumerate(tool.elicits)
            ),
            _deprecation(tool, self._written[tool.id]),
            tuple(dict.fromkeys(keys_of(trees["input"])))[:_MOST_PROPERTIES],
        )

    def _injected(self, tool: Tool) -> tuple[Link, ...]:
        """Return what the handler receives; ``href`` is the id of a service, or empty."""
        extra = tool.extras.get(WIRING)
        found = []
        for one in extra.data.records("injects") if extra else ():
            service = self._services.get(one.text("service"))
            kind = service.kind if service is not None else one.text("kind")
            found.append(Link(one.text("reference"), service.id if service else "", kind))
            if service is not None and tool.name not in service.tools:
                service.tools.append(tool.name)
        return tuple(found)

    def _signature(self, tool: Tool) -> Markup:
        root = tool.input.root
        parts = [Markup("…")]
        if isinstance(root, ir.Record):
            fields = sorted(root.fields, key=lambda field: not field.required)
            parts = [
                shown(field.key) + ("" if field.required else Markup('<span class="opt">?</span>'))
                for field in fields[:_MOST_FIELDS]
            ]
            if len(fields) > _MOST_FIELDS:
                more = Markup('<span class="opt">… {} more</span>')
                parts.append(more.format(len(fields) - _MOST_FIELDS))
        result: Markup | str = ""
        if tool.output is not None:
            arrow = Markup(' <span class="arrow">→</span> <span class="res">{}</span>')
            result = arrow.format(short(tool.output.root))
        return joined(["(", Markup(", ").join(parts), ")", result])


def _deprecation(tool: Tool, written: ToolSpec) -> str:
    """Return the announcement that a tool will be removed; empty if there is none."""
    found = written.metadata.deprecated
    if found is None:
        return "Deprecated." if tool.input.root.meta.deprecated else ""
    parts = ["Deprecated"]
    parts += [f"since {plain(found.since)}"] if found.since else []
    parts += [f"may be gone after {plain(found.until)}"] if found.until else []
    parts += [f"use {plain(found.successor)} instead"] if found.successor else []
    return ", ".join(parts) + "."


def _groups(agent: Agent) -> Mapping[str, str]:
    """Return the group of each tool: its first tag; without any tags, the start of its name."""
    if any(tool.tags for tool in agent.tools):
        return {tool.id: tool.tags[0] if tool.tags else UNTAGGED for tool in agent.tools}
    starts = {tool.id: _START.split(tool.name, maxsplit=1)[0].lower() for tool in agent.tools}
    counts = Counter(starts.values())
    rest = "other" if len(counts) > 1 else "tools"
    return {id_: one if counts[one] >= _FEW else rest for id_, one in starts.items()}
