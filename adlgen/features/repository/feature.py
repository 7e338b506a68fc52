"""The user-owned files of a new repository: a program, a page, settings of tools, and example tools."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import replace
from adlgen.features.base import Feature
from adlgen.ir.agent import Agent
from adlgen.ir.data import shape
from adlgen.ir.extras import Extra

NAME = "repository"
EXAMPLE = shape("example")

FEATURE = Feature()


def with_examples(agent: Agent) -> Agent:
    """Return an agent whose tools packs implement as examples."""
    return replace(
        agent,
        tools=tuple(
            replace(tool, extras={**tool.extras, NAME: Extra(EXAMPLE.value(), tool.span)})
            for tool in agent.tools
        ),
    )
