"""The interface of features for planning."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

from adlgen.ir.agent import Agent, Tool
from adlgen.ir.extras import Extra
from adlgen.plan.identifiers import Namer, ToolNames
from adlgen.plan.model import Declaration, Names, PlannedExtra


class PlansExtras(Protocol):
    """The methods of a feature that planning calls."""

    def plan(self, tools: Sequence[tuple[Tool, Extra]], namer: Namer) -> Sequence[Names]:
        """Return unique names for the declarations that the feature emits for each tool."""

    def declare(
        self, tool: Tool, extra: Extra, names: ToolNames, namer: Namer
    ) -> Mapping[str, Declaration]:
        """Declare types next to those of a tool, in their namespace."""

    def plan_agent(self, extra: Extra | None, agent: Agent, namer: Namer) -> PlannedExtra | None:
        """Plan the code that the feature emits for the whole agent."""

    def plan_tool(
        self, planned: PlannedExtra, tool: Tool, whole: PlannedExtra | None, namer: Namer
    ) -> PlannedExtra:
        """Complete the plan of a tool with the feature's plan of the whole agent."""


Features: TypeAlias = Callable[[str], PlansExtras]
"""A function that returns a feature by its name."""
