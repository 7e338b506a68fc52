"""A Mermaid diagram of tools and the services that they need, for ``adlgen inspect --format mermaid``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.diagnostics.visible import visible
from adlgen.features.wiring.model import NAME
from adlgen.ir.agent import Agent
from adlgen.ir.data import RecordValue
from adlgen.ir.extras import Extra

_CODED = re.compile(r"[^\w ,./-]|(?<!\w)[./-]|[./-](?!\w)")
"""Characters of a label that need a code; a dash, or a number with a dot, at its start would be a list."""


def diagram(agent: Agent) -> str:
    """Return the diagram, with tools and services in the order of the specification."""
    return "\n".join(["flowchart LR", *_nodes(agent), *_edges(agent), ""])


def _nodes(agent: Agent) -> Iterator[str]:
    for number, tool in enumerate(agent.tools):
        yield f'    t{number}["{label(tool.name)}"]'
    for number, service in enumerate(_records(agent.extras.get(NAME), "services")):
        shown = label(f"{service.text('id')}, {service.text('kind')}")
        yield f'    s{number}(["{shown}"])'


def _edges(agent: Agent) -> Iterator[str]:
    services = _records(agent.extras.get(NAME), "services")
    numbers = {service.text("id"): number for number, service in enumerate(services)}
    for number, tool in enumerate(agent.tools):
        needed = (inject.text("service") for inject in _records(tool.extras.get(NAME), "injects"))
        for service in dict.fromkeys(filter(None, needed)):
            yield f"    t{number} --> s{numbers[service]}"


def _records(extra: Extra | None, name: str) -> tuple[RecordValue, ...]:
    return extra.data.records(name) if extra is not None else ()


def label(text: str) -> str:
    """Return a text for a quoted label, with codes for all characters that could be markup."""
    shown = visible(" ".join(text.split()))
    return _CODED.sub(lambda found: f"#{ord(found[0])};", shown)
