"""Merges the agents of several specifications into one toolbox."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from adlgen.diagnostics.codes.shape import DUPLICATE_NAME, TWO_MODELS
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.memory import actual_line
from adlgen.diagnostics.model import Log, Span
from adlgen.ir.agent import Agent, Tool
from adlgen.ir.extras import Extra


def merge(agents: Sequence[Agent], log: Log) -> Agent:
    """Return one agent with the tools of all; name, version and languages are those of the first.

    Names of tools must be unique, and only one specification may have services or other models of its
    own; otherwise an error is reported.
    """
    first = agents[0]
    if len(agents) == 1:
        return first
    tools = tuple(tool for agent in agents for tool in agent.tools)
    _report_duplicates(tools, log)
    languages = {key: value for agent in reversed(agents) for key, value in agent.languages.items()}
    return replace(
        first,
        tools=tools,
        acronyms=tuple(dict.fromkeys(word for agent in agents for word in agent.acronyms)),
        languages=languages,
        language_spans={
            key: span for agent in reversed(agents) for key, span in agent.language_spans.items()
        },
        extras=_extras(agents, log),
    )


def _report_duplicates(tools: Sequence[Tool], log: Log) -> None:
    parts: tuple[tuple[str, Callable[[Tool], str]], ...] = (
        ("id", lambda tool: tool.id),
        ("name", lambda tool: tool.name),
    )
    for what, part in parts:
        known: dict[str, Tool] = {}
        for tool in tools:
            found = known.setdefault(part(tool), tool)
            if found is not tool and (what == "id" or found.id != tool.id):
                message = f"duplicate tool {what} '{part(tool)}', first used in {place(found.span)}"
                hint = _prefix(tool.span.path)
                log.add(DUPLICATE_NAME, message, tool.span, hint)


def _prefix(path: str) -> str:
    """Return a hint with the entry of the configuration that makes the names of a specification its own."""
    file = path.rsplit("/", 1)[-1]
    word = re.sub(r"[^A-Za-z0-9]+", "_", file.rsplit(".", 1)[0]).strip("_") or "other"
    return f"the tools of one toolbox need different names: `overlays: {{{file}: {{prefix: {word}_}}}}` in adlgen.yaml"


def _extras(agents: Sequence[Agent], log: Log) -> Mapping[str, Extra]:
    known: dict[str, Extra] = {}
    for agent in agents:
        for name, extra in agent.extras.items():
            found = known.setdefault(name, extra)
            if found is not extra and found.data != extra.data:
                message = f"'{name}' is already specified in {place(found.span)}"
                hint = (
                    "write it in one of the specifications, or generate them into different folders"
                )
                log.add(TWO_MODELS, message, extra.span, hint)
    return known


def place(span: Span) -> str:
    """Return a place for messages: the path and the line."""
    return f"{span.path}:{actual_line(span)}"
